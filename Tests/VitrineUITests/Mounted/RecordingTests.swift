#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing
import Vitrine
import VitrineTraces

@testable import VitrineUI

extension MountedViews {
  /// A replay of a recording draws what the exhibits drew, to the last bit.
  @MainActor @Suite struct RecordingTests {
    /// Records the digests of a driver's scenes from now on.
    private func watch<Model: ExhibitModel>(_ exhibit: ExhibitDriver<Model>) -> SceneLog {
      let (log, present) = (SceneLog(), exhibit.didDraw)
      exhibit.didDraw = {
        var digest = Digest()
        digest.add($0)
        log.digests.append(digest.value)
        present($0)
      }
      return log
    }

    private func expect(_ text: String, draws log: SceneLog) throws {
      let replay = Replay(try Trace(reading: Array(text.utf8)))
      // The last one is no frame of the driver.
      let frames = replay.shown.dropLast().suffix(log.digests.count)
      try #require(frames.count > 40)
      #expect(frames.map(\.digest) == log.digests)
    }

    @Test(arguments: [true, false])
    func aReplayDrawsTheDragsOfACarousel(oneByOne: Bool) async throws {
      let app = RecordedApp()
      let window = TestWindow(
        size: CGSize(width: 301.3, height: 200),
        environment: { $0.hasTouchRecognizers = oneByOne }
      ) { RecordedCarousel(app: app) }
      await window.run(for: 0.5)
      let recording = VitrineRecording()
      window.perform { app.recording = recording }
      await window.run(for: 0.5)
      let driver = try #require(window.stored(CarouselStorage<Int>.self)?.driver)
      // The carousel has begun anew, with the selection of the app.
      #expect(driver.exhibit.model.targetItem == 3 && recording.traces.count == 1)
      let log = watch(driver.exhibit)
      await window.drag(
        from: CGPoint(x: 200.1, y: 100), to: CGPoint(x: 100.0 / 3, y: 103), frames: 7)
      await window.run(for: 0.1)
      // A finger catches the carousel.
      await window.drag(
        from: CGPoint(x: 90, y: 100), to: CGPoint(x: 700.0 / 3, y: 99), frames: 11)
      await window.run(for: 2)
      #expect(window.faults == [])
      try expect(recording.traces[0], draws: log)
    }

    @Test(arguments: AnyExhibit.allCases)
    func everyExhibitIsRecorded(exhibit: AnyExhibit) async throws {
      let (recording, app) = (VitrineRecording(), AnyExhibitApp())
      let window = TestWindow {
        AnyExhibitView(app: app, exhibit: exhibit).vitrineRecording(recording)
      }
      await window.run(for: 0.5)
      let kinds: [Trace.Kind] =
        switch exhibit {
        case .carousel, .column: [.carousel]
        case .cards: [.expanding]
        case .row: [.stitched]
        case .grid: [.grid, .viewer]
        case .viewer: [.viewer]
        }
      let traces = try recording.traces.map { try Trace(reading: Array($0.utf8)) }
      #expect(traces.map(\.exhibit) == kinds)
      #expect(traces.allSatisfy { !$0.steps.isEmpty } && window.faults == [])
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aReplayDrawsTheFlightsOfACollection(direction: LayoutDirection) async throws {
      let recording = VitrineRecording()
      let collection = await MountedCollection(
        direction: direction, ratio: 100.0 / 66, loops: true, corners: 7.123456789,
        recording: recording)
      let (window, app) = (collection.window, collection.app)
      let driver = try #require(collection.driver)
      let log = watch(driver.grid.exhibit)
      // There and half-way back, and caught by a finger that drags the deck.
      collection.assign(.deck)
      await window.run(for: 0.15)
      collection.assign(.grid)
      await window.run(for: 0.1)
      collection.assign(.deck)
      await window.run(for: 0.1)
      await window.drag(
        from: CGPoint(x: 200.1, y: 420), to: CGPoint(x: 100.0 / 3, y: 423), frames: 7)
      await window.run(for: 1)
      // A finger on a control of the app, photographs that come and go on the way, and another ratio.
      for progress in [0, 0.2, 0.1 + 1.0 / 3] {
        window.perform { app.scrub = PhotoCollectionScrub(to: .stitched, progress: progress) }
        await window.run(for: 0.05)
      }
      window.perform { app.photos.remove(at: 2) }
      window.perform { app.ratio = 0.7 }
      window.perform { app.scrub = nil }
      await window.run(for: 0.2)
      collection.assign(.expanding, animated: false)
      await window.run(for: 0.2)
      collection.assign(.grid)
      await window.run(for: 1)
      #expect(window.faults == [] && recording.traces.count == 2)
      let text = recording.traces[0]
      #expect(text.hasPrefix("recorded\nexhibit collection\n"))
      for words in ["ratios 1.515152 1.515152", " arrange deck\n", " toward stitched 0.433333\n"] {
        #expect(text.contains(words))
      }
      for words in [" release\n", " update-ratios\n", " arrange expanding at-once\n"] {
        #expect(text.contains(words))
      }
      try expect(text, draws: log)
    }

    @Test func aGridHasATraceOfItsOwnAndOneOfItsViewer() async throws {
      let recording = VitrineRecording()
      let window = TestWindow {
        PhotoGrid(0..<40, id: \.self, aspectRatio: { _ in 1.5 }) { Color.numbered($0) }
          .vitrineRecording(recording)
      }
      await window.run(for: 0.5)
      let driver = try #require(window.stored(PhotoStorage<Int>.self)?.driver)
      let log = watch(driver.viewer.exhibit)
      window.tap(at: CGPoint(x: 195, y: 195))
      await window.run(for: 2)
      await window.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 202, y: 640), frames: 9)
      await window.run(for: 2)
      #expect(window.faults == [] && recording.traces.count == 2)
      #expect(recording.traces[0].hasPrefix("recorded\nexhibit grid\n"))
      #expect(recording.traces[1].contains("open"))
      try expect(recording.traces[1], draws: log)
    }
  }
}

@MainActor
private final class SceneLog {
  var digests: [UInt64] = []
}

@MainActor @Observable
private final class RecordedApp {
  var recording: VitrineRecording?
  var selection: Int? = 3
}

private struct RecordedCarousel: View {
  let app: RecordedApp

  var body: some View {
    Carousel(0..<9, id: \.self, selection: Binding(app, \.selection)) { item in
      Color.numbered(item).frame(width: 70 + 10 * CGFloat(item) / 3)
    }
    .carouselLoops().carouselSpacing(7.123456789)
    .vitrineRecording(app.recording)
  }
}
#endif
