/* The reader for SwiftUI goes line by line and takes one definition from each.
   Here it finds two, understands neither and says nothing.

   engines swiftui, uikit
   expect 8:21 several-statements-on-a-line
*/

@bandShade:#1B2A4A; @bandInk:#F4F7FF;

fdlFUIObjectHeaderView {
    background-color: @bandShade;
    tint-color: @bandInk;
}
