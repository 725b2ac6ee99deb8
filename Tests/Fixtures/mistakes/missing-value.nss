/* The colour was deleted and the new one never typed in.

   expect 7:17 missing-value
*/

fdlFUISignatureCaptureView {
    stroke-color: ;
    stroke-width: 2;
}
