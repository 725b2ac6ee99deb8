/* Value types: what an attribute's value may be. The layout of the catalogue is described in naming.nss.

   A notation is words, commas and parentheses
       one-of(a, b)              one of these words
       list(type, least, most)   that many of the type, with blanks between them; most may be missing
       pair(type)                two of the type with a comma between them
       words(type)               any number of the type with commas between them
       number, integer           with (least) or (least, most) where that is known; above(0) is more than 0
       boolean, color, font-name, font-style, image, class-name, word
                                 what the code knows: a word of that sort; word is anything

   value       the notation
   written     what pages and NUI's README call the type
   evidence    where the notation is known from; the words of a documented type that is not printed in full are open
   more        words that one reader takes beyond these
   otherwise   what NUI makes of anything else: NUI, NUIConverter */

boolean { value: boolean; written: Boolean; evidence: code(NUI); otherwise: false; }
border-style { value: one-of(bezel, line, none, rounded); written: BorderStyle; evidence: code(NUI); otherwise: none; }
box { value: list(number, 1, 4); written: Box; evidence: code(NUI); otherwise: 0; }
class-list { value: words(class-name); written: ClassNameList; evidence: code(NUI); otherwise: no-match; }
color { value: color; written: Color, Gradient, UIColor; evidence: documented(BR), code(NUI); otherwise: no-color; }
content-mode { value: word; written: ContentMode; evidence: documented(Latest/FUIAvatarStack); }
font-name { value: font-name; written: FontName; evidence: documented(NUI), code(NUI); otherwise: no-font; }
font-style {
    value: font-style; written: Font-Style-Name, UIFont.TextStyle, UIFontTextStyle; evidence: example(BR);
}
horizontal-align {
    value: one-of(center, fill, left, right); written: HorizontalAlign; evidence: code(NUI); otherwise: left;
}
image { value: image; written: Image, Name, String, UIImage; evidence: example(SEED2), code(NUI); otherwise: no-image; }
integer { value: integer; written: Integer; evidence: code(NUI); otherwise: 0; }
keyboard-appearance {
    value: one-of(alert, dark, default, light); written: KeyboardAppearance; evidence: code(NUI); otherwise: default;
}
number { value: number; written: Float, Number; evidence: code(NUI); otherwise: 0; }
offset { value: pair(number); written: Offset; evidence: code(NUI); otherwise: crash; }
separator-style {
    value: one-of(none, single-line, single-line-etched); written: SeparatorStyle; evidence: code(NUI);
    otherwise: none;
}
text-align {
    value: one-of(center, left, right); written: NSTextAlignment, TextAlign; evidence: code(NUI); more: Button(fill);
    otherwise: left;
}
text-transform {
    value: one-of(capitalize, lowercase, none, uppercase); written: TextTransform; evidence: code(NUI);
    otherwise: none;
}
vertical-align {
    value: one-of(bottom, center, fill, top); written: VerticalAlign; evidence: code(NUI); otherwise: top;
}
