#if EXECUTES_VIEWS
import SwiftUI
import Vitrine
import VitrineTraces

@testable import VitrineUI

/// Plays a recorded gesture on views: fingers, keys and the wheel of a window, and changes of an app's state.
@MainActor
final class MountedTrace {
  let app = TraceApp()
  let window: TestWindow
  var exhibit: TracedExhibit?
  private var signals: [Signal] = []
  /// Whether a button of the mouse is pressed.
  var isPressed = false
  var mistakes: [String] = []

  /// Creates the views with the state of the trace's beginning.
  /// - Parameter oneByOne: Whether the views get fingers one by one, or drags and magnifications.
  init(_ trace: Trace, oneByOne: Bool) async {
    // The times of the window are those of the trace, to the last bit.
    TestWindow.setPresent(trace.steps.first?.time ?? 0)
    let app = app
    app.exhibit = trace.exhibit
    app.begin(trace.steps)
    let setup = trace.steps.prefix {
      $0.time == trace.steps[0].time && Self.isSetup($0.action, of: trace)
    }
    for step in setup { if case .happen(let kind) = step.action { app.take(kind) } }
    window = TestWindow(
      size: app.size, environment: Self.environment(app, oneByOne: oneByOne)
    ) { TraceView(app: app) }
    isOneByOne = oneByOne
    await window.settle()
    exhibit = TracedExhibit(app, in: window) { [weak self] in self?.signals.append($0) }
    if exhibit == nil { mistakes.append("there is no driver") }
    scroll(to: app.top)
    for step in trace.steps.dropFirst(setup.count) { await play(step, of: trace) }
    if !window.faults.isEmpty { mistakes.append("\(window.faults)") }
  }

  let isOneByOne: Bool

  /// Whether a step belongs to the state in which the views begin.
  private static func isSetup(_ action: Trace.Action, of trace: Trace) -> Bool {
    guard case .happen(let kind) = action else { return false }
    switch kind {
    case .viewport, .environment, .option, .count, .extents, .source, .maximumZoom: return true
    // A recording begins with everything that its page has set.
    case .stops, .insert, .extent, .select, .pause: return trace.isRecorded
    default: return false
    }
  }

  static func environment(_ app: TraceApp, oneByOne: Bool) -> (inout EnvironmentValues) ->
    Void
  {
    { [environment = app.environment] in
      $0.layoutDirection = environment.isRightToLeft ? .rightToLeft : .leftToRight
      $0.accessibilityReduceMotion = environment.reducesMotion
      $0.displayScale = environment.displayScale
      $0.hasTouchRecognizers = oneByOne
    }
  }

  private func play(_ step: Trace.Step, of trace: Trace) async {
    // The window draws the frames, unless a recording names its own.
    await window.run(until: step.time, showsFrames: !trace.isRecorded)
    switch step.action {
    case .happen(let kind): perform(kind, line: step.line)
    case .frame: if trace.isRecorded { window.showFrame() }
    case .expect(let expectation): check(expectation, line: step.line)
    case .rearrange: break
    }
  }

  private func check(_ expectation: Expectation, line: Int) {
    guard let exhibit else { return }
    let scene = exhibit.draw()
    expectDrawn(scene, movedBy: Vector(x: 0, y: -(exhibit.top ?? 0)), line: line)
    let known = signals.map(app.named)
    let seen = scene.ofGrid
    if !expectation.holds(for: seen, after: known) {
      mistakes.append("\(line): seen was \(expectation.numbers(in: seen, after: known))")
    }
    signals.removeAll { expectation.concerns($0) }
  }

  /// Compares the drawing of the views with a scene.
  private func expectDrawn(_ scene: ExhibitScene, movedBy shift: Vector, line: Int) {
    window.perform {}
    let found = window.mistakes(in: scene, movedBy: shift) {
      exhibit?.removedPhoto(in: $0).map { "\($0)" } ?? app.name(of: $0)
    } opacity: {
      app.showsDetails($0) ? $0.opacity * $0.openness : $0.opacity
    }
    mistakes += found.map { "\(line): \($0)" }
  }
}

extension ExhibitScene {
  /// The scene as the model of a grid alone has it: without the removed photographs among the others.
  fileprivate var ofGrid: ExhibitScene {
    var scene = self
    scene.removed = placements.filter(\.isRemovedCell)
    scene.placements.removeAll(where: \.isRemovedCell)
    return scene
  }
}
#endif
