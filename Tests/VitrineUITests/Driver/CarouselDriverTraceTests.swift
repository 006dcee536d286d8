import Foundation
import Testing
import VitrineTraces

/// Every recorded gesture on a carousel, played through the driver: it is seen as expected, and exactly as the engine alone
/// draws it.
@MainActor @Suite struct CarouselDriverTraceTests {
  private static var traces: [URL] {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Traces")
      return try FileManager.default
        .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.lastPathComponent.hasPrefix("carousel-") }
    }
  }

  @Test func recordedGesturesAreSeenAsExpected() throws {
    let traces = try Self.traces
    #expect(!traces.isEmpty)
    for file in traces {
      let trace = try Trace(reading: Array(Data(contentsOf: file)))
      var player = TracePlayer()
      for step in trace.steps {
        player.play(step)
        for mistake in player.takeMistakes() {
          Issue.record("\(file.lastPathComponent):\(step.line): \(mistake)")
        }
      }
    }
  }
}
