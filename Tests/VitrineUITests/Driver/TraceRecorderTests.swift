import Testing
import Vitrine
import VitrineTraces

@testable import VitrineUI

/// The lines of a recording are read as the events that the model has got.
@MainActor @Suite struct TraceRecorderTests {
  nonisolated private static let odd = 100.0 / 3
  nonisolated private static let point = Vector(x: -odd, y: 0.0000001)
  nonisolated private static let frame = Frame(x: odd, y: -odd, width: 1e9 / 7, height: 0.000001)

  nonisolated private static let kinds: [Event.Kind] = pointers + pinches + keys + options + others

  nonisolated private static var keys: [Event.Kind] { Key.allCases.map { .key($0) } }

  nonisolated private static var options: [Event.Kind] { Option.allCases.map { .option($0, odd) } }

  nonisolated private static var others: [Event.Kind] {
    [
      .wheel(Wheel(delta: point)),
      .wheel(Wheel(delta: point, isSideways: true, isFocused: true)),
      .viewport(Viewport(screen: Dimensions(width: odd, height: .infinity))),
      .viewport(
        Viewport(
          dimensions: Dimensions(width: odd, height: 3), origin: point, window: frame, scale: odd)),
      .environment(Event.Environment(isRightToLeft: true, displayScale: odd)),
      .environment(Event.Environment(reducesMotion: true)),
      .count(7), .insert(3, at: 2, extent: odd), .remove(2..<5), .move(2..<5, to: 1),
      .extents([odd, .nan, 5], first: 3), .ratios([odd, .nan, 5], first: 3), .extent(odd),
      .pause([.hovered, .paused]),
      .focus(item: 4), .select(item: 4, animated: true), .select(item: 4, animated: false),
      .page(2), .step(-2), .open(item: 3, ratio: odd, animated: true),
      .open(item: 3, ratio: 0, animated: false), .viewed(item: 3), .viewed(item: nil),
      .expand(item: 1, isOpen: true, animated: true),
      .expand(item: 1, isOpen: false, animated: false), .stitch(true, animated: true),
      .stitch(false, animated: false), .picture(item: 3, ratio: odd, width: 0),
      .maximumZoom(item: 3, odd), .close(animated: true), .close(animated: false), .source(nil),
      .source(Source(frame: frame, radii: CornerRadii(odd), focus: point)),
    ]
  }

  nonisolated private static var pointers: [Event.Kind] {
    var kinds: [Event.Kind] = []
    for phase in [Pointer.Phase.down, .move, .up, .cancel, .leave] {
      for device in [Pointer.Device.touch, .mouse, .pen] {
        for content in [Pointer.Content.item, .control, .unknown] {
          var pointer = Pointer(id: -2, phase, device: device, position: point)
          (pointer.yieldsAtEnds, pointer.content) = (phase == .down, content)
          kinds.append(.pointer(pointer))
        }
      }
    }
    return kinds
  }

  nonisolated private static var pinches: [Event.Kind] {
    [Magnify.Phase.began, .changed, .ended, .cancelled, .wheel].map {
      .magnify(Magnify($0, scale: odd, position: point))
    }
  }

  @Test(arguments: kinds) func aLineIsReadAsTheEventThatTheModelHasGot(kind: Event.Kind) throws {
    let recorder = TraceRecorder("viewer")
    let frame = recorder.recordFrame(at: 10.0 / 3)
    let event = recorder.record(Event(at: 11.0 / 3, shown: frame, kind))
    let steps = try Trace(reading: Array(recorder.text.utf8)).steps
    try #require(steps.count == 2)
    guard case .frame = steps[0].action, case .happen(let read) = steps[1].action else {
      Issue.record("\(recorder.text)")
      return
    }
    #expect(read == event.kind)
    #expect(steps.map(\.time) == [frame, event.time] && steps[1].shown == frame)
    #expect(abs(frame - 10.0 / 3) <= 1e-6 && abs(event.time - 11.0 / 3) <= 1e-6)
  }

  /// A frame for a deadline comes at the deadline or after it, also where a double has few digits after the point.
  @Test func aFrameIsNotBeforeItsTime() {
    for millionths in stride(from: 1e9, to: 1e12, by: 7_777_777_777) {
      for time in [millionths / 1e6, (millionths / 1e6).nextUp] {
        let written = TraceLineText.roundedUp(time)
        #expect(written >= time && written < time + 1.5e-6)
      }
    }
  }

  /// Players on the web have no such event.
  @Test func aTraceNamesMaximumZoomsOnlyIfTheAppSetsOne() {
    let recorder = TraceRecorder("viewer")
    let lines = { recorder.text.split(separator: "\n").dropFirst(2) }
    _ = recorder.record(Event(at: 0, .maximumZoom(item: 1, nil)))
    #expect(lines().isEmpty)
    _ = recorder.record(Event(at: 0, .maximumZoom(item: 1, 2)))
    _ = recorder.record(Event(at: 0, .maximumZoom(item: 1, nil)))
    #expect(lines() == ["0 shown 0 maximum-zoom 1 2", "0 shown 0 maximum-zoom 1 none"])
  }
}
