/* Two fixes that are each harmless: a variable gets its usual form, and a literal its name. At once they would leave a use
   of a name that is gone. */
@bandShade:#1B2A4A;
@cardShade:#C4D0DF;
@lineShade:#3A4A5A;
@MistShade:#515151;

Button {
    font-color: @bandShade;
    background-color: @cardShade;
    border-color: @lineShade;
    border-width: 1;
}

Label {
    font-color: @MistShade;
}

TextField {
    font-color: #515151;
}
