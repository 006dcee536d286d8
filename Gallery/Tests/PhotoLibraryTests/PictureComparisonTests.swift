import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Compares pictures of ordinary JPEGs, which are scaled in their own colours, with pictures that libvips makes of the same
/// files. libvips also makes those of a file that lacks the marker at its end.
struct PictureComparisonTests {
  private let folder = TemporaryFolder()
  private let worker: WorkerProcess

  init() throws { worker = try WorkerProcess(executable: builtCommand) }

  /// The smaller picture is decoded whole, the larger one at half its size.
  @Test(arguments: 1...8, [(1500, 400), (4004, 300)])
  func areThoseOfLibvipsInEveryOrientation(orientation: Int, size: (Int, Int)) throws {
    try compare(size, orientation, isOwn: true)
  }

  /// Four pixels share a colour, also when a picture is turned. One with odd edges is left to libvips then.
  @Test(arguments: [(1, true), (6, false)], [(1501, 401), (4003, 301)])
  func areThoseOfLibvipsWithOddEdges(turn: (orientation: Int, isOwn: Bool), size: (Int, Int)) throws
  {
    try compare(size, turn.orientation, isOwn: turn.isOwn)
  }

  private func compare(_ size: (Int, Int), _ orientation: Int, isOwn: Bool) throws {
    let seen = Canvas(sceneAcross: size.0, down: size.1).stored(orientation)
    for (across, down) in [(1, 1), (2, 1), (1, 2), (2, 2)] {
      let jpeg = seen.jpeg(colourAcross: across, down: down, isProgressive: across == down)
      let file = Exif(main: [.short(0x0112, orientation)]).inserted(into: jpeg)
      let (own, others) = try (make(file), make(file.dropLast(2)))
      #expect(!own.isIncomplete && !others.isIncomplete)
      try expectEqual(own, others, leastRatio, "\(across) × \(down)")
      #expect((own.pictures != others.pictures) == isOwn, "\(across) × \(down)")
    }
  }

  /// `Scripts/photos` fetches them.
  @Test(arguments: photographs) func ofRealPhotographsAreThoseOfLibvips(name: String) throws {
    let jpeg = try [UInt8](Data(contentsOf: photographsFolder.appending(path: name)))
    // Some have other data behind their end, which libvips ignores.
    let end = try #require(jpeg.lastRange(of: [0xFF, 0xD9]))
    let (own, others) = try (make(jpeg), make(jpeg.prefix(end.lowerBound)))
    try expectEqual(own, others, leastRatioOfPhotographs, name)
  }

  private func expectEqual(
    _ own: MadePictures, _ others: MadePictures, _ leastRatio: Double, _ name: String
  ) throws {
    for (own, other) in zip(own.pictures, others.pictures) {
      let (shown, expected) = try (
        #require(Canvas(jpeg: own.jpeg)), #require(Canvas(jpeg: other.jpeg))
      )
      try #require((shown.width, shown.height) == (expected.width, expected.height))
      #expect(shown.noiseRatio(to: expected) > leastRatio, "\(name), \(own.width)")
      for difference in shown.meanDifferences(from: expected) {
        #expect(abs(difference) < largestMeanDifference, "\(name), \(own.width)")
      }
    }
    for (part, other) in zip(parts(own.average), parts(others.average)) {
      #expect(abs(part - other) <= 1, "\(name)")
    }
  }

  private func make(_ file: some Collection<UInt8>) throws -> MadePictures {
    let name = UUID().uuidString
    try folder.write(Array(file), to: name)
    let opened = try FolderRoot(folder.path).open(PhotoPath(Array(name.utf8)))
    let header = try PictureHeader(of: opened)
    let request = WorkerRequest(.jpeg, whole: PixelSize(header.width, header.height))
    return try worker.make(opened, request)
  }
}

/// Returns red, green and blue of a colour.
private func parts(_ colour: UInt32) -> [Int] { [16, 8, 0].map { Int(colour >> $0 & 255) } }

// In decibels. Both have lost details as JPEGs of quality 80, and libvips has another filter, which leaves other fine lines. Each of
// them is as far from a picture that is scaled with exact numbers.
private let leastRatio = 31.0
private let leastRatioOfPhotographs = 36.0

// In shades. A difference of half a shade is that of rounding.
private let largestMeanDifference = 1.0

private let photographsFolder = URL(filePath: #filePath)
  .appending(path: "../../../../.build/photos/real").standardized

private let photographs =
  ((try? FileManager.default.contentsOfDirectory(atPath: photographsFolder.path)) ?? [])
  .sorted()
