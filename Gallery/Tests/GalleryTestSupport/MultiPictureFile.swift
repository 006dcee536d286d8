/// Builds files with several JPEGs, as cameras with two lenses write them (CIPA DC-007, Multi-Picture Format).
package enum MultiPictureFile {
  /// Returns the pictures one after the other. The first one contains the index of all of them.
  package static func bytes(_ pictures: [[UInt8]]) -> [UInt8] {
    // Its length does not depend on its numbers.
    let length = segment(pictures.map { (0, $0.count) }).count
    var offset = 0
    let places = pictures.enumerated().map { number, picture in
      let size = picture.count + (number == 0 ? length : 0)
      defer { offset += size }
      return (offset: number == 0 ? 0 : offset - startOfIndex, size: size)
    }
    return pictures[0].prefix(2) + segment(places) + pictures[0].dropFirst(2)
      + pictures.dropFirst().joined()
  }

  /// Returns the segment of a JPEG with the index.
  /// - Parameter places: for each picture, its distance from the start of the index and its bytes; 0 for the first distance.
  private static func segment(_ places: [(offset: Int, size: Int)]) -> [UInt8] {
    let entries = places.enumerated().flatMap { number, place in
      be32(number == 0 ? primary : disparity) + be32(place.size) + be32(place.offset) + be32(0)
    }
    let index = Exif(main: [
      Exif.Entry(0xB000, type: undefined, count: 4, value: Array("0100".utf8)),
      .long(0xB001, places.count),
      Exif.Entry(0xB002, type: undefined, count: entries.count, value: entries),
    ])
    let payload = Array("MPF\0".utf8) + index.tiff
    return [0xFF, 0xE2] + be16(payload.count + 2) + payload
  }

  // After the start of the picture, the marker, the length and the name.
  private static let startOfIndex = 2 + 2 + 2 + 4

  private static let undefined = 7

  // The picture to show, and one of another lens.
  private static let primary = 0x2003_0000
  private static let disparity = 0x0002_0002
}
