/// Where a photograph was taken.
public struct Position: Sendable, Equatable, Encodable {
  /// Degrees north of the equator.
  public let latitude: Double
  /// Degrees east of Greenwich.
  public let longitude: Double

  /// Reads the position in EXIF data; nil if there is no valid one.
  init?(_ main: TagDirectory) {
    guard let place = main.directory(0x8825),
      let latitude = place.degrees(2), let longitude = place.degrees(4),
      latitude <= 90, longitude <= 180
    else { return nil }
    self.latitude = rounded(place.text(1) == "S" ? -latitude : latitude)
    self.longitude = rounded(place.text(3) == "W" ? -longitude : longitude)
  }
}

/// Returns an angle in steps of a millionth of a degree, about 10 cm on the ground.
private func rounded(_ degrees: Double) -> Double { (degrees * 1_000_000).rounded() / 1_000_000 }
