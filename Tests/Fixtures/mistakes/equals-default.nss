/* Copied from the SDK's page along with the line that was to change: the size is
   what the SDK gives anyway.

   expect 8:5 equals-default
*/

fdlFUIProgressBannerMessageView_titleLabel {
    font-size: 13;
    font-color: #1B2A4A;
}
