/// The texts that describe a photograph, and the settings of its camera. The place where it was taken is never among them.
struct PhotoMetadata: Sendable, Equatable {
  var title: String?
  var caption: String?
  var keywords: [String] = []
  /// Maker and model.
  var camera: String?
  var lens: String?
  /// The exposure time in seconds.
  var exposureTime: Double?
  /// Focal length divided by aperture.
  var fNumber: Double?
  /// The sensitivity.
  var iso: Int?
  /// The focal length in millimetres.
  var focalLength: Double?
}

extension PhotoMetadata {
  /// Reads the metadata of a photograph. People write titles into the sidecar and into XMP beside a photograph, so these count more than
  /// the file itself. A caption of Google or of the sidecar counts only if the file and its XMP have none. Keywords come from the file and
  /// its XMP.
  init(
    _ header: PictureHeader, _ bytes: FileBytes, of file: FoundFile, in root: FolderRoot,
    _ sidecar: Sidecar?
  ) {
    let written = WrittenDescriptions(header, bytes, of: file, in: root)
    let (packets, google) = (written.packets, written.google)
    let iptc = header.format.iptc(in: bytes).map { IPTCRecord(bytes, in: $0) }
    let exif = header.exif
    func text(_ name: String) -> String? {
      packets.lazy.compactMap { $0.texts(of: name).first }.first
    }
    title = sidecar?.title ?? text("dc:title") ?? iptc?.title ?? exif.title
    caption =
      text("dc:description") ?? iptc?.caption ?? exif.caption ?? google?.caption
      ?? sidecar.flatMap { $0.details.isEmpty ? nil : $0.details.joined(separator: " ") }
    let words = packets.flatMap { $0.texts(of: "dc:subject") } + (iptc?.keywords ?? [])
    var known: Set<String> = []
    keywords = (words + exif.keywords).filter { known.insert($0).inserted }
    camera = exif.camera ?? ExifRecord.camera(make: text("tiff:Make"), model: text("tiff:Model"))
    lens = exif.lens ?? text("exifEX:LensModel") ?? text("aux:Lens")
    exposureTime = exif.exposureTime?.value
    (fNumber, iso, focalLength) = (exif.fNumber, exif.iso, exif.focalLength)
  }
}

extension PhotoMetadata {
  /// The exposure, as photographers write it: `1/125 s, f/2.8, ISO 200, 35 mm`.
  var exposure: String? {
    let parts = [
      exposureTime.map(shutter), fNumber.map { "f/\(short($0))" }, iso.map { "ISO \($0)" },
      focalLength.map { "\(short($0)) mm" },
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// Returns a fraction for times below a third of a second, and seconds for longer ones.
private func shutter(_ time: Double) -> String {
  time < 0.3 ? "1/\(short((1 / time).rounded())) s" : "\(short(time)) s"
}

/// Returns a number with one digit after the point, or with none if that digit is zero.
private func short(_ value: Double) -> String {
  guard abs(value) < 1e9 else { return "∞" }
  let tenths = Int((value * 10).rounded())
  return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
}

/// A value that all copies of its owner share.
final class Shared<Value: Sendable & Equatable>: Sendable, Equatable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (one: Shared, other: Shared) -> Bool { one.value == other.value }
}
