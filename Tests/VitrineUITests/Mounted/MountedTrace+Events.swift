#if EXECUTES_VIEWS
import SwiftUI
import Vitrine
import VitrineTraces

@testable import VitrineUI

/// The events of a trace as input of a window, or as changes of the state of its app.
extension MountedTrace {
  func perform(_ kind: Event.Kind, line: Int) {
    switch kind {
    case .pointer(let pointer): touch(pointer)
    case .key(.stitch):
      let stitch = window.accessibility.first { $0.actions["Stitch together"] != nil }
      window.perform { stitch?.actions["Stitch together"]?() }
    case .key(let key):
      guard let pressed = KeyEquivalent(key) else {
        return mistakes.append("\(line): no key is \(key)")
      }
      focus()
      window.press(pressed)
    case .wheel(let wheel):
      if wheel.isFocused { focus() }
      // AppKit turns a wheel with the shift key sideways by itself.
      let delta = wheel.isSideways ? Vector(x: wheel.delta.y, y: 0) : wheel.delta
      let middle = CGPoint(x: app.size.width / 2, y: app.size.height / 2)
      window.turnWheel(at: middle, by: CGSize(width: delta.x, height: delta.y))
    case .magnify(let pinch):
      let phases: [TestWindow.MagnifyPhase] = [.began, .changed, .ended, .cancelled]
      let point = CGPoint(x: pinch.position.x, y: pinch.position.y - (exhibit?.top ?? 0))
      window.magnify(phases[Int(pinch.phase.rawValue)], at: point, to: pinch.scale)
      // SwiftUI reports a magnification from its first change on. A pinch on a grid also catches.
      if pinch.phase == .began, app.exhibit == .grid {
        window.magnify(.changed, at: point, to: pinch.scale)
      }
    case .select(let item, let animated) where app.exhibit == .expanding:
      window.perform { app.driver?.select(app.items[item], animated: animated) }
    case .step(let distance):
      window.perform { app.driver?.step(distance) }
    case .option(.multiple, _), .expand(_, _, true), .open(_, _, true), .select(_, true),
      .close(true), .stitch(_, true):
      window.perform { withAnimation { app.take(kind) } }
    default:
      window.perform { app.take(kind) }
      if case .viewport = kind {
        window.resize(to: app.size)
        scroll(to: app.top)
      }
      if case .environment = kind {
        window.setEnvironment(Self.environment(app, oneByOne: isOneByOne))
      }
    }
  }

  /// Gives the views focus, unless they have it.
  private func focus() {
    if !window.hasFocus { window.focusNext() }
  }

  /// Scrolls a grid. It has scrolled by itself where the engine has asked for that.
  func scroll(to top: Double) {
    guard let present = exhibit?.top, abs(present - top) > 1e-6 else { return }
    window.scroll(by: top - present)
  }

  private func touch(_ pointer: Pointer) {
    let point = CGPoint(x: pointer.position.x, y: pointer.position.y)
    let finger = Int(pointer.id)
    switch pointer.phase {
    case .move where pointer.device == .mouse && !isPressed: window.hover(at: point)
    case .leave: window.hover(at: nil)
    case .down: window.press(at: point, finger: finger)
    case .move: window.move(to: point, finger: finger)
    case .up: window.lift(at: point, finger: finger)
    default: window.cancelTouch()
    }
    if pointer.phase != .move { isPressed = pointer.phase == .down }
  }
}

extension KeyEquivalent {
  /// The key of a keyboard that is this key of the engine; nil if there is none.
  fileprivate init?(_ key: Key) {
    guard let found = Key.equivalents.first(where: { $0.value == key })?.key else { return nil }
    self = found
  }
}
#endif
