fdlFUIKPIProgressView {}
fdlFUIKPIProgressView_captionLabel {}
