#if EXECUTES_VIEWS
import SwiftUI
import Testing

extension MountedViews {
  /// The rules of the module that executes views: fingers one by one, in recognizers of UIKit.
  @MainActor @Suite struct RecognizerTests {
    private let middle = CGPoint(x: 195, y: 422)

    @Test func aRecognizerGetsFingersOneByOneAndExcludesButtons() {
      let (log, recognizer) = (ActionLog(), LogRecognizer(target: nil, action: nil))
      let window = TestWindow {
        LogButton(log: log, name: "button").gesture(Recognized(recognizer: recognizer))
      }
      window.tap(at: middle)
      #expect(log.entries == ["button"])
      #expect(recognizer.entries == ["began 195", "ended 195", "reset"])
      recognizer.entries = []
      recognizer.takesFingers = true
      window.press(at: middle)
      window.press(at: CGPoint(x: 205, y: 422), finger: 1)
      window.move(to: CGPoint(x: 225, y: 422), finger: 1)
      window.lift(at: CGPoint(x: 225, y: 422), finger: 1)
      window.lift(at: middle)
      #expect(log.entries == ["button"], "a gesture that is recognized excludes the button")
      #expect(
        recognizer.entries == [
          "began 195", "began 200", "moved 210", "ended 210", "ended 195", "reset",
        ])
    }

    @Test func fingersThatAreLeftAreIgnoredUntilAllHaveLifted() {
      let recognizer = LogRecognizer(target: nil, action: nil)
      let window = TestWindow { Color.black.gesture(Recognized(recognizer: recognizer)) }
      window.press(at: middle)
      recognizer.fails = true
      window.press(at: CGPoint(x: 205, y: 422), finger: 1)
      recognizer.fails = false
      recognizer.entries = []
      window.move(to: CGPoint(x: 225, y: 422))
      window.lift(at: middle)
      window.lift(at: middle, finger: 1)
      #expect(recognizer.entries == [])
      window.press(at: middle)
      #expect(recognizer.entries == ["began 195"])
      window.cancelTouch()
      #expect(recognizer.entries == ["began 195", "cancelled 195", "reset"])
    }

    @Test func anOverrideThatDoesNotCallSuperIsAMistake() {
      let recognizer = ForgetfulRecognizer(target: nil, action: nil)
      let window = TestWindow { Color.black.gesture(Recognized(recognizer: recognizer)) }
      window.press(at: middle)
      #expect(window.faults == ["ForgetfulRecognizer.touchesBegan does not call super"])
      window.cancelTouch()
    }

    /// Both want a drag to the side. The one that gets each event first wins, unless one requires the failure of the other.
    @Test(arguments: [false, true], [false, true])
    func theFirstRecognizerThatBeginsPreventsTheOthers(parentsFirst: Bool, waits: Bool) {
      let (log, recognizer) = (ActionLog(), LogRecognizer(target: nil, action: nil))
      recognizer.begin = 10
      recognizer.holdsBackOthers = waits
      let window = TestWindow {
        Color.black.gesture(Recognized(recognizer: recognizer))
          .panningParent(.row) { log.entries.append("parent") }
      }
      window.parentsFirst = parentsFirst
      window.press(at: middle)
      window.move(to: CGPoint(x: 205, y: 422))
      #expect((log.entries == ["parent"]) == (parentsFirst && !waits))
      #expect((recognizer.state == .began) == (!parentsFirst || waits))
      window.cancelTouch()
      #expect(window.faults == [])
    }
  }
}

private final class ForgetfulRecognizer: LogRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
}

private class LogRecognizer: UIGestureRecognizer {
  var entries: [String] = []
  var takesFingers = false
  var fails = false
  /// The distance after which it begins, in points.
  var begin = CGFloat.infinity
  var holdsBackOthers = false

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { holdsBackOthers }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    note("began")
    if takesFingers { state = state == .possible ? .began : .changed }
    if fails { state = .failed }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    note("moved")
    if location(in: view).x >= 195 + begin, state == .possible { state = .began }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    note("ended")
    fingers -= 1
    if fingers == 0 { state = takesFingers ? .ended : .failed }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    note("cancelled")
    state = .cancelled
  }
  override func reset() {
    super.reset()
    entries.append("reset")
    fingers = 0
  }

  private var fingers = 0

  private func note(_ name: String) {
    if name == "began" { fingers += 1 }
    entries.append("\(name) \(Int(location(in: view).x))")
  }
}

private struct Recognized: UIGestureRecognizerRepresentable {
  let recognizer: LogRecognizer
  func makeUIGestureRecognizer(context: Context) -> LogRecognizer { recognizer }
  func updateUIGestureRecognizer(_ recognizer: LogRecognizer, context: Context) {}
}
#endif
