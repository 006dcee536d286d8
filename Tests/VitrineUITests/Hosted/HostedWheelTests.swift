#if EXECUTES_VIEWS || os(macOS)
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

extension MountedViews {
  /// The wheel of a mouse, and the views that get it, in a window of either system.
  @MainActor @Suite struct HostedWheelTests {
    private let middle = CGPoint(x: 150, y: 30)

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
  }
}
#endif
