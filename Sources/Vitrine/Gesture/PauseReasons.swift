/// The reasons that pause autoplay.
///
/// ```swift
/// var carousel = CarouselModel()
/// carousel.handle(Event(at: 0, .pause([.hovered, .focused])))
/// carousel.handle(Event(at: 5, .pause([])))  // autoplay continues
/// ```
public struct PauseReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// The set with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A mouse hovers over the exhibit.
  public static let hovered = PauseReasons(rawValue: 1)
  /// Keyboard focus has come into the exhibit, and the person has not resumed autoplay since.
  public static let focused = PauseReasons(rawValue: 2)
  /// The exhibit is hidden.
  public static let hidden = PauseReasons(rawValue: 4)
  /// The person has paused autoplay.
  public static let paused = PauseReasons(rawValue: 8)
}
