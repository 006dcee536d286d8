/// TIFFs whose samples are numbers with a fraction (TIFF 6.0, section 19).
package enum FractionFile {
  /// Returns a picture of four columns of the same width.
  /// - Parameter columns: the samples of each column: grey, or red, green and blue, and then perhaps the opacity.
  package static func tiff(_ columns: [[Float]], width: Int, height: Int) -> [UInt8] {
    let count = columns[0].count
    let row = (0..<width).flatMap { columns[$0 * columns.count / width] }
    let samples = row.flatMap { be32(Int($0.bitPattern)) }
    var entries: [Exif.Entry] = [
      .short(256, width), .short(257, height),
      .init(258, type: 3, count: count, value: (0..<count).flatMap { _ in be16(32) }),
      .short(259, 1), .short(262, count < 3 ? 1 : 2), .long(273, 0), .short(277, count),
      .short(278, height), .long(279, samples.count * height),
    ]
    if count.isMultiple(of: 2) { entries.append(.short(338, 2)) }
    entries.append(.init(339, type: 3, count: count, value: (0..<count).flatMap { _ in be16(3) }))
    let start = Exif(main: entries).tiff.count
    entries[5] = .long(273, start)
    return Exif(main: entries).tiff + (0..<height).flatMap { _ in samples }
  }
}
