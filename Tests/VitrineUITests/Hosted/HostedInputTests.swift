#if EXECUTES_VIEWS || os(macOS)
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

extension MountedViews {
  /// The mouse or a finger, keys, the wheel and a screen reader, in a window of either system.
  @MainActor @Suite struct HostedInputTests {
    private let middle = CGPoint(x: 150, y: 30)

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aDragMovesTheItemsAndTheReleaseSettles(direction: LayoutDirection) async {
      let carousel = await MountedCarousel(direction: direction)
      #expect(await carousel.window.reaches { carousel.hasLeft(0, at: 100) })
      let sign: CGFloat = direction == .leftToRight ? -1 : 1
      let end = CGPoint(x: 150 + 80 * sign, y: 30)
      await carousel.window.drag(from: middle, to: end, frames: 20, lifts: false)
      #expect(
        await carousel.window.reaches {
          carousel.left(of: 0).map { (20..<100).contains(sign * ($0 - 100)) } == true
        })
      #expect(carousel.app.selections == [])
      carousel.window.lift(at: end)
      #expect(await carousel.window.reaches { carousel.hasLeft(1, at: 100) })
      #expect(carousel.app.selections == [1])
    }

    @Test func aPressCatchesAMovingStrip() async {
      let carousel = await MountedCarousel(0..<50)
      await carousel.window.drag(from: CGPoint(x: 280, y: 30), to: CGPoint(x: 20, y: 30), frames: 4)
      #expect(
        await carousel.window.reaches { carousel.driver?.exhibit.scene.isMoving == true })
      carousel.window.press(at: middle)
      await carousel.window.runFrame()
      await carousel.window.runFrame()
      let caught = carousel.driver?.offset
      await carousel.window.run(for: 0.2)
      #expect(carousel.driver?.offset == caught)
      carousel.window.lift(at: middle)
      #expect(await carousel.window.reaches { carousel.driver?.exhibit.scene.isMoving == false })
    }

    @Test func aButtonActsUnlessItIsDragged() async {
      let carousel = await MountedCarousel()
      #expect(await carousel.window.reaches { carousel.hasLeft(0, at: 100) })
      let button = CGPoint(x: 150, y: 100)
      carousel.window.tap(at: button)
      #expect(await carousel.window.reaches { carousel.app.taps == [0] })
      await carousel.window.run(for: 1)
      await carousel.window.drag(from: button, to: CGPoint(x: 60, y: 100), frames: 10)
      #expect(await carousel.window.reaches { carousel.app.selections.count == 1 })
      #expect(await carousel.window.reaches { carousel.driver?.exhibit.scene.isMoving == false })
      #expect(carousel.app.taps == [0])
    }

    @Test func arrowKeysMoveACarouselWithFocus() async {
      let carousel = await MountedCarousel()
      #expect(await carousel.window.reaches { carousel.hasLeft(0, at: 100) })
      carousel.window.press(.rightArrow)
      await carousel.window.run(for: 0.1)
      #expect(carousel.driver?.target == 0, "nothing has focus")
      carousel.window.focusNext()
      carousel.window.press(.rightArrow)
      #expect(await carousel.window.reaches { carousel.hasLeft(1, at: 100) })
      #expect(carousel.app.selections == [1])
    }

    @Test func keysShowTheNextPhotographAndEscapeCloses() async {
      let app = GridApp()
      app.photos = Array(0..<10)
      let window = TestWindow { ViewerOverButton(app: app) }
      window.perform { app.selection = 3 }
      #expect(await window.reaches { window.frame(of: "3") != nil })
      // An open viewer has focus.
      window.press(.rightArrow)
      #expect(await window.reaches { app.selection == 4 })
      let screen = CGRect(x: 0, y: 227, width: 390, height: 390)
      #expect(await window.reaches { window.shows("4", at: screen) })
      window.press(.escape)
      #expect(await window.reaches { app.selection == nil && window.frame(of: "4") == nil })
      #if EXECUTES_VIEWS
      #expect(!window.hasFocus)
      #endif
    }

    @Test func arrowKeysMoveThroughAGridAndFocusReturnsToIt() async {
      let grid = await MountedGrid(0..<12)
      #expect(await grid.window.reaches { grid.window.frame(of: "cell 0") != nil })
      grid.window.focusNext()
      grid.window.press(.rightArrow)
      grid.window.press(.downArrow)
      grid.window.press(.return)
      #expect(await grid.window.reaches { grid.app.selections == [4] })
      #expect(await grid.window.reaches { grid.window.frame(of: "large 4") != nil })
      grid.window.press(.escape)
      #expect(await grid.window.reaches { grid.window.frame(of: "large 4") == nil })
      // Focus returns once the photograph has landed.
      #expect(
        await grid.window.reaches {
          grid.window.press(.return)
          return grid.app.selections == [4, nil, 4]
        })
    }

    @Test func onlyAClosedViewerLetsTouchesThrough() async {
      let app = GridApp()
      app.photos = Array(0..<10)
      let window = TestWindow { ViewerOverButton(app: app) }
      #expect(await window.reaches { window.frame(of: "page") != nil })
      window.tap(at: CGPoint(x: 195, y: 422))
      #expect(await window.reaches { app.contentCalls == 1 })
      window.perform { app.selection = 3 }
      #expect(await window.reaches { window.frame(of: "3") != nil })
      // A tap right after an opening is ignored.
      await window.run(for: 1)
      window.tap(at: CGPoint(x: 195, y: 422))
      #expect(await window.reaches { app.selection == nil }, "the tap closes the photograph")
      #expect(app.contentCalls == 1)
    }

    @Test func theWheelMovesACarousel() async {
      let carousel = await MountedCarousel()
      #expect(await carousel.window.reaches { carousel.hasLeft(0, at: 100) })
      for _ in 0..<4 {
        carousel.window.turnWheel(at: middle, by: CGSize(width: 25, height: 0))
        await carousel.window.runFrame()
      }
      #expect(await carousel.window.reaches { carousel.hasLeft(1, at: 100) })
      #expect(await carousel.window.reaches { carousel.app.selections == [1] })
    }

    @Test func theWheelGoesToThePhotographInFrontOfACarousel() async {
      let app = GridApp()
      app.photos = Array(0..<10)
      let carousel = CarouselApp()
      carousel.items = Array(0..<10)
      let window = TestWindow {
        ZStack {
          CarouselContent(app: carousel)
          ViewerOverButton(app: app, hasPage: false)
        }
      }
      window.perform { app.selection = 3 }
      #expect(await window.reaches { window.frame(of: "3") != nil })
      await window.run(for: 1)
      for _ in 0..<4 {
        window.turnWheel(at: CGPoint(x: 195, y: 422), by: CGSize(width: 60, height: 0))
        await window.runFrame()
      }
      #expect(await window.reaches { app.selection == 4 })
      #expect(carousel.selections == [])
    }

    @Test func theWheelGoesToAViewOfTheAppInFrontOfACarousel() async {
      let app = CarouselApp()
      app.items = Array(0..<10)
      let window = TestWindow(size: CGSize(width: 300, height: 200)) {
        ZStack(alignment: .top) {
          CarouselContent(app: app)
          ScrollView { Color.named("page").frame(height: 400) }.frame(width: 100)
        }
      }
      #expect(
        await window.reaches {
          window.shows("1", at: CGRect(x: 200, y: 0, width: 100, height: 200))
        })
      for _ in 0..<4 {
        window.turnWheel(at: middle, by: CGSize(width: 25, height: 0))
        await window.runFrame()
      }
      await window.run(for: 1)
      #expect(app.selections == [])
      for _ in 0..<4 {
        window.turnWheel(at: CGPoint(x: 250, y: 30), by: CGSize(width: 25, height: 0))
        await window.runFrame()
      }
      #expect(await window.reaches { app.selections == [1] })
    }

    @Test func aScreenReaderFindsTheItemsAndTheirPositions() async {
      let carousel = await MountedCarousel()
      #expect(
        await carousel.window.reaches { carousel.window.spokenValues == ["1 of 5", "2 of 5"] })
    }
  }
}

/// A viewer, over a page that is a button if it has one. The taps of the button are counted as `contentCalls`.
private struct ViewerOverButton: View {
  let app: GridApp
  var hasPage = true

  var body: some View {
    ZStack {
      if hasPage {
        Button {
          app.contentCalls += 1
        } label: {
          Color.named("page")
        }
        .buttonStyle(.plain)
      }
      PhotoViewer(
        app.photos, id: \.self, aspectRatio: { _ in 1 }, selection: Binding(app, \.selection)
      ) {
        Color.numbered($0)
      }
    }
  }
}
#endif
