import Testing
import Vitrine

@testable import VitrineTraces

@Suite struct TraceTests {
  @Test func readsWhatHappensAndWhatIsExpected() throws {
    let trace = try Trace(
      reading: """
        exhibit viewer
        # a comment
        0    viewport 390 844
        0.5  source 16 200 118 118 8   # another
        1    expect backdrop 0.25 within 0.125

        """)
    #expect(trace.exhibit == .viewer)
    #expect(trace.steps.map(\.line) == [3, 4, 5] && trace.steps.map(\.time) == [0, 0.5, 1])
    let source = Source(
      frame: Frame(x: 16, y: 200, width: 118, height: 118), radii: CornerRadii(8))
    #expect(trace.steps[1].event == .source(source))
    #expect(trace.steps[2].expectation?.numbers == [0.25])
    #expect(trace.steps[2].expectation?.tolerance == 0.125)
  }

  @Test func readsEveryKindOfEvent() throws {
    var scrolled = Viewport(screen: Dimensions(width: 390, height: 4000))
    scrolled.window = Frame(x: 0, y: 120, width: 390, height: 844)
    scrolled.origin.y = -120
    var scaled = scrolled
    scaled.scale = 2
    var onControl = Pointer(id: 3, .move, device: .pen, position: Vector(x: -1.5, y: 2))
    onControl.yieldsAtEnds = true
    onControl.content = .control
    let source = Source(
      frame: Frame(x: 1, y: 2, width: 3, height: 4),
      radii: CornerRadii(topLeft: 5, topRight: 6, bottomRight: 7, bottomLeft: 8),
      focus: Vector(x: 0.25, y: 0.75))
    var turned = Rotation()
    (turned.x, turned.y, turned.z) = (4, 5, 6)
    let stop = Effect.Stop(
      phase: -1, offset: Vector(x: 2, y: 3), scale: 0.8, opacity: 0.5, rotation: turned,
      elevation: -7)
    let stops = Event.Kind.stops(Effect.Stops([stop, Effect.Stop(phase: 0)]))
    let lines: [(String, Event.Kind)] = [
      (
        "pointer 3 move pen -1.5 2",
        .pointer(Pointer(id: 3, .move, device: .pen, position: Vector(x: -1.5, y: 2)))
      ),
      ("key page-up", .key(.pageUp)), ("key escape", .key(.escape)),
      ("viewport 390 4000 seen 844 from 120", .viewport(scrolled)),
      (
        "environment rtl reduced 2",
        .environment(Event.Environment(isRightToLeft: true, reducesMotion: true, displayScale: 2))
      ),
      ("option min-cell 50", .option(.minCell, 50)), ("count 1000000", .count(1_000_000)),
      ("focus 3", .focus(item: 3)), ("open 7 1.5", .open(item: 7, ratio: 1.5, animated: true)),
      ("open 7 1.5 at-once", .open(item: 7, ratio: 1.5, animated: false)),
      ("close", .close(animated: true)), ("close at-once", .close(animated: false)),
      ("source none", .source(nil)), ("key stitch", .key(.stitch)),
      ("stitch 1", .stitch(true, animated: true)),
      ("stitch 0 at-once", .stitch(false, animated: false)),
      (
        "magnify changed 0.9 195 100",
        .magnify(Magnify(.changed, scale: 0.9, position: Vector(x: 195, y: 100)))
      ),
      ("select 3 at-once", .select(item: 3, animated: false)), ("step -2", .step(-2)),
      ("wheel 1 -2", .wheel(Wheel(delta: Vector(x: 1, y: -2)))),
      (
        "wheel 1 -2 sideways focused",
        .wheel(Wheel(delta: Vector(x: 1, y: -2), isSideways: true, isFocused: true))
      ),
      ("extents 100 -5 0.5", .extents([100, -5, 0.5], first: 0)), ("extent -5", .extent(-5)),
      ("insert 2 -1 150", .insert(2, at: -1, extent: 150)), ("remove -1 3", .remove(-1..<2)),
      ("move 4 2 0", .move(4..<6, to: 0)), ("page 3", .page(3)),
      ("pause 3", .pause(PauseReasons(rawValue: 3))),
      ("expand 2", .expand(item: 2, isOpen: true, animated: true)),
      ("collapse 2 at-once", .expand(item: 2, isOpen: false, animated: false)),
      ("pointer 3 move pen -1.5 2 yields control", .pointer(onControl)),
      ("viewport 390 4000 at 0 -120 window 0 120 390 844", .viewport(scrolled)),
      ("viewport 390 4000 at 0 -120 window 0 120 390 844 scale 2", .viewport(scaled)),
      ("extents from 7 100 200", .extents([100, 200], first: 7)),
      ("magnify wheel 12 5 6", .magnify(Magnify(wheel: 12, position: Vector(x: 5, y: 6)))),
      ("source 1 2 3 4 5 6 7 8 0.25 0.75", .source(source)),
      ("picture 4 1.5 3000", .picture(item: 4, ratio: 1.5, width: 3000)),
      ("sections 1 0 5", .sections([0, 5], .month)), ("sections 0", .sections([], .day)),
      ("scrub 2.5", .scrub(2.5)), ("ratios from 7 1.5 0.5", .ratios([1.5, 0.5], first: 7)),
      ("columns 3", .columns(3, about: nil)), ("columns 3 7", .columns(3, about: 7)),
      ("columns 3 at-once", .columns(3, about: nil, animated: false)),
      ("columns 3 7 at-once", .columns(3, about: 7, animated: false)),
      ("stops", .stops(Effect.Stops())), ("stops -1 2 3 0.8 0.5 4 5 6 -7 0 0 0 1 1 0 0 0 0", stops),
    ]
    for (line, kind) in lines {
      #expect(try Trace(reading: "0 \(line)").steps.first?.event == kind, "\(line)")
    }
  }

