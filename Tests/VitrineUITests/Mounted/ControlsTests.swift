#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Dots, numbers, and controls around a carousel.
  @MainActor @Suite struct ControlsTests {
    @Test func aDotSelectsItsItem() async throws {
      let carousel = await MountedCarousel { AnyView($0.carouselIndicator(.dots)) }
      let dots = carousel.window.drawn("Circle")
      #expect(dots.count == 5)
      let third = try #require(dots.sorted { $0.frame.minX < $1.frame.minX }.dropFirst(2).first)
      carousel.window.tap(at: CGPoint(x: third.frame.midX, y: third.frame.midY))
      await carousel.window.run(for: 2)
      #expect(carousel.app.selections == [2])
      #expect(carousel.left(of: 2) == 100)
      #expect(carousel.window.faults == [])
    }

    /// A dot is small, and what takes touches is large.
    @Test(arguments: [-20.0, 20]) func aFingerNeedNotHitTheDotItself(distance: CGFloat) async throws
    {
      let carousel = await MountedCarousel { AnyView($0.carouselIndicator(.dots)) }
      let dots = carousel.window.drawn("Circle").sorted { $0.frame.minX < $1.frame.minX }
      #expect(dots.allSatisfy { $0.frame.width == 10 && $0.frame.height == 10 })
      let third = try #require(dots.dropFirst(2).first?.frame)
      carousel.window.tap(at: CGPoint(x: third.midX + 10, y: third.midY + distance))
      await carousel.window.run(for: 2)
      #expect(carousel.app.selections == [2] && carousel.window.faults == [])
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aDragAlongTheDotsGoesThroughTheItems(direction: LayoutDirection) async throws {
      let carousel = await MountedCarousel(0..<30, direction: direction) {
        AnyView($0.carouselIndicator(.dots))
      }
      let dots = carousel.window.drawn("Circle").sorted { $0.frame.minX < $1.frame.minX }
      let first = try #require(direction == .leftToRight ? dots.first : dots.last)
      let sign: CGFloat = direction == .leftToRight ? 1 : -1
      let start = CGPoint(x: first.frame.midX, y: first.frame.midY)
      // Twelve dots are 288 points, more than the nine that are drawn.
      await carousel.window.drag(
        from: start, to: CGPoint(x: start.x + sign * 12 * 24, y: start.y + 15), frames: 24)
      await carousel.window.run(for: 2)
      #expect(carousel.app.selections == Array(1...12) && carousel.window.faults == [])
    }

    @Test(arguments: DynamicTypeSize.allCases)
    func dotsFitBelowTheCarousel(type: DynamicTypeSize) async {
      let carousel = await MountedCarousel(0..<30) {
        AnyView($0.carouselIndicator(.dots).environment(\.dynamicTypeSize, type))
      }
      let dots = carousel.window.drawn("Circle")
      #expect(dots.count == 9)
      for dot in dots { #expect(dot.visible == dot.frame && dot.frame.maxY <= 200, "\(dot)") }
      #expect(carousel.window.faults == [])
    }

    @Test func anEmptyCarouselHasNoDots() async {
      let carousel = await MountedCarousel([]) { AnyView($0.carouselIndicator(.dots)) }
      #expect(carousel.window.drawn("Circle").isEmpty)
      #expect(carousel.window.accessibility.isEmpty)
      carousel.window.perform { carousel.app.items = [1, 2, 3] }
      await carousel.window.run(for: 0.5)
      #expect(carousel.window.drawn("Circle").count == 3)
      #expect(carousel.window.faults == [])
    }

    @Test func dotsWithoutItemsAreNothing() async {
      let window = TestWindow {
        CarouselDots([Int](), id: \.self, selection: .constant(nil))
      }
      await window.run(for: 0.1)
      #expect(window.drawn.isEmpty && window.accessibility.isEmpty)
      let one = TestWindow { CarouselDots([7], id: \.self, selection: .constant(nil)) }
      await one.run(for: 0.1)
      #expect(one.accessibility.map(\.value) == ["1 of 1"])
      one.accessibility.first?.adjust?(.increment)
      #expect(one.faults == [])
    }

    @Test func anEmptyFractionSaysNothing() async {
      let carousel = await MountedCarousel([]) { AnyView($0.carouselIndicator(.fraction)) }
      #expect(carousel.window.drawn.allSatisfy { !$0.name.contains(" of ") })
      carousel.window.perform { carousel.app.items = [1, 2] }
      await carousel.window.run(for: 0.5)
      #expect(carousel.window.drawn("1 of 2").count == 1)
    }
  }
}
#endif
