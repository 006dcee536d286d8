extension Landscape {
  static let coast = [
    seaStacks, turquoiseBay, fjordMorning, sunRoad, islandsAtDusk, icebergLagoon, moonOverTheBay,
    lighthouse, lowTide, chalkCliffs,
  ]
}
