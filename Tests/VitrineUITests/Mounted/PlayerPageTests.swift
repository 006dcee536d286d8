#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Pages of a viewer that are not images, such as a player with buttons of its own.
  @MainActor @Suite struct PlayerPageTests {
    private let middle = CGPoint(x: 195, y: 422)
    private let beside = CGPoint(x: 60, y: 340)

    private func open(_ log: ActionLog, tap: PhotoTap = .act, fingers: Bool) async -> TestWindow {
      let window = TestWindow(
        coverDelay: 1, environment: { $0.hasTouchRecognizers = fingers }
      ) {
        PhotoGrid(0..<9, id: \.self, aspectRatio: { _ in 1.5 }) { clip, display in
          if display.isFullScreen {
            PlayerPage(log: log, name: "page \(clip)")
          } else {
            Color.named("cell \(clip)")
          }
        }
        .photoTap(tap)
      }
      await window.run(for: 0.5)
      window.tap(at: CGPoint(x: 50, y: 100))
      await window.run(for: 2)
      return window
    }

    private func page(_ window: TestWindow) -> CGRect? { window.drawn("page 0").first?.frame }

    /// Fingers one by one, as on iOS 18, and the drags of the other systems.
    @Test(arguments: [true, false]) func aPlayerGetsItsTapsAndTheViewerTheOthers(fingers: Bool)
      async
    {
      let log = ActionLog()
      let window = await open(log, fingers: fingers)
      let rest = page(window)
      window.tap(at: middle)
      await window.run(for: 1)
      #expect(log.entries == ["play"] && window.hasCover)
      // A double tap is two taps of the player.
      window.tap(at: middle)
      await window.run(for: 0.1)
      window.tap(at: middle)
      await window.run(for: 1)
      #expect(log.entries == ["play", "play", "play"] && page(window) == rest)
      // One tap of the player and one of the viewer are no double tap. A single tap closes.
      window.tap(at: middle)
      await window.run(for: 0.1)
      window.tap(at: beside)
      await window.run(for: 0.1)
      #expect(page(window) == rest)
      await window.run(for: 2)
      #expect(log.entries.count == 4 && !window.hasCover && window.isAtRest)
      #expect(window.faults == [])
    }

    @Test(arguments: [true, false]) func aPageZoomsIsDraggedAwayAndLands(fingers: Bool) async {
      let log = ActionLog()
      let window = await open(log, fingers: fingers)
      for scale in [2.25, 1] {
        window.tap(at: beside)
        await window.run(for: 0.1)
        window.tap(at: beside)
        await window.run(for: 1)
        #expect(page(window).map { abs($0.width / 390 - scale) < 1 } == true, "\(scale)")
      }
      await window.pinch(at: middle, to: 3, frames: 8)
      await window.run(for: 1)
      #expect(page(window).map { $0.width > 390 } == true && log.entries == [])
      window.tap(at: beside)
      await window.run(for: 0.1)
      window.tap(at: beside)
      await window.run(for: 1)
      // From the player's own button.
      await window.drag(from: middle, to: CGPoint(x: 195, y: 700), frames: 8)
      let held = page(window)
      #expect(held.map { $0.midY > 500 } == true)
      await window.run(for: 2)
      #expect(!window.hasCover && window.drawn("cell 0").first?.opacity == 1)
      #expect(log.entries == [] && window.faults == [] && window.isAtRest)
    }

    @Test(arguments: [true, false]) func aTapThatShowsTheControlsClosesNothing(fingers: Bool) async
    {
      let log = ActionLog()
      let window = await open(log, tap: .close, fingers: fingers)
      await window.run(for: 4)
      window.tap(at: beside)
      await window.run(for: 1)
      #expect(window.hasCover)
      window.tap(at: beside)
      await window.run(for: 2)
      #expect(!window.hasCover && log.entries == [] && window.faults == [])
    }

    @Test func aTapThatCatchesAPageIsNotThePlayers() async {
      let log = ActionLog()
      let window = await open(log, fingers: true)
      await window.drag(from: CGPoint(x: 350, y: 422), to: CGPoint(x: 150, y: 422), frames: 4)
      await window.runFrame()
      // The button of the page that leaves.
      guard let button = window.drawn("play").first?.frame else { return }
      window.tap(at: CGPoint(x: button.midX, y: button.midY))
      await window.run(for: 2)
      #expect(log.entries == [] && window.hasCover && window.faults == [])
    }
  }
}

/// A player with a button in its middle.
private struct PlayerPage: View {
  let log: ActionLog
  let name: String

  var body: some View {
    ZStack {
      Color.named(name)
      LogButton(log: log, name: "play").frame(width: 100, height: 100)
    }
  }
}
#endif
