/* Attributes, each without its state. The layout is described in naming.nss.

   value     what may be written; the types are in value-types.nss
   evidence  where the type is known from: documented, a page of SAP has it; code, NUI's converter; inferred, the name
   states    the states that some list has an ending for
   role      text or indicator or border (on which attributes of the same path, the first that is set), or background.
             Where no attribute is in the parentheses, what it stands on is not known. All roles are inferred
   needs     works only together with that one (NUI); alone it has no effect, or that behind it: one-color, it is drawn
             where a gradient belongs (NUIGraphics.m, 192-194, hands a list that ends at the first colour without a value)
   usual     the least and the most that a theme may well mean: what public sheets give it, with plenty of room
   seen      how often in 76 public sheets, then how often with which ending
   where     sap, nui, or both: whose lists have it */

background-color {
    value: color; evidence: documented;
    states: disabled, highlighted, normal, selected, selected-disabled, selected-highlighted; role: background;
    seen: 812, disabled(10), highlighted(47), normal(1), selected(54), selected-highlighted(1); where: sap, nui;
}
background-color-bottom {
    value: color; evidence: code; states: selected; role: background; needs: background-color-top;
    seen: 160, selected(2); where: nui;
}
background-color-top {
    value: color; evidence: code; states: selected; role: background; needs: background-color-bottom, inferred(one-color);
    seen: 160, selected(2); where: nui;
}
background-image {
    value: image; evidence: code; role: background;
    states: disabled, highlighted, selected, selected-disabled, selected-highlighted;
    seen: 36, disabled(2), highlighted(6), selected(8), selected-disabled(2), selected-highlighted(2); where: nui;
}
background-image-bottom { value: image; evidence: code; role: background; where: nui; }
background-image-bottom-insets { value: box; evidence: code; where: nui; }
background-image-bottom-landscape { value: image; evidence: code; where: nui; }
background-image-bottom-landscape-insets { value: box; evidence: code; where: nui; }
background-image-insets {
    value: box; evidence: code; states: disabled, highlighted, selected, selected-disabled, selected-highlighted;
    seen: 5, disabled(1), highlighted(1), selected(3), selected-disabled(1), selected-highlighted(1); where: nui;
}
background-image-top { value: image; evidence: code; role: background; where: nui; }
background-image-top-insets { value: box; evidence: code; where: nui; }
background-image-top-landscape { value: image; evidence: code; where: nui; }
background-image-top-landscape-insets { value: box; evidence: code; where: nui; }
background-repeat { value: boolean; evidence: code; where: nui; }
background-tint-color { value: color; evidence: code; role: background; seen: 31; where: sap, nui; }
bar-tint-color { value: color; evidence: code; role: background; seen: 6; where: sap, nui; }
border-color { value: color; evidence: code; role: border(background-color); seen: 303; where: sap, nui; }
border-style { value: border-style; evidence: code; seen: 37; where: nui; }
border-width { value: number(0); evidence: code; usual: 0, 30; seen: 296; where: sap, nui; }
color { value: color; evidence: code; role: indicator(background-color); seen: 103; where: nui; }
content-insets { value: box; evidence: code; seen: 26; where: nui; }
content-mode { value: content-mode; evidence: documented; where: sap; }
corner-radius { value: number(0); evidence: code; usual: 0, 100; seen: 349; where: sap, nui; }
current-color { value: color; evidence: code; role: indicator(background-color); seen: 1; where: nui; }
divider-color { value: color; evidence: code; role: border(background-color); seen: 1; where: nui; }
divider-image { value: image; evidence: code; seen: 1; where: nui; }
divider-image-insets { value: box; evidence: code; where: nui; }
drawing-area-background-color { value: color; evidence: documented; role: background; where: sap; }
exclude-subviews { value: class-list; evidence: code; where: nui; }
exclude-views { value: class-list; evidence: code; where: nui; }
finished-image { value: image; evidence: code; states: selected; seen: 9, selected(9); where: nui; }
finished-image-insets { value: box; evidence: code; states: selected; where: nui; }
font-color {
    value: color; evidence: documented;
    states: disabled, highlighted, selected, selected-disabled, selected-highlighted;
    role: text(background-color, background-tint-color, bar-tint-color, background-color-top);
    seen: 1791, disabled(48), highlighted(243), selected(126), selected-disabled(1), selected-highlighted(1);
    where: sap, nui;
}
font-name { value: font-name; evidence: documented; seen: 1396; where: sap, nui; }
font-size { value: number(above(0)); evidence: documented; usual: 5, 120; seen: 1630; where: sap, nui; }
font-style { value: font-style; evidence: documented; states: disabled; seen: 1; where: sap; }
half-color-accented { value: color; evidence: documented; role: indicator; where: sap; }
half-color-standard { value: color; evidence: documented; role: indicator; where: sap; }
half-image-editable { value: image; evidence: documented; where: sap; }
half-image-standard { value: image; evidence: documented; where: sap; }
height { value: number(0); evidence: code; usual: 0, 2000; seen: 243; where: nui; }
horizontal-align { value: horizontal-align; evidence: code; where: nui; }
image {
    value: image; evidence: documented;
    states: disabled, highlighted, selected, selected-disabled, selected-highlighted;
    seen: 2, disabled(2), highlighted(2), selected(2), selected-disabled(2), selected-highlighted(2); where: sap, nui;
}
image-insets {
    value: box; evidence: code; states: disabled, highlighted, selected, selected-disabled, selected-highlighted;
    seen: 1, disabled(1), highlighted(1), selected(1), selected-disabled(1), selected-highlighted(1); where: nui;
}
image-name { value: image; evidence: documented; where: sap; }
keyboard-appearance { value: keyboard-appearance; evidence: code; seen: 2; where: nui; }
maximum-track-color { value: color; evidence: documented; states: disabled; role: background; where: sap; }
maximum-track-tint-color { value: color; evidence: code; role: background; seen: 1; where: nui; }
maximum-value-image { value: image; evidence: code; seen: 1; where: nui; }
maximum-value-image-insets { value: box; evidence: code; where: nui; }
minimum-track-color {
    value: color; evidence: documented; states: disabled; role: indicator(maximum-track-color); where: sap;
}
minimum-track-tint-color {
    value: color; evidence: code; role: indicator(maximum-track-tint-color); seen: 1; where: nui;
}
minimum-value-image { value: image; evidence: code; seen: 1; where: nui; }
minimum-value-image-insets { value: box; evidence: code; where: nui; }
node-background { value: color; evidence: inferred; states: highlighted; role: background; where: sap; }
node-foreground {
    value: color; evidence: inferred; states: highlighted, selected; role: indicator(node-background); where: sap;
}
off-color-accented { value: color; evidence: documented; role: indicator; where: sap; }
off-color-editable-disabled { value: color; evidence: documented; role: indicator; where: sap; }
off-color-standard { value: color; evidence: documented; role: indicator; where: sap; }
off-image { value: image; evidence: code; seen: 1; where: nui; }
off-image-editable { value: image; evidence: documented; where: sap; }
off-image-insets { value: box; evidence: code; seen: 1; where: nui; }
off-image-standard { value: image; evidence: documented; where: sap; }
on-color-accented { value: color; evidence: documented; role: indicator; where: sap; }
on-color-editable-disabled { value: color; evidence: documented; role: indicator; where: sap; }
on-color-standard { value: color; evidence: documented; role: indicator; where: sap; }
on-image { value: image; evidence: code; seen: 1; where: nui; }
on-image-editable { value: image; evidence: documented; where: sap; }
on-image-insets { value: box; evidence: code; seen: 1; where: nui; }
on-image-standard { value: image; evidence: documented; where: sap; }
on-tint-color { value: color; evidence: code; role: background; seen: 37; where: nui; }
padding { value: box; evidence: code; seen: 144; where: nui; }
placeholder-color { value: color; evidence: inferred; role: text(background-color); where: sap; }
progress-image { value: image; evidence: code; seen: 1; where: nui; }
progress-image-insets { value: box; evidence: code; where: nui; }
progress-tint-color {
    value: color; evidence: documented; role: indicator(track-tint-color); seen: 20; where: sap, nui;
}
row-height { value: number(0); evidence: code; usual: 5, 1000; where: nui; }
scope-background-color { value: color; evidence: code; role: background; seen: 29; where: nui; }
scope-background-image { value: image; evidence: code; seen: 1; where: nui; }
scope-background-image-insets { value: box; evidence: code; where: nui; }
scrolledge-background-color { value: color; evidence: inferred; role: background; where: sap; }
selected-image { value: image; evidence: code; seen: 1; where: nui; }
selected-image-insets { value: box; evidence: code; where: nui; }
selected-image-tint-color { value: color; evidence: code; seen: 1; where: nui; }
separator-color { value: color; evidence: code; role: border(background-color); seen: 3; where: nui; }
separator-style { value: separator-style; evidence: code; where: nui; }
shadow-color { value: color; evidence: code; seen: 3; where: nui; }
shadow-image { value: image; evidence: code; seen: 1; where: nui; }
shadow-image-bottom { value: image; evidence: code; where: nui; }
shadow-image-bottom-insets { value: box; evidence: code; where: nui; }
shadow-image-insets { value: box; evidence: code; where: nui; }
shadow-image-top { value: image; evidence: code; where: nui; }
shadow-image-top-insets { value: box; evidence: code; where: nui; }
shadow-offset { value: offset; evidence: code; seen: 3; where: nui; }
shadow-opacity { value: number(0, 1); evidence: code; seen: 3; where: nui; }
shadow-radius { value: number(0); evidence: code; usual: 0, 60; seen: 3; where: nui; }
signature-line-color {
    value: color; evidence: documented; role: indicator(drawing-area-background-color); where: sap;
}
standard-background-color { value: color; evidence: inferred; role: background; where: sap; }
stroke-color {
    value: color; evidence: documented; role: indicator(drawing-area-background-color, background-color); where: sap;
}
stroke-width { value: number(above(0)); evidence: documented; usual: 0.25, 40; where: sap; }
text-align { value: text-align; evidence: documented; seen: 61; where: sap, nui; }
text-alpha { value: number(0, 1); evidence: code; seen: 2; where: nui; }
text-auto-fit { value: boolean; evidence: code; seen: 65; where: nui; }
text-line-clamp { value: integer(0); evidence: documented; usual: 0, 50; seen: 1; where: sap, nui; }
text-offset { value: offset; evidence: code; seen: 39; where: nui; }
text-shadow-color {
    value: color; evidence: code; states: disabled, highlighted, selected, selected-disabled, selected-highlighted;
    seen: 144, disabled(1), highlighted(1), selected(2), selected-disabled(1), selected-highlighted(1); where: nui;
}
text-shadow-offset { value: offset; evidence: code; states: selected; seen: 9, selected(1); where: nui; }
text-transform { value: text-transform; evidence: code; seen: 34; where: nui; }
thumb-color {
    value: color; evidence: documented; states: disabled; role: indicator(minimum-track-color, maximum-track-color);
    where: sap;
}
thumb-image { value: image; evidence: code; seen: 1; where: nui; }
thumb-image-insets { value: box; evidence: code; where: nui; }
thumb-tint-color {
    value: color; evidence: code; role: indicator(on-tint-color, minimum-track-tint-color, maximum-track-tint-color);
    seen: 6; where: nui;
}
tint-color {
    value: color; evidence: documented; states: disabled; role: indicator(background-color); seen: 20;
    where: sap, nui;
}
title-insets { value: box; evidence: code; seen: 125; where: nui; }
title-vertical-offset { value: number; evidence: code; seen: 1; where: nui; }
track-image { value: image; evidence: code; seen: 1; where: nui; }
track-image-insets { value: box; evidence: code; where: nui; }
track-tint-color { value: color; evidence: documented; role: background; seen: 20; where: sap, nui; }
vertical-align { value: vertical-align; evidence: code; seen: 38; where: nui; }
view-alpha-value { value: number(0, 1); evidence: documented; states: disabled; where: sap; }
width { value: number(0); evidence: code; usual: 0, 3000; seen: 34; where: nui; }
xmark-color { value: color; evidence: documented; role: indicator(drawing-area-background-color); where: sap; }
