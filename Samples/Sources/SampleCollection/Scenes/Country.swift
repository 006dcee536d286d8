extension Landscape {
  static let country = [
    lavenderRows, riceTerraces, riverBends, rainOverTheFields, birchesInOctober, blossom, loneTree,
    lightInTheForest, snowedIn, fogInTheValley, poppies,
  ]
}
