/// The reasons for which an exhibit does not move by itself.
public struct PauseReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// The set with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A mouse rests on it.
  public static let hovered = PauseReasons(rawValue: 1)
  /// Keyboard focus came into it, and the person has not resumed it since.
  public static let focused = PauseReasons(rawValue: 2)
  /// It is out of sight.
  public static let hidden = PauseReasons(rawValue: 4)
  /// The person pressed pause.
  public static let paused = PauseReasons(rawValue: 8)
}
