/// The options of a grid's layout.
struct GridOptions: Equatable, Sendable {
  private var minimum = Option.minCell.defaultValue
  private var maximum = Option.maxCell.defaultValue
  private var spacing = Option.spacing.defaultValue
  /// Whether the first column is on the right.
  var isRightToLeft = false
  /// Whether a photograph fades in and out over the page, instead of leaving its cell.
  var reducesMotion = false

  /// Sets an option. Other types handle the other options.
  mutating func set(_ option: Option, to value: Double) {
    switch option {
    case .minCell: minimum = value
    case .maxCell: maximum = value
    case .spacing: spacing = value
    default: break
    }
  }

  /// Returns the layout of `count` items that share a width, in points.
  func layout(of count: Int, width: Double) -> GridLayout {
    GridLayout(
      count: count, width: width, minimum: minimum, maximum: maximum, spacing: spacing,
      isRightToLeft: isRightToLeft)
  }
}
