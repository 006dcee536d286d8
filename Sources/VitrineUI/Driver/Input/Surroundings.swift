/// The gestures of the views around an exhibit that can take over a drag.
struct Surroundings: OptionSet, Sendable {
  let rawValue: UInt8
  /// A scroll view or a page view that scrolls sideways.
  static let scrollsSideways = Surroundings(rawValue: 1)
  /// A scroll view that scrolls up and down.
  static let scrollsVertically = Surroundings(rawValue: 2)
  /// A page of a navigation stack that a drag anywhere in its content pops.
  static let pops = Surroundings(rawValue: 4)
  /// A sheet, or another view that a drag moves away.
  static let dismisses = Surroundings(rawValue: 8)
}
