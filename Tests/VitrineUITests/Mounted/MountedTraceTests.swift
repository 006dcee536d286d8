#if EXECUTES_VIEWS
import Foundation
import Testing
import Vitrine
import VitrineTraces

@testable import VitrineUI

extension MountedViews {
  /// Recorded gestures are seen through the views as the engine's traces expect.
  @MainActor @Suite struct TraceTests {
    @Test(arguments: try traces())
    func recordedGesturesAreSeenThroughTheViews(file: String) async throws {
      let trace = try Self.trace(file)
      for oneByOne in Self.waysOfInput(trace) {
        for mistake in await MountedTrace(trace, oneByOne: oneByOne).mistakes {
          Issue.record("\(file):\(mistake), \(oneByOne ? "with fingers" : "with drags")")
        }
      }
    }

    @Test func allTracesButTheNamedOnesArePlayed() throws {
      let all = try Self.files.map(\.lastPathComponent)
      #expect(Set(try Self.traces()).union(Self.left.keys) == Set(all))
    }

    /// The traces that are not played, and why.
    nonisolated private static let left = [
      "expanding-hover.trace":
        "A card begins where the drawn part of the row ends, so the number of cards depends on the last bit of the time.",
      "recorded-drag-to-the-next-page.trace": "It names its frames; a window decides when to draw.",
      "stitched-wheel-pinch.trace": "Browsers report a pinch as a wheel; SwiftUI does not.",
      "viewer-wheel-notch.trace": "Browsers report a pinch as a wheel; SwiftUI does not.",
      "viewer-wheel-zoom.trace": "Browsers report a pinch as a wheel; SwiftUI does not.",
      "expanding-only-one-from-now-on.trace":
        "Another kind of binding is another view, which does not know the order in which cards were opened.",
    ]

    /// Fingers one by one, or drags and magnifications: a trace of one finger is played with both.
    private static func waysOfInput(_ trace: Trace) -> [Bool] {
      var (fingers, magnifies): (Set<Int32>, Bool) = ([], false)
      for step in trace.steps {
        switch step.action {
        case .happen(.pointer(let pointer)): fingers.insert(pointer.id)
        case .happen(.magnify): magnifies = true
        default: break
        }
      }
      return magnifies ? [false] : fingers.count > 1 ? [true] : [true, false]
    }

    nonisolated private static func traces() throws -> [String] {
      try files.map(\.lastPathComponent).filter { left[$0] == nil }.sorted()
    }

    private static func trace(_ name: String) throws -> Trace {
      try Trace(reading: Array(Data(contentsOf: folder.appending(path: name))))
    }

    nonisolated private static var folder: URL {
      URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Traces")
    }

    nonisolated private static var files: [URL] {
      get throws {
        try FileManager.default
          .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
          .filter { $0.pathExtension == "trace" }
      }
    }
  }
}
#endif
