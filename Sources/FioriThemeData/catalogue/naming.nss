/* Naming: how names of class paths and attributes are put together, and the layout of every sheet of this catalogue,
   which is also the layout of a catalogue that a company writes for components of its own.

   A component is a block; a class path is a row in it. Facts about the component come first, then the class paths,
   sorted. What a row lists may stand in a definition of the same sheet (@text: font-color, font-style;).

       FUIKPIProgressView {
           superclass: NibDesignableControl;
           evidence: documented(SEED1, 25.08);
           unpaired: font-color(disabled), progress-tint-color, tint-color(disabled), track-tint-color;
           fdlFUIKPIProgressView: unpaired;
           fdlFUIKPIProgressView_captionLabel: unpaired;
       }

   A class path's row lists its attributes; font-color(disabled, selected) is short for font-color,
   font-color-disabled, font-color-selected. Beside names there may stand
       unpaired            whatever the row unpaired has
       more                the list goes on beyond what could be read
       unlisted            the page has the class path, and no attributes
       none                there are no attributes
       derived             the path was made by a rule, not printed in full
       example(...)        seen in an example only; what is not in such parentheses is in a list of the page
       mentioned(...)      named in the page's prose only
       inferred(...)       concluded
       undocumented(...)   read by the code, and in no document
   A list without more, and with at least one attribute of a page's list, is complete.

   The other rows, all of which may be missing
       superclass          what it derives from; generic arguments are dropped
       inner               the view inside, whose class paths style its parts
       conforms            protocols
       kind                pseudo: not a component; nui: a style class of NUI
       styles, inherits    what class of UIKit it styles, and the NUI class that is looked up before it
       evidence            documented, example, inferred or code, with the sources
       paths               whether the class paths here are all: truncated, the page goes on; examples, only seen in
                           examples; none, the page has none. Without the row they are all, or, where there is not
                           one, nothing is known
       indexed             class paths with an index, weakest first: textItem_row(n) is textItem_row1, _row2 and so on.
                           They take what the class path takes that they begin with
       unpaired            attributes that the page does not pair with its class paths: any may stand on any
       mentioned           attributes that the page names in prose, for no class path in particular
       attributes-of       the component whose page has the attributes
       handed-down         attributes that reach from the component's own class path to its parts
       system-states       attributes that show the system's own look, and not their normal value, in a state that they
                           are not set for
       title-text          attributes that are put together for a title: where the sheet has one and its value is
                           nothing, some engines fail when they draw it (bad-title-color, bad-title-font)
       palette-defaults    attributes of the component's own class path and the palette's colour that shows where
                           nothing is declared: tint-color(tintColor, highlighted(tintColorTapState))
       states              the control states that its interface takes colours for
       overrides           the attribute that beats others: where both are set, those have no effect
       needs               the attribute that has no effect unless one of the others is set, too
       state-parts         parts that are a state of what they belong to
       stands-on           the part that is behind another one; any other part is on its component's own class path
       arrived             the last version without, the first version with, and what it is about
       deprecated          what to use instead

   An attribute of your own is a block with the row value, as in attributes.nss.

   Sources. A version alone is the component's own page in SAPFiori's class reference of that version; a version with
   a page is another page there: https://help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/VERSION/en-US/Documents/
   Frameworks/SAPFiori/Classes/PAGE.html, or without Classes. Latest is a snapshot older than 25.08.
       SEED1   the class reference of FUIKPIProgressView
       SEED2   the page Progress Banner Message View of SAP's cloud guide (April 2021)
       TUT     https://github.com/sap-tutorials/Tutorials, tutorials/fiori-ios-scpms-custom-app-theming
       TUTD    the same, tutorials/fiori-ios-scpms-theme-download
       SILOS   https://github.com/Alhadis/Silos/blob/nss/files/CustomTheme.nss, a sheet from such a tutorial
       BR      25.08/branding-and-theming; CTRL 25.08/FUIControlState; FORM 25.08/FUIFormCell; RATING FUIRatingControl
       NUI     https://github.com/tombenner/nui at 744a36f74b28d43a7cc836ba85c62e4e0ccde78e */

/* A class path is the prefix, the component, and for a part the separator and the part's name. superclass-paths: the
   same part of the superclass styles a subclass, too. */
class-paths {
    prefix: fdl, documented(BR);
    separator: _, documented(BR);
    superclass-paths: same-part, inferred(BR);
    part-stands-on: own-path, inferred(BR);
}

/* Endings of attributes, and the control state that each is for. Insets have theirs behind the state. */
state-endings {
    disabled: disabled, documented(SEED1);
    highlighted: highlighted, example(SEED2);
    normal: normal, documented(TUT);
    selected: selected, documented(BR);
    selected-disabled: selected-disabled, code(NUI);
    selected-highlighted: selected-highlighted, code(NUI);
}

/* Endings that only look like one. */
other-endings {
    accented: style, documented(RATING);
    editable: style, documented(RATING);
    editable-disabled: style, documented(RATING);
    insets: after-state, code(NUI);
    standard: style, documented(RATING);
}

/* Last parts of attributes that look like a state and are none, and the state that is mostly meant. */
state-lookalikes {
    active: highlighted;
    checked: selected;
    default: normal;
    enabled: normal;
    focus: none;
    focused: none;
    highlight: highlighted;
    hover: highlighted;
    hovered: highlighted;
    inactive: disabled;
    pressed: highlighted;
    readonly: disabled;
    tapped: highlighted;
    touched: highlighted;
    unselected: normal;
    visited: none;
}

/* States that what conforms to a protocol never enters. */
never-entered {
    FUIFormCell: highlighted, documented(FORM);
}

/* The states of the Swift interface; only some have an ending. */
swift-states {
    states: disabled, disabledSelected, disabledUnselected, enabled, enabledSelected, enabledUnselected, highlighted,
        normal, readOnly, selected;
    evidence: documented(CTRL);
}
