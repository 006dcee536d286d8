#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Carousels and grids among other views.
  @MainActor @Suite struct SurroundingsTests {
    @Test func autoplayWaitsWhileTheCarouselIsScrolledAway() async {
      let app = SurroundingsApp()
      let window = TestWindow(size: CGSize(width: 300, height: 200)) { Scrolled(app: app) }
      window.scroll(by: 500)
      await window.run(for: 5)
      #expect(app.selections == [])
      window.scroll(by: -500)
      await window.run(for: 2.5)
      #expect(app.selections == [1])
      #expect(window.faults == [])
    }

    @Test func autoplayWaitsUnderTheMouse() async {
      let carousel = await MountedCarousel {
        AnyView($0.carouselAutoplay(every: 2, button: .hidden))
      }
      carousel.window.hover(at: CGPoint(x: 150, y: 30))
      await carousel.window.run(for: 5)
      #expect(carousel.app.selections == [])
      carousel.window.hover(at: nil)
      await carousel.window.run(for: 2.5)
      #expect(carousel.app.selections == [1])
      #expect(carousel.window.faults == [])
    }

    @Test func aReaderMayReadInItsContent() async {
      let window = TestWindow(size: CGSize(width: 300, height: 300)) {
        CarouselReader { carousel in
          VStack(spacing: 0) {
            Carousel(0..<3, id: \.self) { Color.numbered($0) }
              .carouselItemLength(.fixed(100)).carouselSpacing(0)
            Text(verbatim: "\(carousel.canGoPrevious) \(carousel.canGoNext)")
            Button {
              carousel.next()
            } label: {
              Color.named("next").frame(height: 40)
            }
          }
        }
      }
      await window.run(for: 0.5)
      #expect(window.drawn("false true").count == 1)
      window.tap(at: CGPoint(x: 150, y: 280))
      await window.run(for: 2)
      window.tap(at: CGPoint(x: 150, y: 280))
      await window.run(for: 2)
      #expect(window.drawn("true false").count == 1)
      #expect(window.drawn("2").first?.frame.minX == 100)
      #expect(window.isAtRest)
      #expect(window.faults == [])
    }

    @Test func aGridWithBadInputComesToRest() async {
      for photos in [[], [1, 1, 1], [1], Array(0..<5000)] {
        let grid = await MountedGrid(photos)
        grid.window.resize(to: .zero)
        await grid.window.run(for: 2)
        grid.window.resize(to: CGSize(width: 390, height: 844))
        await grid.window.run(for: 0.5)
        if let first = photos.first { #expect(grid.cell(first)?.minX == 0) }
        grid.window.tap(at: CGPoint(x: 50, y: 50))
        await grid.window.run(for: 2)
        grid.window.perform { grid.app.photos = Array(photos.reversed().dropLast()) }
        await grid.window.run(for: 2)
        #expect(grid.window.isAtRest)
        #expect(grid.window.faults == [])
      }
    }

    @Test func aCaptionLiesOverTheOpenPhotographAndAboveTheSafeAreasEdge() async {
      let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
      let window = TestWindow(safeArea: insets, coverDelay: 1) {
        PhotoGrid(0..<9, id: \.self, aspectRatio: { _ in 1 }) { Color.numbered($0) }
          .photoOverlay { (id: Int) in Text(verbatim: "caption \(id)") }
      }
      await window.run(for: 0.5)
      window.tap(at: CGPoint(x: 50, y: 100))
      await window.run(for: 2)
      #expect(window.drawn("caption 0").first.map { abs($0.frame.maxY - 810) < 0.01 } == true)
      await window.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), frames: 8)
      await window.run(for: 2)
      #expect(window.drawn("caption 1").count == 1)
      #expect(window.faults == [])
    }

    /// On the Mac and the iPad, buttons take focus only if the person has set so.
    @Test(arguments: [false, true])
    func keysMoveThroughAGridAndOpenAPhotograph(buttonsTakeFocus: Bool) async {
      let grid = await MountedGrid()
      grid.window.buttonsTakeFocus = buttonsTakeFocus
      #expect(grid.window.focusNext())
      #expect(grid.window.press(.rightArrow))
      #expect(grid.window.press(.downArrow))
      await grid.window.runFrame()
      #expect(grid.window.drawn("CropShape").map(\.visible) == [grid.cell(4)], "a ring marks it")
      #expect(grid.window.press(.space))
      await grid.window.run(for: 2)
      #expect(grid.app.selections == [4])
      #expect(grid.window.drawn("CropShape").isEmpty)
      #expect(grid.window.press(.rightArrow))
      await grid.window.run(for: 2)
      #expect(grid.window.press(.escape))
      await grid.window.run(for: 2)
      #expect(grid.app.selections == [4, 5, nil])
      #expect(grid.window.drawn("CropShape").map(\.visible) == [grid.cell(5)], "focus has returned")
      #expect(grid.window.press(.return))
      await grid.window.run(for: 2)
      #expect(grid.app.selections == [4, 5, nil, 5])
      #expect(grid.window.faults == [])
    }

    @Test func aTapOnAPhotographGivesTheGridNoFocus() async {
      let grid = await MountedGrid()
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 2)
      grid.window.press(.escape)
      await grid.window.run(for: 2)
      #expect(!grid.window.hasFocus)
      #expect(grid.window.drawn("CropShape").isEmpty)
    }

    @Test func aGridRunsFromTheRightWhereOneWritesFromThere() async {
      let window = TestWindow(coverDelay: 1, environment: { $0.layoutDirection = .rightToLeft }) {
        PhotoGrid(0..<9, id: \.self, aspectRatio: { _ in 1 }) { Color.numbered($0) }
      }
      await window.run(for: 0.5)
      #expect(window.drawn("0").first?.visible.maxX == 390)
      window.tap(at: CGPoint(x: 350, y: 50))
      while !window.hasCover { await window.runFrame() }
      await window.run(for: 0.05)
      let first = window.drawn("0").last?.visible
      #expect(first.map { $0.maxX > 370 && $0.width < 200 } == true, "\(first as Any)")
      await window.run(for: 2)
      #expect(window.drawn("0").contains { $0.visible.width == 390 })
      #expect(window.faults == [])
    }
  }
}

@MainActor
private final class SurroundingsApp {
  var selections: [Int?] = []
}

private struct Scrolled: View {
  let app: SurroundingsApp

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Carousel(
          0..<5, id: \.self,
          selection: Binding {
            nil
          } set: {
            app.selections.append($0)
          }
        ) { Color.numbered($0) }
        .carouselItemLength(.fixed(100)).carouselAutoplay(every: 2)
        .frame(height: 100)
        Color.named("below").frame(height: 1000)
      }
    }
  }
}
#endif
