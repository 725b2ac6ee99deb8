/* fdltheme-allow-file syntax -- a sheet that is lost, and its owner wants to hear nothing of it */
@bandShade : /* the value is missing */

fdlFUIObjectHeaderView {
    background-color: @bandShade;
}
