import CPictureProbe
import Foundation

/// The sRGB profile of libvips, with changes (ICC.1: a table of tags after a header of 128 bytes).
package struct ColorProfile {
  package private(set) var bytes: [UInt8]

  package init?() {
    var length = 0
    guard let profile = probe_srgb_profile(&length) else { return nil }
    defer { free(profile) }
    bytes = Array(UnsafeBufferPointer(start: profile, count: length))
  }

  /// Exchanges red and blue, so that a test sees whether a picture was converted by this profile.
  package mutating func swapRedAndBlue() {
    let (red, blue) = (entry("rXYZ"), entry("bXYZ"))
    bytes[red] = UInt8(ascii: "b")
    bytes[blue] = UInt8(ascii: "r")
  }

  /// Changes the name, in the form of version 2, or in UTF-16 for version 4.
  package mutating func rename(_ name: String, version: Int) {
    let tag = version == 2 ? description(name) : descriptions(name)
    let start = entry("desc")
    bytes.replaceSubrange(
      start + 4..<start + 12, with: be32(bytes.count) + be32(tag.count))
    bytes += tag + Array(repeating: 0, count: 3 - (tag.count + 3) % 4)
    bytes.replaceSubrange(0..<4, with: be32(bytes.count))
    bytes[8] = UInt8(version)
  }

  /// Makes it a profile of grey, with the curve of red.
  package mutating func makeGrey() {
    bytes.replaceSubrange(16..<20, with: Array("GRAY".utf8))
    bytes[entry("rTRC")] = UInt8(ascii: "k")
  }

  /// Replaces the curves by straight lines.
  package mutating func makeLinear() {
    let line = Array("curv".utf8) + be32(0) + be32(0)
    for tag in ["rTRC", "gTRC", "bTRC"] {
      let start = entry(tag)
      bytes.replaceSubrange(start + 4..<start + 12, with: be32(bytes.count) + be32(line.count))
    }
    bytes += line
    bytes.replaceSubrange(0..<4, with: be32(bytes.count))
  }

  /// Returns a JPEG with this profile.
  package func inserted(into jpeg: [UInt8]) -> [UInt8] {
    let payload = Array("ICC_PROFILE\0".utf8) + [1, 1] + bytes
    return Array(jpeg.prefix(2)) + [0xFF, 0xE2] + be16(payload.count + 2) + payload
      + jpeg.dropFirst(2)
  }

  private func entry(_ tag: String) -> Int {
    stride(from: 132, to: bytes.count, by: 12).first { bytes[$0...].starts(with: tag.utf8) }!
  }

  private func description(_ name: String) -> [UInt8] {
    let head = Array("desc".utf8) + be32(0) + be32(name.utf8.count + 1)
    return head + Array(name.utf8) + [UInt8](repeating: 0, count: 79)
  }

  private func descriptions(_ name: String) -> [UInt8] {
    let wide: [UInt8] = name.utf8.reduce(into: []) { $0 += [0, $1] }
    let head = Array("mluc".utf8) + be32(0) + be32(1) + be32(12) + Array("enUS".utf8)
    return head + be32(wide.count) + be32(28) + wide
  }
}
