#if os(macOS)
import AppKit
import SwiftUI

/// The mouse.
extension TestWindow {
  /// Clicks at a point.
  func tap(at point: CGPoint) {
    press(at: point)
    lift(at: point)
  }

  /// Presses the button of the mouse.
  func press(at point: CGPoint) { send(.leftMouseDown, at: point) }

  /// Moves the mouse with its button pressed.
  func move(to point: CGPoint) { send(.leftMouseDragged, at: point) }

  /// Releases the button of the mouse.
  func lift(at point: CGPoint) { send(.leftMouseUp, at: point) }

  /// Drags with the mouse in a number of frames.
  func drag(from start: CGPoint, to end: CGPoint, frames: Int, lifts: Bool = true) async {
    press(at: start)
    for step in 1...frames {
      await runFrame()
      let part = CGFloat(step) / CGFloat(frames)
      move(
        to: CGPoint(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y)))
    }
    if lifts { lift(at: end) }
  }

  private func send(_ type: NSEvent.EventType, at point: CGPoint) {
    let event = NSEvent.mouseEvent(
      with: type, location: inWindow(point), modifierFlags: [],
      timestamp: ProcessInfo.processInfo.systemUptime, windowNumber: window.windowNumber,
      context: nil, eventNumber: 0, clickCount: 1, pressure: type == .leftMouseUp ? 0 : 1)
    if let event { window.sendEvent(event) }
  }

  /// Windows count from the bottom left.
  private func inWindow(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x, y: (window.contentView?.bounds.height ?? size.height) - point.y)
  }

  /// Turns the wheel over a point, by points of the engine: positive ones move the content to the left and up. The application
  /// dispatches the event, as local monitors need it.
  func turnWheel(at point: CGPoint, by delta: CGSize) {
    let wheel = CGEvent(
      scrollWheelEvent2Source: nil, units: .pixel, wheelCount: 2, wheel1: Int32(-delta.height),
      wheel2: Int32(-delta.width), wheel3: 0)
    guard let wheel, let screen = NSScreen.screens.first else { return }
    // Events of Core Graphics count from the top left of the first screen.
    let place = window.convertPoint(toScreen: inWindow(point))
    wheel.location = CGPoint(x: place.x, y: screen.frame.height - place.y)
    for field in [
      CGEventField.mouseEventWindowUnderMousePointer,
      .mouseEventWindowUnderMousePointerThatCanHandleThisEvent,
    ] { wheel.setIntegerValueField(field, value: Int64(window.windowNumber)) }
    if let event = NSEvent(cgEvent: wheel) { NSApplication.shared.sendEvent(event) }
  }
}

/// The keyboard.
extension TestWindow {
  /// Moves keyboard focus to the next view that takes it.
  func focusNext() { window.selectNextKeyView(nil) }

  /// Presses and releases a key.
  func press(_ key: KeyEquivalent) {
    let text = String(key.character)
    for type in [NSEvent.EventType.keyDown, .keyUp] {
      let event = NSEvent.keyEvent(
        with: type, location: .zero, modifierFlags: [],
        timestamp: ProcessInfo.processInfo.systemUptime, windowNumber: window.windowNumber,
        context: nil, characters: text, charactersIgnoringModifiers: text, isARepeat: false,
        keyCode: Self.codes[key] ?? 0)
      if let event { window.sendEvent(event) }
    }
  }

  /// The codes of the keys in a keyboard's own numbers, from HIToolbox/Events.h.
  private static var codes: [KeyEquivalent: UInt16] {
    [
      .leftArrow: 0x7B, .rightArrow: 0x7C, .downArrow: 0x7D, .upArrow: 0x7E, .escape: 0x35,
      .space: 0x31, .return: 0x24,
    ]
  }
}

/// The accessibility tree.
extension TestWindow {
  /// The values of the accessibility elements, such as "2 of 5", in order.
  var spokenValues: [String] { window.contentView.map { Self.values(in: $0) } ?? [] }

  private static func values(in element: any NSAccessibilityProtocol) -> [String] {
    let own = (element.accessibilityValue() as? String).map { [$0] } ?? []
    let children = element.accessibilityChildren() ?? []
    return own
      + children.compactMap { $0 as? any NSAccessibilityProtocol }.flatMap { values(in: $0) }
  }
}

/// A window without a title bar, which takes keyboard focus nevertheless.
final class KeyWindow: NSWindow {
  override var canBecomeKey: Bool { true }
}
#endif
