/// The items of a HEIF file: the picture, its properties, and EXIF.
struct HEIFItems {
  private let bytes: FileBytes
  private let meta: BoxList

  init(_ bytes: FileBytes, _ meta: BoxList) {
    self.bytes = bytes
    self.meta = meta
  }

  /// Returns the number of the item that is the picture.
  func primary() throws(PictureProblem) -> Int {
    let box = try meta.payload("pitm").lowerBound
    return try number(at: box + 4, isLong: try bytes.u8(at: box) > 0)
  }

  /// Returns the indices of an item's properties, counted from 1; nil if the list does not have the item.
  func properties(of item: Int, in box: Range<Int>) throws(PictureProblem) -> [Int]? {
    let isLong = try bytes.u8(at: box.lowerBound) > 0
    let wide = try bytes.u8(at: box.lowerBound + 3) & 1 == 1
    var offset = box.lowerBound + 8
    for _ in 0..<min(try bytes.u32(at: box.lowerBound + 4), maximumItems) {
      let isWanted = try number(at: offset, isLong: isLong) == item
      offset += isLong ? 4 : 2
      let count = try bytes.u8(at: offset)
      if isWanted { return try indices(at: offset + 1, count: count, wide: wide) }
      offset += 1 + count * (wide ? 2 : 1)
    }
    return nil
  }

  /// Returns the range of the TIFF structure in the item of type `Exif`.
  func exif() throws(PictureProblem) -> Range<Int>? {
    guard let item = try item("Exif"), let extent = try location(of: item) else { return nil }
    // The item begins with the number of bytes before the TIFF header.
    let header = extent.lowerBound + 4 + (try bytes.u32(at: extent.lowerBound))
    return header < extent.upperBound ? header..<extent.upperBound : nil
  }

  /// Returns the range of the XMP packet.
  func xmp() throws(PictureProblem) -> Range<Int>? {
    guard let item = try item("mime", content: "application/rdf+xml") else { return nil }
    return try location(of: item)
  }

  private func indices(
    at start: Int, count: Int, wide: Bool
  ) throws(PictureProblem) -> [Int] {
    var indices: [Int] = []
    for entry in 0..<count {
      // The highest bit marks an essential property.
      indices.append(
        wide
          ? try bytes.u16(at: start + entry * 2) & 0x7FFF : try bytes.u8(at: start + entry) & 0x7F)
    }
    return indices
  }

  /// Returns the number of the first item of a type.
  /// - Parameter content: the type of its content, which follows its name; nil for any.
  private func item(
    _ type: StaticString, content: String? = nil
  ) throws(PictureProblem) -> Int? {
    let list = try meta.payload("iinf")
    let isLong = try bytes.u8(at: list.lowerBound) > 0
    let entries = try BoxList(bytes, in: list.dropFirst(isLong ? 8 : 6))
    for entry in entries.boxes where entry.type == "infe" {
      let isLong = try bytes.u8(at: entry.payload.lowerBound) > 2
      let start = entry.payload.lowerBound + (isLong ? 10 : 8)
      if bytes.has(type, at: start), try has(content, in: start + 4..<entry.payload.upperBound) {
        return try number(at: entry.payload.lowerBound + 4, isLong: isLong)
      }
    }
    return nil
  }

  /// Whether a type of content follows the name of an item. Both end with a zero.
  private func has(_ content: String?, in range: Range<Int>) throws(PictureProblem) -> Bool {
    guard let content else { return true }
    let texts = try bytes.bytes(at: range.lowerBound, count: range.count)
      .split(separator: 0, omittingEmptySubsequences: false)
    return texts.count > 1 && texts[1].elementsEqual(content.utf8)
  }

  private func location(of item: Int) throws(PictureProblem) -> Range<Int>? {
    var table = try ItemLocations(bytes, in: try meta.payload("iloc"))
    while let entry = try table.next() {
      if entry.item == item { return entry.extent }
    }
    return nil
  }

  private func number(at offset: Int, isLong: Bool) throws(PictureProblem) -> Int {
    isLong ? try bytes.u32(at: offset) : try bytes.u16(at: offset)
  }
}

/// The entries of the box `iloc`. Its head contains the widths of their numbers.
private struct ItemLocations {
  private let bytes: FileBytes
  private let version: Int
  private let widths: (offset: Int, length: Int, base: Int, index: Int)
  private var offset: Int
  private var remaining: Int

  init(_ bytes: FileBytes, in box: Range<Int>) throws(PictureProblem) {
    self.bytes = bytes
    version = try bytes.u8(at: box.lowerBound)
    let sizes = try bytes.u16(at: box.lowerBound + 4)
    widths = (sizes >> 12, sizes >> 8 & 15, sizes >> 4 & 15, version > 0 ? sizes & 15 : 0)
    offset = box.lowerBound + 6
    remaining = 0
    remaining = min(try take(version < 2 ? 2 : 4), maximumItems)
  }

  /// Returns the next item with its first extent; nil after the last item.
  mutating func next() throws(PictureProblem) -> (item: Int, extent: Range<Int>?)? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    let item = try take(version < 2 ? 2 : 4)
    let method = version > 0 ? try take(2) & 15 : 0
    _ = try take(2)
    let base = try take(widths.base)
    let extents = try take(2)
    guard extents <= maximumItems else { throw .broken("HEIF structure") }
    var first: Range<Int>?
    for index in 0..<extents {
      _ = try take(widths.index)
      let (start, length) = (base &+ (try take(widths.offset)), try take(widths.length))
      if index == 0, method == 0, start >= 0, start < bytes.count, length < bytes.count {
        first = start..<start + length
      }
    }
    return (item, first)
  }

  private mutating func take(_ width: Int) throws(PictureProblem) -> Int {
    defer { offset += width }
    switch width {
    case 0: return 0
    case 2: return try bytes.u16(at: offset)
    case 4: return try bytes.u32(at: offset)
    case 8:
      let (high, low) = (try bytes.u32(at: offset), try bytes.u32(at: offset + 4))
      guard high == 0 else { throw .broken("HEIF structure") }
      return low
    default: throw .broken("HEIF structure")
    }
  }
}

// Several times the number of tiles of 512 × 512 in 150 megapixels.
private let maximumItems = 4096
