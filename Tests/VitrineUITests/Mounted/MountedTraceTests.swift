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

    /// The WebAssembly module has no maximum zoom of an app's own, so no file has this trace.
    ///
    /// A double tap about (150, 400) stops at twice the size: the middle of the photograph goes to 150 + 2 x 45 = 240. A smaller maximum
    /// shrinks it about the middle of the screen: 195 + 0.75 x 45 = 228.75.
    @Test(arguments: [false, true])
    func aMaximumZoomIsSeenThroughTheViewsAsInTheEngine(oneByOne: Bool) async throws {
      let text = """
        exhibit viewer
        0     viewport 390 844
        0     source 16 200 118 118
        0     maximum-zoom 7 2
        1     open 7 1.5 at-once
        3     pointer 1 down touch 150 400
        3.05  pointer 1 up touch 150 400
        3.2   pointer 1 down touch 150 400
        3.25  pointer 1 up touch 150 400
        5     expect frame -150 162 780 520 within 0.001
        5     maximum-zoom 7 1.5
        7     expect frame -63.75 227 585 390 within 0.001
        7     maximum-zoom 7 none
        8     expect frame -63.75 227 585 390 within 0.001
        """
      let trace = try Trace(reading: Array(text.utf8))
      #expect(Replay(trace).failures.map(\.seen) == [])
      #expect(await MountedTrace(trace, oneByOne: oneByOne).mistakes == [])
    }

    @Test func allTracesButTheNamedOnesArePlayed() throws {
      let all = try Self.files.map(\.lastPathComponent)
      #expect(Set(try Self.traces()).union(Self.left) == Set(all))
    }

    /// The traces that are not played. They turn a wheel with the control key, by which browsers report the pinch of a trackpad. AppKit
    /// and UIKit report it as a magnification, which the traces with pinches play. A wheel that is turned with the control key is a
    /// wheel there, and belongs to the system, which magnifies the screen with it. The traces of late touches name the frames that a
    /// browser had shown; the frames of the views are at times of their own. `RecordingTests` plays flights between arrangements, and
    /// `PhotoSectionsTests` drags the scrubber of a view. One trace catches the columns of a grid at a point that is outside of the window.
    nonisolated private static let left: Set = [
      "arrange-catch.trace", "arrange-grid-deck.trace", "arrange-grid-deck-back.trace",
      "arrange-reverse.trace", "arrange-scrub.trace",
      "collection-catch.trace", "collection-grid-deck-back.trace", "collection-reverse.trace",
      "collection-scrub.trace",
      "carousel-caught-late.trace", "deck-caught-late.trace", "expanding-caught-late.trace",
      "stitched-caught-late.trace",
      "grid-pinch-catch-settling.trace", "grid-scrub.trace", "stitched-wheel-pinch.trace",
      "viewer-wheel-notch.trace",
      "viewer-wheel-zoom.trace",
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
      try files.map(\.lastPathComponent).filter { !left.contains($0) }.sorted()
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
