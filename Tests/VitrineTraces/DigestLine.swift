/// One line of `Tests/Traces/NAME.digests`: when, what the digest is of, and the digest.
///
/// ```
/// 0.3 frames 8f0c6e2f35a5ac0e
/// 0.35 answer 62a9d1c7b3f0e84d
/// 0.4 scene d7b2550a90f93c16
/// ```
/// A line depends on no line before it, so the first one that differs tells when something changed.
public struct DigestLine: Equatable, Sendable {
  /// When, in seconds: the last of the frames, the event or the expectation.
  public var time: Double
  /// What the digest is of.
  public var subject: Subject
  /// The digest.
  public var value: UInt64

  /// What a digest can be of.
  public enum Subject: Sendable {
    /// The frames since the line before about frames, with their signals.
    case frames
    /// The answer to an event.
    case answer
    /// The scene that an expectation looks at, with its signals.
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
