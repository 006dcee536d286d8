#if EXECUTES_VIEWS
import Foundation
import Testing
import VitrineTraces

@testable import VitrineUI

extension MountedViews {
  /// Recorded gestures of one finger are seen through the views as the engine's traces expect.
  @MainActor @Suite struct TraceTests {
    @Test func recordedGesturesAreSeenThroughTheViews() async throws {
      var played = 0
      for file in try Self.files {
        let trace = try Trace(reading: Array(Data(contentsOf: file)))
        guard MountedTrace.supports(trace), !Self.left.contains(file.lastPathComponent) else {
          continue
        }
        played += 1
        for mistake in await MountedTrace(trace).mistakes {
          Issue.record("\(file.lastPathComponent):\(mistake)")
        }
      }
      #expect(played >= 11)
    }

    /// A card of this trace begins where the drawn part of the row ends, so its number of cards depends on the last bit of the time.
    private static let left = ["expanding-hover.trace"]

    private static var files: [URL] {
      get throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
          .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Traces")
        return try FileManager.default
          .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
          .filter { $0.pathExtension == "trace" }
      }
    }
  }
}
#endif
