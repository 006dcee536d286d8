#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

extension MountedViews {
  /// The rules of the module that executes views: focus, of the keyboard and of a screen reader.
  @MainActor @Suite struct FocusTests {
    @Test func focusFollowsItsStateAndItsStateFollowsFocus() {
      let log = ActionLog()
      let window = TestWindow { Focused(log: log) }
      window.focusNext()
      #expect(log.entries == ["1"])
      window.focusNext()
      #expect(log.entries == ["1", "2"])
      window.showFrame()
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
      window.showFrame()
      window.perform { app.wanted = 3 }
      #expect(window.accessibilityFocus == nil, "there is no such element")
      window.perform { app.wanted = 1 }
      window.showFrame()
      window.perform { app.isShown = false }
      #expect(window.accessibilityFocus == nil, "the element has gone")
    }
  }
}

private struct Focused: View {
  let log: ActionLog
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
#endif
