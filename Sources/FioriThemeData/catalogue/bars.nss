/* Bars, buttons and search. The layout is described in naming.nss. */

FUIButton {
    superclass: UIButton;
    conforms: FUIBackgroundSchemeSupporting, FUIButtonClosureHandling, FUIStateSelectable, PrepareForReuse;
    evidence: inferred(Latest, 10.0);
}

FUIFilterFeedbackControl { superclass: UIView; conforms: FUIViewBorderDrawing; evidence: inferred(25.08); }

/* Has the plain name that NUI gives it. */
FUINavigationBar {
    superclass: UINavigationBar;
    evidence: example(Latest, 25.08);
    paths: examples;
    NavigationBar: example(background-color, background-tint-color), mentioned(background-color, bar-tint-color,
        scrolledge--background-color, scrolledge-background-color, standard-background-color);
}

FUISearchBar { superclass: UISearchBar; evidence: inferred(9.0, 25.08); }
FUISearchController { superclass: UISearchController; evidence: inferred(25.08); }
FUISingleActionAccessoryView { superclass: UIView; evidence: inferred(Latest); }

FUIToolbar {
    superclass: UIToolbar;
    evidence: documented(10.0, 25.08);
    fdlFUIToolbar_helperText: font-color, font-style;
    fdlFUIToolbar_overflowButton: image;
}

/* Not a component: what a tutorial sets on controls of UIKit under the names that NUI gives them. */
PlainNUIClasses {
    kind: pseudo;
    evidence: example(TUTD);
    paths: examples;
    BarButton: example(font-color);
    NavigationBar: example(bar-tint-color);
}
