import Foundation
import Testing
import Vitrine
import VitrineTraces

/// Replays every recorded gesture on a strip through the driver. Its expectations hold, and the driver draws the same as the
/// engine.
@MainActor @Suite struct CarouselDriverTraceTests {
  private static var traces: [URL] {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Traces")
      return try FileManager.default
        .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "trace" }
    }
  }

  @Test func recordedGesturesAreSeenAsExpected() throws {
    var played: Set<Trace.Kind> = []
    for file in try Self.traces {
      let trace = try Trace(reading: Array(Data(contentsOf: file)))
      // The driver decides when to draw a frame.
      guard !trace.isRecorded, let strip = strips[trace.exhibit] else { continue }
      played.insert(trace.exhibit)
      var player = TracePlayer(strip)
      for step in trace.steps {
        player.play(step)
        for mistake in player.takeMistakes() {
          Issue.record("\(file.lastPathComponent):\(step.line): \(mistake)")
        }
      }
    }
    #expect(played == Set(strips.keys))
  }

  /// The strips that the driver shows, by kind of trace.
  private let strips: [Trace.Kind: CarouselModel.Style] = [
    .carousel: .plain, .expanding: .expanding, .stitched: .stitched,
  ]
}
