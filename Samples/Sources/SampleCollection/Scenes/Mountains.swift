extension Landscape {
  static let mountains = [
    morningOnTheHighPeaks, ridgeAfterRain, alpenglow, sevenRidges, firstSnow, mirrorLake,
    aboveTheClouds, theLongWayUp, sleepingVolcano, spruceValley, mountainOfFire,
  ]
}
