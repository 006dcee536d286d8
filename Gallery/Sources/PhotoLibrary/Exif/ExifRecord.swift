/// The EXIF data that is shown.
public struct ExifRecord: Sendable, Equatable {
  /// The orientation of the stored picture; `up` if it is missing or not valid.
  public var orientation: Orientation = .up
  /// The date on which the photograph was taken, or else digitized.
  public var taken: TakenDate?
  /// The date on which the picture was changed, which may be that of an editor.
  public var changed: TakenDate?
  /// The title, as Windows writes it.
  public var title: String?
  /// The description. A fixed text of the camera is none.
  public var caption: String?
  /// The keywords, as Windows writes them.
  public var keywords: [String] = []
  /// Maker and model, without repeating the maker.
  public var camera: String?
  /// The lens.
  public var lens: String?
  /// The exposure time in seconds.
  public var exposureTime: Fraction?
  /// Focal length divided by aperture.
  public var fNumber: Double?
  /// The sensitivity.
  public var iso: Int?
  /// The focal length in millimetres.
  public var focalLength: Double?
  /// Where the photograph was taken. It is in no index, and in details only if the options keep it.
  public var position: Position?
  /// The range of the preview in the file.
  public var preview: Range<Int>?

  /// A record without data.
  public init() {}

  init(_ bytes: FileBytes, block: Range<Int>) {
    let block = block.clamped(to: 0..<bytes.count)
    guard let main = TagDirectory(bytes, block: block) else { return }
    orientation = main.number(0x0112).flatMap { Orientation(rawValue: $0) } ?? .up
    camera = Self.camera(make: main.text(0x010F), model: main.text(0x0110))
    title = main.wideText(0x9C9B)
    caption =
      main.text(0x010E, upTo: longestCaption).flatMap { isOfCamera($0) ? nil : $0 }
      ?? main.wideText(0x9C9C)
    keywords = (main.wideText(0x9C9E) ?? "").split(separator: ";").map { $0.trimmed }
      .filter { !$0.isEmpty }
    preview = main.next.flatMap(main.directory(at:))?.range(offset: 0x0201, length: 0x0202)
    position = Position(main)
    let details = main.directory(0x8769)
    // Cameras that write TIFF/EP have the date in the main directory.
    taken = details.flatMap { TakenDate($0) } ?? TakenDate(main)
    changed = main.text(0x0132).flatMap {
      TakenDate($0, fraction: details?.text(0x9290), offset: details?.text(0x9010))
    }
    if let details { note(details) }
  }

  private mutating func note(_ details: TagDirectory) {
    lens = details.text(0xA434)
    exposureTime = details.fraction(0x829A)
    fNumber = details.fraction(0x829D)?.value
    iso = details.number(0x8827)
    focalLength = details.fraction(0x920A)?.value
  }

  /// Returns "NIKON D850" for the maker "NIKON CORPORATION" and the model "NIKON D850".
  static func camera(make: String?, model: String?) -> String? {
    guard let make else { return model }
    guard let model else { return make }
    let maker = make.prefix { $0 != " " }
    return model.lowercased().hasPrefix(maker.lowercased()) ? model : "\(make) \(model)"
  }
}

/// Whether a description is the text that a camera writes into all of its files, such as "OLYMPUS DIGITAL CAMERA" or "DCIM\100GOPRO".
private func isOfCamera(_ text: String) -> Bool {
  let text = text.uppercased()
  return ["DIGITAL CAMERA", "DIGITAL STILL CAMERA", " DSC"].contains(where: text.hasSuffix)
    || ["DCIM\\", "DSC", "UNTITLED"].contains(where: text.hasPrefix)
}

// Captions of agencies have at most 2 000 characters (IPTC).
private let longestCaption = 4096
