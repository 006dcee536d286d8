import Foundation
import Testing

/// A driver lives as long as its view. A closure that a driver holds must not hold the view, or neither would ever be freed. Tests of
/// the mounted views show on Linux that both are freed; this test reads the sources, and names the line.
@Suite struct DriverClosureTests {
  @Test func closuresGivenToDriversNameWhatTheyHold() throws {
    let assigned = /(driver|viewer)(\.\w+)+ = \{(.*)/
    var found = 0
    for file in try Self.views {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard let closure = line.firstMatch(of: assigned)?.output.3 else { continue }
        found += 1
        let body = closure.trimmingPrefix(" ")
        #expect(body.hasPrefix("[") || body.hasPrefix("$0."), "\(file.lastPathComponent): \(line)")
      }
    }
    #expect(found > 3)
  }

  /// The files of the views.
  private static var views: [URL] {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let folder = root.appending(path: "Sources/VitrineUI")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return try #require(files).compactMap { $0 as? URL }.filter {
        $0.pathExtension == "swift" && !$0.path().contains("/Driver/")
      }
    }
  }
}
