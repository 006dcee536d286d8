#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Effects that an app writes itself.
  @MainActor @Suite struct CustomEffectTests {
    private typealias Effect = @Sendable (CarouselPhase) -> CarouselTransform

    private static let effect: Effect = { phase in
      var item = CarouselTransform()
      (item.scale, item.opacity) = (0.9, 0.5 + 0.5 * phase.nearness)
      item.offset = CGSize(width: 12 * phase.value, height: 5 * phase.value)
      (item.rotation, item.turn) = (.degrees(8 * phase.value), .degrees(30 * phase.value))
      return item
    }

    private func carousel(
      _ direction: LayoutDirection = .leftToRight, effect: @escaping Effect
    ) async -> MountedCarousel {
      let carousel = await MountedCarousel(0..<9, direction: direction) {
        AnyView($0.carouselEffect(effect))
      }
      carousel.window.perform { carousel.app.selection = 2 }
      await carousel.window.run(for: 0.1)
      return carousel
    }

    @Test func fromRightToLeftAnEffectIsTheMirrorImage() async throws {
      let (left, right) = (
        await carousel(.leftToRight, effect: Self.effect),
        await carousel(.rightToLeft, effect: Self.effect)
      )
      for item in 1...3 {
        let (a, b) = (
          try #require(left.window.drawn("\(item)").first),
          try #require(right.window.drawn("\(item)").first)
        )
        #expect(abs(a.frame.midX - (300 - b.frame.midX)) < 0.01, "\(item)")
        #expect(abs(a.frame.midY - b.frame.midY) < 0.01 && a.opacity == b.opacity, "\(item)")
        #expect(a.turn.y == -b.turn.y && (a.turn.y != 0) == (item != 2), "\(item)")
      }
    }

    @Test(arguments: [.nan, .infinity, -.infinity, -1, 0, 1e300] as [Double])
    func anEffectWithBadNumbersDrawsItsItems(number: Double) async {
      let carousel = await carousel { phase in
        var item = CarouselTransform()
        (item.scale, item.opacity, item.depth) = (number, number, number)
        item.offset = CGSize(width: number, height: number)
        (item.rotation, item.turn) = (.radians(number), .radians(number))
        return phase.isCurrent ? CarouselTransform() : item
      }
      #expect(carousel.window.drawn("2").first?.frame.minX == 100)
      for view in carousel.window.drawn {
        let (frame, turn) = (view.frame, view.turn)
        #expect([frame.minX, frame.minY, turn.y].allSatisfy { $0.isFinite }, "\(view)")
        #expect(frame.width.isFinite && frame.width > 0 && frame.height > 0, "\(view)")
        #expect((0...1).contains(view.opacity), "\(view)")
      }
      #expect(carousel.window.faults == [])
    }

    @Test func withReducedMotionOnlyTheOpacityChanges() async {
      let carousel = await carousel(effect: Self.effect)
      carousel.window.setEnvironment { $0.accessibilityReduceMotion = true }
      let drawn = carousel.window.drawn("3").first
      #expect(drawn?.frame == CGRect(x: 200, y: 0, width: 100, height: 200))
      #expect(drawn?.opacity == 0.5 && drawn?.turn.y == 0)
    }
  }
}
#endif
