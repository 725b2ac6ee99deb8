AcmePriceCard {
    superclass: UIView;
    fdlAcmePriceCard: background-color, corner-radius;
    fdlAcmePriceCard_priceLabel: font-color(highlighted), font-size, font-name;
}
