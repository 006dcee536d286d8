/// One line of `Tests/Traces/NAME.digests`: a time, a subject and a digest.
///
/// ```
/// 0.3 frames 8f0c6e2f35a5ac0e
/// 0.35 answer 62a9d1c7b3f0e84d
/// 0.4 scene d7b2550a90f93c16
/// ```
/// A line does not depend on earlier lines, so the first one that differs shows when something changed.
public struct DigestLine: Equatable, Sendable {
  /// The time, in seconds: that of the last frame, the event or the expectation.
  public var time: Double
  /// The subject of the digest.
  public var subject: Subject
  /// The digest.
  public var value: UInt64

  /// The subjects of digests.
  public enum Subject: Sendable {
    /// The frames since the last line about frames, with their signals.
    case frames
    /// The response to an event.
    case answer
    /// The scene of an expectation, with its signals.
    case scene

    fileprivate var word: StaticString {
      switch self {
      case .frames: "frames"
      case .answer: "answer"
      case .scene: "scene"
      }
    }
  }

  /// The line as text, with its end.
  public var bytes: [UInt8] {
    time.decimalText + [UInt8(ascii: " ")] + subject.word.bytes + [UInt8(ascii: " ")]
      + value.hexadecimalText
      + [UInt8(ascii: "\n")]
  }
}
