import Foundation
import Testing
import Vitrine
import VitrineTraces

@testable import VitrineUI

/// Replays every recorded gesture on a grid or a viewer through the driver. Its expectations hold, and the driver draws the
/// same as the engine.
@MainActor @Suite struct PhotoDriverTraceTests {
  private static func traces(of exhibit: Trace.Kind) throws -> [(name: String, trace: Trace)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Traces")
    return try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "trace" }
      .map { ($0.lastPathComponent, try Trace(reading: Array(Data(contentsOf: $0)))) }
      // The driver decides when to draw a frame.
      .filter { $0.1.exhibit == exhibit && !$0.1.isRecorded }
  }

  private func play<Model: ExhibitModel>(
    _ traces: [(name: String, trace: Trace)], _ engine: Model,
    through pick: (PhotoGridFixture) -> ExhibitDriver<Model>
  ) {
    #expect(!traces.isEmpty)
    for (name, trace) in traces {
      var player = PhotoTracePlayer(engine, through: pick)
      for step in trace.steps {
        player.play(step)
        for mistake in player.takeMistakes() { Issue.record("\(name):\(step.line): \(mistake)") }
      }
    }
  }

  @Test func recordedGesturesOnAViewerAreSeenAsExpected() throws {
    play(try Self.traces(of: .viewer), PhotoViewerModel()) { $0.grid.viewer.exhibit }
  }

  @Test func recordedGesturesOnAGridAreSeenAsExpected() throws {
    play(try Self.traces(of: .grid), PhotoGridModel()) { $0.grid.exhibit }
  }
}
