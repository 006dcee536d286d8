#if EXECUTES_VIEWS
import SwiftUI
import Testing

extension MountedViews {
  /// The rules of the module that executes views: taps, drags and magnifications.
  @MainActor @Suite struct GestureTests {
    private let middle = CGPoint(x: 195, y: 422)

    @Test func aDragReportsItsPlacesAndReturnsItsState() async {
      let log = ActionLog()
      let window = TestWindow { Dragged(log: log) }
      await window.drag(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 205, y: 422), frames: 1)
      #expect(log.entries == ["50 50", "true", "60 50", "ended 60 50", "false"])
      log.entries = []
      window.showFrame()
      window.press(at: middle)
      window.cancelTouch()
      #expect(log.entries == ["50 50", "true", "false"])
    }

    @Test func aMagnificationReportsItsScaleAndReturnsItsState() async {
      let log = ActionLog()
      let window = TestWindow { Magnified(log: log) }
      window.magnify(.began, at: CGPoint(x: 205, y: 422))
      #expect(log.entries == [], "nothing has moved")
      await window.run(for: 0.5)
      window.magnify(.changed, at: CGPoint(x: 205, y: 422), to: 1.5)
      window.magnify(.ended, at: CGPoint(x: 205, y: 422), to: 2)
      #expect(log.entries == ["1.5 at 60 50", "true", "ended 2.0 at 60 50", "false"])
      #expect(log.times == [0.5, 0.5])
      log.entries = []
      window.showFrame()
      window.magnify(.began, at: middle)
      window.magnify(.changed, at: middle, to: 0.5)
      window.magnify(.cancelled, at: middle)
      #expect(log.entries == ["0.5 at 50 50", "true", "false"], "a cancelled gesture does not end")
    }

    @Test func aMagnificationThatMovesNothingDoesNotEnd() {
      let log = ActionLog()
      let window = TestWindow { Magnified(log: log) }
      window.magnify(.began, at: middle)
      window.magnify(.ended, at: middle)
      #expect(log.entries == [])
    }

    @Test func aMagnificationOutsideTheViewOrWithoutItsGestureReachesNothing() {
      let log = ActionLog()
      let window = TestWindow { Magnified(log: log, mask: .subviews) }
      for point in [middle, CGPoint(x: 10, y: 10)] {
        window.magnify(.began, at: point)
        window.magnify(.changed, at: point, to: 2)
        window.magnify(.ended, at: point, to: 2)
      }
      #expect(log.entries == [])
    }

    @Test func fingersDoNotMagnifyAndMagnificationsDoNotDrag() async {
      let log = ActionLog()
      let dragged = TestWindow { Dragged(log: log) }
      dragged.magnify(.began, at: middle)
      dragged.magnify(.changed, at: middle, to: 2)
      let magnified = TestWindow { Magnified(log: log) }
      await magnified.drag(from: middle, to: CGPoint(x: 205, y: 422), frames: 1)
      #expect(log.entries == [])
    }

    @Test func theInnermostButtonOrTapGestureAloneGetsATap() {
      let log = ActionLog()
      let window = TestWindow { Tapped(log: log) }
      window.tap(at: CGPoint(x: 195, y: 372))
      #expect(log.entries == ["button"])
      window.tap(at: CGPoint(x: 195, y: 422))
      #expect(log.entries == ["button", "inner"])
      window.tap(at: CGPoint(x: 195, y: 472))
      #expect(log.entries == ["button", "inner", "outer"], "a mask forbids one")
      window.press(at: middle)
      window.lift(at: CGPoint(x: 10, y: 10))
      window.press(at: middle)
      window.cancelTouch()
      #expect(log.entries.count == 3)
    }
  }
}

private struct Tapped: View {
  let log: ActionLog

  var body: some View {
    VStack(spacing: 0) {
      LogButton(log: log, name: "button").frame(height: 50)
      Color.red.frame(height: 50).gesture(tap("inner"))
      Color.red.frame(height: 50).gesture(tap("never"), including: .subviews)
    }
    .frame(width: 100)
    .gesture(tap("outer"))
  }

  private func tap(_ name: String) -> some Gesture {
    TapGesture().onEnded { log.entries.append(name) }
  }
}

private struct Magnified: View {
  let log: ActionLog
  var mask = GestureMask.all
  @GestureState private var isPinched = false

  var body: some View {
    Color.red.frame(width: 100, height: 100)
      .simultaneousGesture(
        MagnifyGesture(minimumScaleDelta: 0)
          .updating($isPinched) { _, isPinched, _ in isPinched = true }
          .onChanged { note($0) }
          .onEnded { note($0, "ended ") }, including: mask
      )
      .onChange(of: isPinched) { _, isPinched in log.entries.append("\(isPinched)") }
  }

  private func note(_ value: MagnifyGesture.Value, _ name: String = "") {
    let (start, scale) = (value.startLocation, Double(value.magnification))
    log.entries.append("\(name)\(scale) at \(Int(start.x)) \(Int(start.y))")
    log.times.append(value.time.timeIntervalSince(log.begin))
  }
}

private struct Dragged: View {
  let log: ActionLog
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
#endif
