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
public struct Trace {
  /// Which exhibit the trace is about.
  public var exhibit = Kind.grid
  /// What happens and what is expected, in the order of time.
  public var steps: [Step] = []

  /// The exhibits a trace can be about.
  public enum Kind: Int, Sendable {
    case grid, viewer, carousel, expanding, stitched
  }

  /// One line of a trace.
  public struct Step {
    /// The number of the line in its file.
    public var line: Int
    /// When it happens, in seconds.
    public var time: Double
    /// What happens, or what must be seen.
    public var action: Action
  }

  /// What a line says.
  public enum Action {
    case happen(Event.Kind)
    case expect(Expectation)
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
    if line.take("exhibit") {
      let names: [StaticString] = ["grid", "viewer", "carousel", "expanding", "stitched"]
      exhibit = Kind(rawValue: try line.takeIndex(of: names)) ?? .grid
      return
    }
    let time = try line.takeNumber()
    guard time >= steps.last?.time ?? 0 else {
      throw TraceError(line: line.number, problem: .beforeTheLineAbove)
    }
    let action: Action =
      line.take("expect")
      ? .expect(try Expectation(reading: &line)) : .happen(try Event.Kind(reading: &line))
    steps.append(Step(line: line.number, time: time, action: action))
  }
}
