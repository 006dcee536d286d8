/// The properties of a photograph in XMP (ISO 16684-1): RDF in XML, with a property as an attribute or as an element.
///
/// It looks for names with their usual prefixes, and parses nothing else. So no XML of others can define entities or load files.
struct XMPPacket {
  private let bytes: [UInt8]

  /// - Parameter bytes: the packet in UTF-8, or its beginning.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The date of the original, or else that on which it was digitized; nil if there is no valid one.
  var taken: TakenDate? {
    dateNames.lazy.compactMap { value(of: $0) }.compactMap { TakenDate($0) }.first
  }

  /// Returns the first value of a property that is not empty; nil without one.
  func value(of name: String) -> String? {
    bytes.ranges(of: Array(name.utf8)).prefix(mostItems).lazy.compactMap { value(after: $0) }.first
  }

  /// Returns all values of a property that are not empty.
  func values(of name: String) -> [String] {
    bytes.ranges(of: Array(name.utf8)).prefix(mostItems).compactMap { value(after: $0) }
  }

  /// Returns the values of a property that is a list, such as `dc:subject`, or that has a text for each language, such as `dc:title`;
  /// or else its only value.
  func texts(of name: String) -> [String] {
    guard let start = bytes.firstRange(of: Array("<\(name)>".utf8))?.upperBound,
      let end = bytes[start...].firstRange(of: Array("</\(name)>".utf8))?.lowerBound
    else { return value(of: name)?.printable.map { [$0] } ?? [] }
    let items: [String?] = bytes[start..<end].ranges(of: Array("<rdf:li".utf8)).prefix(mostItems)
      .map { item in
        let rest = bytes[item.upperBound..<end]
        return rest.prefix(longestValue).firstIndex(of: greater).flatMap {
          text(rest[($0 + 1)...], upTo: UInt8(ascii: "<"))
        }
      }
    return (items.isEmpty ? [text(bytes[start..<end], upTo: UInt8(ascii: "<"))] : items)
      .compactMap { $0?.printable }
  }

  private func value(after name: Range<Int>) -> String? {
    let isElement = name.lowerBound > 0 && bytes[name.lowerBound - 1] == UInt8(ascii: "<")
    guard isElement || name.lowerBound > 0 && bytes[name.lowerBound - 1].isSpace else { return nil }
    var rest = bytes[name.upperBound...]
    guard let next = rest.first, next.isSpace || next == equals || next == greater else {
      return nil
    }
    if isElement {
      guard let end = rest.prefix(longestValue).firstIndex(of: greater),
        end == rest.startIndex || rest[end - 1] != slash
      else { return nil }
      return text(rest[(end + 1)...], upTo: UInt8(ascii: "<"))
    }
    rest = rest.drop(while: \.isSpace)
    guard rest.popFirst() == equals else { return nil }
    rest = rest.drop(while: \.isSpace)
    guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return nil }
    return text(rest, upTo: quote)
  }

  private func text(_ bytes: ArraySlice<UInt8>, upTo end: UInt8) -> String? {
    let value = bytes.prefix(longestValue).prefix { $0 != end }.drop(while: \.isSpace)
    return value.isEmpty ? nil : String(decoding: value, as: UTF8.self).withoutEntities
  }
}

extension String {
  /// The text with the characters that entities of XML stand for: `&amp;`, `&#228;`, `&#xE4;`.
  fileprivate var withoutEntities: String {
    var (text, rest) = ("", self[...])
    while let start = rest.firstIndex(of: "&") {
      text += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(10).firstIndex(of: ";"),
        let character = Self.character(rest[rest.index(after: start)..<end])
      else {
        text.append(rest.removeFirst())
        continue
      }
      text.unicodeScalars.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  /// Returns the character of an entity by its name or its number.
  private static func character(_ name: Substring) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return entities[String(name)] }
    let isHexadecimal = name.hasPrefix("#x")
    return UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
      .flatMap { Unicode.Scalar($0) }
  }
}

private let entities: [String: Unicode.Scalar] = [
  "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
]

/// The date of the original in the namespaces of EXIF and of Photoshop, and that on which it was digitized. `xap` is what Adobe called
/// `xmp` before 2005.
private let dateNames = [
  "exif:DateTimeOriginal", "photoshop:DateCreated", "exif:DateTimeDigitized", "xmp:CreateDate",
  "xap:CreateDate",
]

// Captions are the longest values.
private let longestValue = 4096

// More than a photograph has keywords. What repeats a name more often was made to take time.
private let mostItems = 1000

private let equals = UInt8(ascii: "=")
private let greater = UInt8(ascii: ">")
private let slash = UInt8(ascii: "/")

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
