/// The options for drawing and tapping a strip.
struct StripOptions: Equatable, Sendable {
  private(set) var isVertical = false
  private(set) var effect = Effect.none
  private(set) var effectScale = 0.0
  /// The lengths of closed and open cards, in points.
  private(set) var collapsedSize = 0.0
  private(set) var expandedSize = 0.0
  private(set) var radius = 0.0
  private(set) var rowHeight = 0.0
  /// Whether a tap selects an item before its links and buttons act.
  private(set) var selectsFirst = false

  /// Sets an option. Other types handle the other options.
  mutating func set(_ option: Option, to value: Double) {
    switch option {
    case .axis: isVertical = value != 0
    case .effect: effect = Effect(rawValue: Int32(value)) ?? .none
    case .effectScale: effectScale = value
    case .collapsedSize: collapsedSize = value
    case .expandedSize: expandedSize = value
    case .radius: radius = value
    case .rowHeight: rowHeight = value
    case .tap: selectsFirst = value == 1
    default: break
    }
  }
}
