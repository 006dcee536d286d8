#if EXECUTES_VIEWS
import Foundation
import SwiftUI
import Testing

extension MountedViews {
  /// The rules of the module that executes views: effects, order and pictures.
  @MainActor @Suite struct EffectRuleTests {
    private let size = CGSize(width: 300, height: 100)

    @Test func effectsMoveDrawingsAndNotTheLayout() {
      let window = TestWindow(size: size) {
        HStack(spacing: 0) {
          Color.numbered(1).frame(width: 100).scaleEffect(0.5).offset(x: 10, y: 0)
          Color.numbered(2)
        }
      }
      #expect(window.drawn("1").first?.frame == CGRect(x: 35, y: 25, width: 50, height: 50))
      #expect(window.drawn("2").first?.frame.minX == 100)
    }

    @Test func aVisualEffectFollowsTheLayoutWithoutAnUpdate() {
      let window = TestWindow(size: size) { Turned() }
      #expect(window.drawn("1").first?.turn.perspective == 300)
      #expect(window.drawn("1").first.map { [$0.turn.x, $0.turn.y] } == [1, 2])
      window.resetEvaluations()
      window.resize(to: CGSize(width: 400, height: 100))
      #expect(window.drawn("1").first?.turn.perspective == 400)
      #expect(window.drawn("1").first?.frame.width == 400)
      #expect(window.evaluations == [:])
    }

    @Test func higherIndicesAreInFront() {
      let window = TestWindow(size: size) {
        ZStack {
          Color.numbered(1).zIndex(1)
          Color.numbered(2)
        }
      }
      #expect(window.drawn.map(\.name) == ["2", "1"])
    }

    @Test func aPictureShowsWhatIsVisible() {
      let window = TestWindow(size: CGSize(width: 300, height: 100)) {
        Color.named("a<b").frame(width: 400, height: 40).opacity(0.5)
      }
      #expect(
        window.svg.contains(#"opacity="0.5"><rect x="0.0" y="30.0" width="300.0" height="40.0""#))
      #expect(window.svg.contains(">a&lt;b</text>"))
    }
  }
}

private struct Turned: View {
  var body: some View {
    Color.numbered(1).visualEffect { content, geometry in
      content
        .rotation3DEffect(
          .radians(1), axis: (x: 1, y: 0, z: 0), perspective: geometry.size.width
        )
        .rotation3DEffect(
          .radians(2), axis: (x: 0, y: 1, z: 0), perspective: geometry.size.width)
    }
  }
}
#endif
