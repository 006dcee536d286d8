#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

extension MountedViews {
  /// The rules of the module that executes views: touches and focus.
  @MainActor @Suite struct InputTests {
    private let middle = CGPoint(x: 195, y: 422)

    @Test func aRecognizerGetsFingersOneByOneAndExcludesButtons() {
      let (log, recognizer) = (Log(), LogRecognizer(target: nil, action: nil))
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

    @Test func theWheelGoesToTheViewInFrontThatTakesIt() {
      let log = Log()
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
      let log = Log()
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
      let log = Log()
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
      let log = Log()
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
      let log = Log()
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

    @Test func aDragReportsItsPlacesAndReturnsItsState() async {
      let log = Log()
      let window = TestWindow { Dragged(log: log) }
      await window.drag(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 205, y: 422), frames: 1)
      #expect(log.entries == ["50 50", "true", "60 50", "ended 60 50", "false"])
      log.entries = []
      window.press(at: middle)
      window.cancelTouch()
      #expect(log.entries == ["50 50", "true", "false"])
    }

    @Test func aButtonThatTheFingerHasLeftDoesNotAct() {
      let log = Log()
      let window = TestWindow { LogButton(log: log, name: "button").frame(width: 50, height: 50) }
      window.press(at: middle)
      window.move(to: CGPoint(x: 10, y: 10))
      window.lift(at: CGPoint(x: 10, y: 10))
      #expect(log.entries == [])
    }

    @Test func focusFollowsItsStateAndItsStateFollowsFocus() {
      let log = Log()
      let window = TestWindow { Focused(log: log) }
      window.focusNext()
      #expect(log.entries == ["1"])
      window.focusNext()
      #expect(log.entries == ["1", "2"])
      #expect(window.press(.space))
      #expect(log.entries == ["1", "2", "space", "1"], "the key sets the state to the first view")
      #expect(!window.press(.escape))
    }

    @Test(arguments: [false, true])
    func theEffectOfFocusIsDisabledForTheViewsInAView(isDisabled: Bool) {
      let window = TestWindow {
        VStack {
          Color.red.focusable()
          VStack { Color.black.focusable() }.focusEffectDisabled(isDisabled)
        }
      }
      #expect(!window.showsFocusEffect, "nothing has focus")
      window.focusNext()
      #expect(window.showsFocusEffect)
      window.focusNext()
      #expect(window.showsFocusEffect == !isDisabled)
    }

    @Test func theFocusOfAScreenReaderFollowsItsStateToElementsThatAreNotHidden() {
      let app = ReaderApp()
      let window = TestWindow { Read(app: app) }
      #expect(window.accessibilityFocus == nil)
      window.perform { app.wanted = 1 }
      #expect(window.accessibilityFocus == AnyHashable(Int?.some(1)))
      window.perform { app.wanted = 2 }
      #expect(window.accessibilityFocus == nil, "the element is hidden, so nothing has the focus")
      window.perform { app.wanted = 3 }
      #expect(window.accessibilityFocus == nil, "there is no such element")
      window.perform { app.wanted = 1 }
      window.perform { app.isShown = false }
      #expect(window.accessibilityFocus == nil, "the element has gone")
    }
  }
}

@MainActor @Observable
private final class ReaderApp {
  var wanted: Int?
  var isShown = true
}

private struct Read: View {
  let app: ReaderApp
  @AccessibilityFocusState private var focus: Int?

  var body: some View {
    VStack {
      if app.isShown {
        Text(verbatim: "first").accessibilityFocused($focus, equals: 1)
      }
      Text(verbatim: "second").accessibilityFocused($focus, equals: 2).accessibilityHidden(true)
    }
    .onChange(of: app.wanted) { _, wanted in focus = wanted }
  }
}

@MainActor
private final class Log {
  var entries: [String] = []
}

private struct LogButton: View {
  let log: Log
  let name: String
  var body: some View {
    Button {
      log.entries.append(name)
    } label: {
      Color.named(name)
    }
  }
}

private struct Dragged: View {
  let log: Log
  @GestureState private var isPressed = false

  var body: some View {
    Color.red.frame(width: 100, height: 100)
      .simultaneousGesture(
        DragGesture(minimumDistance: 0)
          .updating($isPressed) { _, isPressed, _ in isPressed = true }
          .onChanged { log.entries.append("\(Int($0.location.x)) \(Int($0.location.y))") }
          .onEnded { log.entries.append("ended \(Int($0.location.x)) \(Int($0.location.y))") }
      )
      .onChange(of: isPressed) { _, isPressed in log.entries.append("\(isPressed)") }
  }
}

private struct Focused: View {
  let log: Log
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      Color.red.focusable().focused($focus, equals: 1)
      Color.black.focusable().focused($focus, equals: 2)
    }
    .onKeyPress(keys: [.space]) { _ in
      log.entries.append("space")
      focus = 1
      return .handled
    }
    .onChange(of: focus) { _, focus in log.entries.append(focus.map { "\($0)" } ?? "none") }
  }
}

private final class LogRecognizer: UIGestureRecognizer {
  var entries: [String] = []
  var takesFingers = false
  var fails = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note("began")
    if takesFingers { state = state == .possible ? .began : .changed }
    if fails { state = .failed }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note("ended")
    fingers -= 1
    if fingers == 0 { state = takesFingers ? .ended : .failed }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    note("cancelled")
    state = .cancelled
  }
  override func reset() {
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
