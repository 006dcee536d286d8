public import Vitrine

/// A recorded gesture: what happened when, and what must be seen then.
///
/// ```
/// exhibit viewer                          # or grid, carousel, expanding, stitched
/// 0     viewport 390 844
/// 0     source 16 200 118 118             # a frame, and a radius if there is one
/// 0     open 7 1.5                        # an item and its ratio; "at-once" for no animation
/// 0.5   pointer 1 down touch 195 422
/// 0.6   expect backdrop 1 within 0.001
/// 0.6   expect frame 0 292 390 260 within 0.5
/// ```
/// Times are seconds; lines are in the order of time.
///
/// A recorded trace says `recorded` first. It names each frame that was drawn, and for each event the frame that the person saw:
///
/// ```
/// recorded
/// exhibit carousel
/// 7.5      frame
/// 7.498 shown 7.5 pointer 1 down touch 195 422
/// ```
/// A trace of a flight between two arrangements names the other one. Its events are those of the exhibit that is shown:
///
/// ```
/// exhibit grid
/// other carousel
/// 0     other viewport 600 320            # an event of the other one
/// 0     ratios 1.5 0.75                   # of the photographs, repeated
/// 1     rearrange 4                       # with the leader 4
/// 1.2   reverse
/// 1.3   scrub 0.4
/// 1.4   release -2                        # at -2 times the way per second; without a number, at the velocity of the finger
/// ```
/// Its frames have the photographs that fly, the leader first; the scene's opacity is that of the destination, the backdrop's that of
/// the source.
///
/// A trace of a collection changes the arrangement:
///
/// ```
/// exhibit collection
/// 0     ratios 1.5 0.75                   # of the photographs, repeated
/// 1     arrange deck                      # "at-once" for no animation
/// 2     toward stitched 0.4               # a finger has moved the photographs to 0.4 of their way
/// 2.1   release -2
/// 3     update-ratios                     # the ratios have changed
/// 3     restore -5 4                      # the fourth photograph, which fades out, has come back
/// 4     activate 3                        # a tap on a photograph
/// ```
/// Its lines are in the order in which the engine was called. An event can be a little older than the frame before it.
public struct Trace {
  /// Which exhibit the trace is about.
  public var exhibit = Kind.grid
  /// The arrangement to which photographs fly; nil in other traces.
  public var other: Kind?
  /// Whether the trace names its frames. Otherwise there are 60 frames a second.
  public var isRecorded = false
  /// What happens and what is expected, in the order of time.
  public var steps: [Step] = []

  /// The exhibits a trace can be about.
  public enum Kind: Int, Sendable {
    case grid, viewer, carousel, expanding, stitched, collection
  }

  /// One line of a trace.
  public struct Step {
    /// The number of the line in its file.
    public var line: Int
    /// When it happens, in seconds.
    public var time: Double
    /// The time of the frame that the person saw; nil for the last frame.
    public var shown: Double?
    /// What happens, or what must be seen.
    public var action: Action
  }

  /// What a line says.
  public enum Action {
    case happen(Event.Kind)
    case expect(Expectation)
    case frame
    case rearrange(Switch)
  }

  /// What happens to a flight between two arrangements, or to a collection, whose arrangements have the numbers of `TraceWords`.
  public enum Switch {
    case other(Event.Kind)
    case ratios([Double])
    case start(leader: Int?)
    case reverse
    case scrub(Double)
    case release(velocity: Double?)
    case arrange(Int, animated: Bool)
    case toward(Int, Double)
    case updateRatios
    case restore(Int, as: Int)
    case activate(Int)
  }

  /// Reads the text of a trace.
  public init(reading bytes: [UInt8]) throws(TraceError) {
    var number = 0
    for text in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      var line = TraceLine(number: number, bytes: text)
      guard !line.isEmpty else { continue }
      try read(&line)
      guard line.isEmpty else { throw TraceError(line: number, problem: .unknownWord) }
    }
  }

  private mutating func read(_ line: inout TraceLine) throws(TraceError) {
    if line.take("recorded") {
      isRecorded = true
      return
    }
    if line.take("exhibit") {
      exhibit = try Kind(reading: &line)
      return
    }
    if line.take("other") {
      other = try Kind(reading: &line)
      return
    }
    let time = try line.takeNumber()
    guard isRecorded || time >= steps.last?.time ?? 0 else {
      throw TraceError(line: line.number, problem: .beforeTheLineAbove)
    }
    let shown = line.take("shown") ? try line.takeNumber() : nil
    let action = try Action(reading: &line, of: self)
    steps.append(Step(line: line.number, time: time, shown: shown, action: action))
  }
}

extension Trace.Kind {
  fileprivate init(reading line: inout TraceLine) throws(TraceError) {
    let names: [StaticString] = [
      "grid", "viewer", "carousel", "expanding", "stitched", "collection",
    ]
    self = Trace.Kind(rawValue: try line.takeIndex(of: names)) ?? .grid
  }
}

extension Trace.Switch {
  fileprivate init?(reading line: inout TraceLine) throws(TraceError) {
    if line.take("other") {
      self = .other(try Event.Kind(reading: &line))
    } else if line.take("ratios") {
      self = .ratios(try line.takeNumbers())
    } else if line.take("rearrange") {
      self = .start(leader: line.isEmpty ? nil : try line.takeWhole())
    } else if line.take("reverse") {
      self = .reverse
    } else if line.take("scrub") {
      self = .scrub(try line.takeNumber())
    } else if line.take("release") {
      self = .release(velocity: line.isEmpty ? nil : try line.takeNumber())
    } else if line.take("arrange") {
      let arrangement = try line.takeIndex(of: TraceWords.arrangements)
      self = .arrange(arrangement, animated: !line.take("at-once"))
    } else if line.take("toward") {
      self = .toward(try line.takeIndex(of: TraceWords.arrangements), try line.takeNumber())
    } else if line.take("update-ratios") {
      self = .updateRatios
    } else if line.take("restore") {
      self = .restore(try line.takeWhole(), as: try line.takeWhole())
    } else if line.take("activate") {
      self = .activate(try line.takeWhole())
    } else {
      return nil
    }
  }
}

extension Trace.Action {
  fileprivate init(reading line: inout TraceLine, of trace: Trace) throws(TraceError) {
    let hasSwitches = trace.other != nil || trace.exhibit == .collection
    if hasSwitches, let change = try Trace.Switch(reading: &line) {
      self = .rearrange(change)
      return
    }
    if trace.isRecorded, line.take("frame") {
      self = .frame
    } else if line.take("expect") {
      self = .expect(try Expectation(reading: &line))
    } else {
      self = .happen(try Event.Kind(reading: &line))
    }
  }
}
