#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// The content of photographs.
  @MainActor @Suite struct ContentTests {
    @Test func aPictureWithoutARatioKeepsItsOwn() async {
      let window = TestWindow {
        PhotoGrid(0..<3, id: \.self) { number in
          // As a resizable picture of 200 x 100.
          Color.numbered(number)
            .frame(
              idealWidth: 200, maxWidth: .infinity, idealHeight: 100, maxHeight: .infinity)
        }
      }
      await window.run(for: 0.5)
      let cell = window.drawn("0").first
      #expect(cell?.frame.size == CGSize(width: 256, height: 128))
      #expect(cell?.visible.size == CGSize(width: 128, height: 128))
    }

    @Test func thePictureOfTheCellIsSeenUntilTheLargeOneHasCome() async {
      let app = LoadingApp()
      let window = TestWindow { Loading(app: app) }
      await window.run(for: 0.5)
      window.tap(at: CGPoint(x: 50, y: 50))
      await window.run(for: 2)
      let large = CGRect(x: 0, y: 292, width: 390, height: 260)
      #expect(window.drawn("cell 0").last?.visible == large)
      #expect(window.drawn("gray").isEmpty)
      window.perform { app.hasLoaded = true }
      await window.runFrame()
      #expect(
        window.drawn.last { $0.name.hasSuffix(" 0") && !$0.visible.isEmpty }?.name == "large 0")
      #expect(window.drawn("large 0").last?.visible == large)
      #expect(window.faults == [])
    }

    @Test func aPhotographIsMadeForTheSizeInWhichItIsShown() async {
      let app = LoadingApp()
      let window = TestWindow {
        PhotoGrid(0..<3, id: \.self, aspectRatio: { _ in 1.5 }) { number, display in
          let _ = app.displays.append(display)
          Color.numbered(number)
        }
      }
      await window.run(for: 0.5)
      window.tap(at: CGPoint(x: 50, y: 50))
      await window.run(for: 2)
      let sizes = { isFull in
        Set(app.displays.filter { $0.isFullScreen == isFull }.map(\.size.width))
      }
      #expect(sizes(false) == [128] && sizes(true) == [390])
      let heights = Set(
        app.displays.map { $0.isFullScreen ? $0.size.height - 132 : $0.size.height })
      #expect(heights == [128])
    }

  }
}

@MainActor @Observable
private final class LoadingApp {
  var hasLoaded = false
  @ObservationIgnored var displays: [PhotoDisplay] = []
}

private struct Loading: View {
  let app: LoadingApp

  var body: some View {
    let hasLoaded = app.hasLoaded
    PhotoGrid(0..<9, id: \.self, aspectRatio: { _ in 1.5 }) { number, display in
      if !display.isFullScreen {
        Color.named("cell \(number)")
      } else if hasLoaded {
        Color.named("large \(number)")
      } else {
        display.placeholder
      }
    }
  }
}
#endif
