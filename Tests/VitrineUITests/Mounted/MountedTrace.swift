#if EXECUTES_VIEWS
import SwiftUI
import Vitrine
import VitrineTraces

@testable import VitrineUI

/// Plays a recorded gesture on the views of a carousel or of cards: fingers on a window, and changes of an app's state.
@MainActor
final class MountedTrace {
  private let app = TraceApp()
  private let window: TestWindow
  private let begin: Double
  private var signals: [Signal] = []
  private(set) var mistakes: [String] = []

  /// Creates the views with the state of the trace's beginning.
  init(_ trace: Trace) async {
    begin = TestWindow.present
    let app = app
    app.exhibit = trace.exhibit
    for step in trace.steps where step.time == 0 {
      if case .happen(let kind) = step.action, Self.isSetup(kind) { app.take(kind) }
    }
    window = TestWindow(size: app.size, environment: Self.environment(app)) { TraceView(app: app) }
    await window.settle()
    guard let exhibit = app.driver?.exhibit else {
      mistakes.append("there is no driver")
      return
    }
    let onSignal = exhibit.onSignal
    exhibit.onSignal = { [weak self] in
      self?.signals.append($0)
      onSignal($0)
    }
    for step in trace.steps { await play(step) }
    if !window.faults.isEmpty { mistakes.append("\(window.faults)") }
  }

  /// Whether the views get all events of a trace from one finger and from the state of an app.
  static func supports(_ trace: Trace) -> Bool {
    [.carousel, .expanding].contains(trace.exhibit) && !trace.isRecorded
      && trace.steps.allSatisfy { step in
        guard case .happen(let kind) = step.action else { return true }
        switch kind {
        case .pointer(let pointer):
          return pointer.device == .touch || [.move, .leave].contains(pointer.phase)
        // Another kind of binding is another view.
        case .option(.multiple, _): return step.time == 0
        case .insert, .remove, .move: return true
        case .step, .select, .expand: return true
        default: return isSetup(kind)
        }
      }
  }

  /// Whether an event belongs to the state in which the views begin.
  private static func isSetup(_ kind: Event.Kind) -> Bool {
    switch kind {
    case .viewport, .environment, .option, .count, .extents: true
    default: false
    }
  }

  private static func environment(_ app: TraceApp) -> (inout EnvironmentValues) -> Void {
    { [environment = app.environment] in
      $0.layoutDirection = environment.isRightToLeft ? .rightToLeft : .leftToRight
      $0.accessibilityReduceMotion = environment.reducesMotion
      $0.displayScale = environment.displayScale
    }
  }

  private func play(_ step: Trace.Step) async {
    await window.run(for: begin + step.time - window.now)
    switch step.action {
    case .happen(let kind) where step.time == 0 && Self.isSetup(kind): break
    case .happen(let kind): perform(kind)
    // The window draws the frames.
    case .frame: break
    case .expect(let expectation): check(expectation, line: step.line)
    }
  }

  private func perform(_ kind: Event.Kind) {
    switch kind {
    case .pointer(let pointer): touch(pointer)
    case .select(let item, let animated) where app.exhibit == .expanding:
      window.perform { app.driver?.select(app.items[item], animated: animated) }
    case .expand(_, _, true): window.perform { withAnimation { app.take(kind) } }
    case .step(let distance): window.perform { app.driver?.step(distance) }
    case .select(let item, true):
      window.perform { withAnimation { app.selection = app.items[item] } }
    case .select(let item, false): window.perform { app.selection = app.items[item] }
    default:
      window.perform { app.take(kind) }
      if case .viewport = kind { window.resize(to: app.size) }
      if case .environment = kind { window.setEnvironment(Self.environment(app)) }
    }
  }

  private func touch(_ pointer: Pointer) {
    let point = CGPoint(x: pointer.position.x, y: pointer.position.y)
    switch pointer.phase {
    case .move where pointer.device == .mouse: window.hover(at: point)
    case .leave: window.hover(at: nil)
    case .down: window.press(at: point)
    case .move: window.move(to: point)
    case .up: window.lift(at: point)
    default: window.cancelTouch()
    }
  }

  private func check(_ expected: Expectation, line: Int) {
    var expectation = expected
    // The window's clock begins at 1000 seconds, so its times are less precise than those of the trace.
    expectation.tolerance = max(expected.tolerance, 1e-6)
    guard let exhibit = app.driver?.exhibit else { return mistakes.append("there is no driver") }
    exhibit.drawNow()
    if !expectation.holds(for: exhibit.scene, after: signals) {
      mistakes.append("\(line): seen was \(expectation.look(at: exhibit.scene, after: signals))")
    }
    signals.removeAll { expectation.concerns($0) }
  }
}
#endif
