#if EXECUTES_VIEWS
import SwiftUI
import Testing

extension MountedViews {
  /// The rules of the module that executes views: which view a touch or a wheel reaches.
  @MainActor @Suite struct HitTests {
    private let middle = CGPoint(x: 195, y: 422)

    @Test func theWheelGoesToTheViewInFrontThatTakesIt() {
      let log = ActionLog()
      let window = TestWindow {
        Color.black
          .onScrollWheel { delta, _ in
            log.entries.append("front \(delta.width)")
            return delta.width > 0
          }
          .onScrollWheel { delta, _ in
            log.entries.append("back \(delta.width)")
            return true
          }
      }
      #expect(window.turnWheel(at: middle, by: CGSize(width: 1, height: 0)))
      #expect(window.turnWheel(at: middle, by: CGSize(width: -1, height: 0)))
      #expect(!window.turnWheel(at: CGPoint(x: -5, y: 0), by: CGSize(width: 1, height: 0)))
      #expect(log.entries == ["front 1.0", "front -1.0", "back -1.0"])
    }

    @Test func theButtonInFrontActs() {
      let log = ActionLog()
      let window = TestWindow {
        ZStack {
          LogButton(log: log, name: "back")
          LogButton(log: log, name: "front")
        }
      }
      window.tap(at: middle)
      #expect(log.entries == ["front"])
    }

    @Test func touchesPassThroughViewsThatForbidThemOrAreTransparent() {
      let log = ActionLog()
      let window = TestWindow {
        ZStack {
          LogButton(log: log, name: "back")
          LogButton(log: log, name: "forbidden").allowsHitTesting(false)
          LogButton(log: log, name: "transparent").opacity(0)
          Color.clear
        }
      }
      window.tap(at: middle)
      #expect(log.entries == ["back"])
    }

    @Test func aTouchFindsAViewWhereItIsDrawn() {
      let log = ActionLog()
      let window = TestWindow {
        LogButton(log: log, name: "small").frame(width: 40, height: 40).scaleEffect(0.5)
          .offset(x: 100, y: 0)
      }
      window.tap(at: middle)
      window.tap(at: CGPoint(x: 195 + 100 - 15, y: 422))
      #expect(log.entries == [])
      window.tap(at: CGPoint(x: 195 + 100 - 5, y: 422))
      #expect(log.entries == ["small"])
    }

    @Test func aClipDrawsLessAndAContentShapeTakesFewerTouches() {
      let log = ActionLog()
      let window = TestWindow {
        ZStack {
          LogButton(log: log, name: "clipped").frame(width: 200, height: 200).frame(width: 10)
            .clipped()
          LogButton(log: log, name: "shaped").frame(width: 200, height: 20).frame(width: 10)
            .clipped().contentShape(Rectangle())
        }
      }
      #expect(window.drawn("clipped")[0].visible.width == 10)
      window.tap(at: middle)
      window.tap(at: CGPoint(x: 240, y: 422))
      #expect(log.entries == ["shaped", "clipped"])
    }

    @Test func aButtonThatTheFingerHasLeftDoesNotAct() {
      let log = ActionLog()
      let window = TestWindow { LogButton(log: log, name: "button").frame(width: 50, height: 50) }
      window.press(at: middle)
      window.move(to: CGPoint(x: 10, y: 10))
      window.lift(at: CGPoint(x: 10, y: 10))
      #expect(log.entries == [])
    }
  }
}
#endif
