/// Videos of a few bytes: their boxes or elements, without a picture that could be decoded.
package struct VideoFiles {
  /// The boxes of the movie besides its header and its first track.
  package var texts: [UInt8] = []
  /// A box more at the end of the first box of a type; `""` stands for the file.
  package var extra: [String: [UInt8]] = [:]
  /// The samples of a track of subtitles.
  package var subtitles: [[UInt8]] = []
  /// Whether the picture is turned by a quarter.
  package var isSideways = false
  /// The code of the coding.
  package var coding = "avc1"
  /// In seconds since 1904.
  package var created = 0

  /// The name of the component that handles the first track.
  package var handlerName = ""

  package init() {}

  /// A box with a type.
  package static func box(_ type: String, _ payload: [UInt8]...) -> [UInt8] {
    let content = payload.flatMap { $0 }
    return be32(content.count + 8) + Array(type.utf8) + content
  }

  /// A video of 640 × 360 pixels that lasts 12.5 seconds, in MP4.
  package var mp4: [UInt8] {
    let type = Self.box("ftyp", Array("isom".utf8), be32(0))
    let data = Self.box("mdat", subtitles.flatMap { $0 })
    let header = Self.box(
      "mvhd", be32(0), be32(created), be32(0), be32(1000), be32(12_500),
      Array(repeating: 0, count: 80))
    let subtitle =
      subtitles.isEmpty ? [] : track("text", "tx3g", offset: type.count + 8)
    return type + data
      + Self.box(
        "moov", header, track("vide", coding, offset: 0), subtitle, texts, extra["moov"] ?? [])
  }

  private func track(_ handler: String, _ coding: String, offset: Int) -> [UInt8] {
    func more(_ container: String) -> [UInt8] { handler == "vide" ? extra[container] ?? [] : [] }
    let (one, minusOne) = (be32(0x10000), be32(0xFFFF_0000))
    let matrix =
      isSideways
      ? [be32(0), one, be32(0), minusOne, be32(0), be32(0)]
      : [one, be32(0), be32(0), be32(0), one, be32(0)]
    let size = handler == "vide" ? [be32(640 << 16), be32(360 << 16)] : [be32(0), be32(0)]
    let samples = handler == "vide" ? [] : subtitles
    let tables = Self.box(
      "stbl",
      Self.box("stsd", be32(0), be32(1), Self.box(coding, Array(repeating: 0, count: 8))),
      Self.box("stsz", be32(0), be32(0), be32(samples.count), samples.flatMap { be32($0.count) }),
      Self.box("stsc", be32(0), be32(1), be32(1), be32(samples.count), be32(1)),
      Self.box("stco", be32(0), be32(1), be32(offset)), more("stbl"))
    return Self.box(
      "trak",
      Self.box(
        "tkhd", be32(0), Array(repeating: 0, count: 36), matrix.flatMap { $0 },
        Array(repeating: 0, count: 12),
        size.flatMap { $0 }),
      more("trak"),
      Self.box(
        "mdia",
        Self.box(
          "hdlr", be32(0), be32(0), Array(handler.utf8), Array(repeating: 0, count: 12),
          handler == "vide" ? Array(handlerName.utf8) : []),
        Self.box("minf", tables, more("minf")), more("mdia")))
  }

  /// QuickTime's texts: a box of keys, and a list of their values.
  package static func texts(_ values: [(key: String, text: String)]) -> [UInt8] {
    let keys = values.flatMap {
      be32($0.key.utf8.count + 8) + Array("mdta".utf8) + Array($0.key.utf8)
    }
    let items = values.enumerated().flatMap { index, value in
      let data = box("data", be32(1), be32(0), Array(value.text.utf8))
      return be32(data.count + 8) + be32(index + 1) + data
    }
    return box("meta", box("keys", be32(0), be32(values.count), keys), box("ilst", items))
  }

  /// An element with a number of bytes and a payload of less than 127 bytes.
  package static func element(_ number: [UInt8], _ payload: [UInt8]...) -> [UInt8] {
    let content = payload.flatMap { $0 }
    return number + [0x40 | UInt8(content.count >> 8), UInt8(content.count & 0xFF)] + content
  }

  /// A video of 320 × 240 pixels that lasts 2.5 seconds, in WebM.
  /// - Parameters:
  ///   - kind: that of its track; 17 is subtitles.
  ///   - name: more elements of the track.
  package static func webM(
    tags: [UInt8], kind: UInt8 = 1, title: [UInt8] = [], name: [UInt8] = []
  ) -> [UInt8] {
    let duration = Array(repeating: UInt8(0), count: 0) + be32(Int(Float(2500).bitPattern))
    let information = element([0x15, 0x49, 0xA9, 0x66], element([0x44, 0x89], duration), title)
    let video = element([0xE0], element([0xB0], [1, 64]), element([0xBA], [240]))
    let tracks = element(
      [0x16, 0x54, 0xAE, 0x6B], element([0xAE], element([0x83], [kind]), video, name))
    return element([0x1A, 0x45, 0xDF, 0xA3], element([0x42, 0x82], Array("webm".utf8)))
      + element([0x18, 0x53, 0x80, 0x67], information, tracks, tags)
  }
}