  @Test(arguments: [
    ("0 jump 3", TraceError.Problem.unknownWord), ("exhibit circus", .unknownWord),
    ("0 key f13", .unknownWord), ("0 close slowly", .unknownWord),
    ("0 magnify turned 1.2 1 2", .unknownWord),
    ("0 close at-once now", .unknownWord),
    ("0 expect weather 1", .unknownWord), ("0 count", .missingNumber),
    ("0 source 1 2 3", .missingNumber), ("0 expect backdrop 1 within", .missingNumber),
    ("0 count many", .noNumber), ("soon close", .noNumber), ("0 count 1e3", .noNumber),
    ("0 count 2.5", .noNumber), ("0 count 99999999999", .noNumber), ("0 count -", .noNumber),
    ("0 count .", .noNumber), ("0 count 1.2.3", .noNumber), ("0 stops 0 0 0 1", .missingNumber),
    ("0 move 1 2", .missingNumber), ("0 move 1 -2 0", .noNumber),
    ("0 pointer 9999999999 up touch 1 2", .noNumber), ("0 count 9999999999999999999999", .noNumber),
    ("-1 close", .beforeTheLineAbove),
  ])
  func whatItCannotReadIsToldWithItsLine(line: String, problem: TraceError.Problem) {
    #expect(throws: TraceError(line: 3, problem: problem), "\(line)") {
      try Trace(reading: "exhibit grid\n\n" + line)
    }
  }

  @Test func linesAreInTheOrderOfTime() {
    #expect(throws: TraceError(line: 2, problem: .beforeTheLineAbove)) {
      try Trace(reading: "1 close\n0.9 close")
    }
  }

  @Test func readsTheFramesOfARecording() throws {
    let trace = try Trace(
      reading: """
        recorded
        exhibit carousel
        7.5    frame
        7.498 shown 7.5 close
        """)
    #expect(trace.isRecorded && trace.steps.map(\.time) == [7.5, 7.498])
    #expect(trace.steps.map(\.shown) == [nil, 7.5])
    if case .frame = trace.steps[0].action {} else { Issue.record("\(trace.steps[0].action)") }
    #expect(throws: TraceError(line: 1, problem: .unknownWord)) {
      try Trace(reading: "7.5 frame")
    }
  }

  @Test func numbersAreReadExactly() throws {
    for number in ["0", "-12.5", "0.1", "3.141592653589793", "1000000.25", "00.5"] {
      let numbers = try Trace(reading: "0 expect backdrop \(number)").steps[0].expectation?.numbers
      #expect(try #require(numbers) == [#require(Double(number))])
    }
  }
}

extension Trace {
  init(reading text: String) throws(TraceError) {
    try self.init(reading: Array(text.utf8))
  }
}

extension Trace.Step {
  fileprivate var event: Event.Kind? {
    if case .happen(let kind) = action { kind } else { nil }
  }

  fileprivate var expectation: VitrineTraces.Expectation? {
    if case .expect(let expectation) = action { expectation } else { nil }
  }
}
