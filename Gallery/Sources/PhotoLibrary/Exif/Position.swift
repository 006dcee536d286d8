/// Where a photograph was taken.
public struct Position: Sendable, Equatable, Encodable {
  /// Degrees north of the equator.
  public let latitude: Double
  /// Degrees east of Greenwich.
  public let longitude: Double

  /// Reads the position in EXIF data; nil if there is no valid one.
  init?(_ main: TagDirectory) {
    guard let place = main.directory(0x8825),
      let latitude = place.degrees(2), let longitude = place.degrees(4)
    else { return nil }
    self.init(
      place.text(1) == "S" ? -latitude : latitude, place.text(3) == "W" ? -longitude : longitude)
  }

  /// Reads the position in XMP; nil if there is no valid one.
  init?(_ packet: XMPPacket) {
    guard let latitude = packet.value(of: "exif:GPSLatitude").flatMap({ degrees($0, "N", "S") }),
      let longitude = packet.value(of: "exif:GPSLongitude").flatMap({ degrees($0, "E", "W") })
    else { return nil }
    self.init(latitude, longitude)
  }

  /// Reads a position that Google has written; nil if there is none. Google writes 0 for an unknown one.
  init?(google place: Any?) {
    guard let place = place as? [String: Any], let latitude = place["latitude"] as? Double,
      let longitude = place["longitude"] as? Double, latitude != 0 || longitude != 0
    else { return nil }
    self.init(latitude, longitude)
  }

  private init?(_ latitude: Double, _ longitude: Double) {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    (self.latitude, self.longitude) = (rounded(latitude), rounded(longitude))
  }
}

/// Reads an angle of XMP: degrees with minutes, or with minutes and seconds, and a direction, such as `48,51.4937N` (XMP, part 2).
private func degrees(_ text: String, _ positive: Character, _ negative: Character) -> Double? {
  guard let direction = text.last, direction == positive || direction == negative else {
    return nil
  }
  let parts = text.dropLast().split(separator: ",", omittingEmptySubsequences: false)
    .map { Double($0) ?? -1 }
  guard (2...3).contains(parts.count), parts.allSatisfy({ $0 >= 0 }),
    parts.dropFirst().allSatisfy({ $0 < 60 })
  else { return nil }
  let angle = zip(parts, [1.0, 60, 3600]).reduce(0) { $0 + $1.0 / $1.1 }
  return direction == positive ? angle : -angle
}

/// Returns an angle in steps of a millionth of a degree, about 10 cm on the ground.
private func rounded(_ degrees: Double) -> Double { (degrees * 1_000_000).rounded() / 1_000_000 }
