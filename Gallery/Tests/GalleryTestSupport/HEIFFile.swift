/// Changes the properties of a picture in HEIC or AVIF that has one picture (ISO 23008-12, 9.3).
package struct HEIFFile {
  private let boxes: [(type: String, content: [UInt8])]

  /// - Parameter bytes: a file of libvips, whose picture is the first item.
  package init(_ bytes: [UInt8]) { boxes = Self.boxes(bytes[...]) }

  /// Returns the file with more properties of the picture, in their order.
  package func adding(_ properties: [UInt8]...) -> [UInt8] { adding(properties) }

  /// Returns the file with more properties of the picture, in their order.
  package func adding(_ properties: [[UInt8]]) -> [UInt8] {
    changed { own, associations in
      own += properties
      associations += (own.count - properties.count + 1...own.count).map { [UInt8($0)] }
    }
  }

  /// Returns the file with the numbers of its colours (ITU-T H.273), which replace others.
  package func declaring(primaries: Int, transfer: Int) -> [UInt8] {
    // The matrix is that of libvips, and samples use their full range.
    let colours = Array("nclx".utf8) + be16(primaries) + be16(transfer) + be16(6) + [0x80]
    return changed { own, associations in
      let isColour = { (property: [UInt8]) in property[4...].starts(with: "colr".utf8) }
      if let index = own.firstIndex(where: isColour) {
        own[index] = Self.box("colr", colours)
      } else {
        own.append(Self.box("colr", colours))
        associations.append([UInt8(own.count)])
      }
    }
  }

  /// Returns the file with a second list of associations, for another item, before its own one.
  package func withTwoLists() -> [UInt8] {
    changed(before: Self.box("ipma", [0, 0, 0, 1] + be32(1) + be16(9) + [0])) { _, _ in }
  }

  /// The property that turns a picture against the clock.
  package static func turn(quarters: Int) -> [UInt8] { box("irot", [UInt8(quarters)]) }

  /// The property that exchanges left and right.
  package static let mirror = box("imir", [1])

  /// The property that crops a picture about its middle.
  package static func crop(width: Int, height: Int, of denominator: Int = 1) -> [UInt8] {
    let none = be32(0) + be32(1)
    return box(
      "clap", be32(width) + be32(denominator) + be32(height) + be32(denominator) + none + none)
  }

  /// Moves the head of the file behind its data, so that the data stays where the head says.
  private func changed(
    before list: [UInt8] = [],
    _ change: (_ properties: inout [[UInt8]], _ associations: inout [[UInt8]]) -> Void
  ) -> [UInt8] {
    let rest = boxes.map { Self.box($0.type == "meta" ? "free" : $0.type, $0.content) }
    let head = boxes.first { $0.type == "meta" }!.content
    let parts = Self.boxes(head.dropFirst(4)).map { part in
      guard part.type == "iprp" else { return Self.box(part.type, part.content) }
      let (properties, associations) = Self.changed(part.content, change)
      return Self.box("iprp", properties + list + associations)
    }
    return rest.flatMap { $0 } + Self.box("meta", head.prefix(4) + parts.flatMap { $0 })
  }

  private static func changed(
    _ container: [UInt8],
    _ change: (_ properties: inout [[UInt8]], _ associations: inout [[UInt8]]) -> Void
  ) -> (properties: [UInt8], associations: [UInt8]) {
    let parts = boxes(container[...])
    var properties = boxes(parts[0].content[...]).map { box($0.type, $0.content) }
    // One item: after the version, the number of items, and the item are the number of associations, and these.
    var associations = parts[1].content[11...].map { [$0] }
    change(&properties, &associations)
    let list = parts[1].content.prefix(10) + [UInt8(associations.count)]
    return (
      box("ipco", properties.flatMap { $0 }), box("ipma", list + associations.flatMap { $0 })
    )
  }

  private static func boxes(_ bytes: ArraySlice<UInt8>) -> [(type: String, content: [UInt8])] {
    var (boxes, rest): ([(type: String, content: [UInt8])], ArraySlice<UInt8>) = ([], bytes)
    while rest.count >= 8 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      boxes.append((type, Array(rest.prefix(length).dropFirst(8))))
      rest = rest.dropFirst(length)
    }
    return boxes
  }

  private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    be32(content.count + 8) + Array(type.utf8) + content
  }
}
