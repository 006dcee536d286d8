import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Gives changed and random files to every parser of headers. The parsers run in the server, so none may trap or hang,
/// and none may describe a part of a file that does not exist.
struct HeaderFuzzTests {
  @Test(.timeLimit(.minutes(30)), arguments: samples.keys.sorted())
  func parsersStayWithinTheFile(name: String) async throws {
    let sample = try #require(samples[name])
    try check(sample)
    try await FuzzRun("header-\(name)", count: 2000).run { seed in
      var mutations = Mutations(seed: seed)
      try check(mutations.changed(sample))
      try check(mutations.noise(after: sample.prefix(Int(seed % 40))))
    }
  }

  private func check(_ file: [UInt8]) throws {
    let bytes = FileBytes(file)
    try? JPEGScans.check(bytes, limit: 100)
    guard let header = try? PictureHeader(bytes) else { return }
    let limits = PictureLimits.standard
    try #require(1...limits.edge ~= header.width && 1...limits.edge ~= header.height)
    try #require(header.width * header.height <= limits.pixels)
    let parts = [header.embedded?.range, header.exif.preview].compactMap { $0 }
    for part in parts {
      try #require(part.lowerBound >= 0 && part.upperBound <= file.count)
      if let preview = EmbeddedPreview.jpeg(from: Array(file[part]), header) {
        try #require(preview.starts(with: [0xFF, 0xD8]))
      }
    }
    _ = PictureSizes(PixelSize(header.width, header.height), header.format).all
  }
}

/// Small files of every format.
private let samples: [String: [UInt8]] = {
  guard let jpeg = try? Canvas(width: 40, height: 30).jpeg(),
    let preview = try? Canvas(width: 160, height: 120).jpeg()
  else { return [:] }
  let exif = Exif(
    main: [.short(0x0112, 6), .text(0x010F, "Maker"), .text(0x0110, "Model")],
    details: [.text(0x9003, "2020:06:08 14:03:22"), .fraction(0x829A, 1, 60)], preview: preview)
  var samples = [
    "jpeg": exif.inserted(into: jpeg), "nef": RawFiles.nef(jpeg, orientation: 6),
    "cr2": RawFiles.cr2(jpeg), "dng": RawFiles.dng(jpeg, sensor: jpeg), "raf": RawFiles.raf(jpeg),
    "rw2": RawFiles.rw2(jpeg), "orf": RawFiles.orf(jpeg),
    "cr3": RawFiles.cr3(jpeg, preview: preview, orientation: 6),
    "progressive": (try? Canvas(width: 40, height: 30).file("jpg", options: "interlace")) ?? nil,
  ].compactMapValues { $0 }
  for suffix in ["png", "webp", "tif", "gif", "avif", "heic"] {
    samples[suffix] = try? Canvas(width: 64, height: 48).file(suffix, orientation: 6)
  }
  return samples
}()
