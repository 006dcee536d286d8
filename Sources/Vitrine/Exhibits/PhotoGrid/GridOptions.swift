/// The options of a grid's layout.
struct GridOptions: Equatable, Sendable {
  private var minimum = Option.minCell.defaultValue
  private var maximum = Option.maxCell.defaultValue
  private(set) var spacing = Option.spacing.defaultValue
  /// The speed of animations.
  private(set) var speed = Option.speed.defaultValue
  /// Whether fingers and keys change the number of columns.
  private(set) var zooms = false
  /// Whether rows of whole photographs replace the squares.
  private(set) var isJustified = false
  /// The height of a heading, in points.
  private(set) var heading = Option.headingHeight.defaultValue
  /// Whether the first column is on the right.
  var isRightToLeft = false
  /// Whether photographs and layouts fade instead of flying or being magnified.
  var reducesMotion = false

  /// Sets an option. Other types handle the other options.
  mutating func set(_ option: Option, to value: Double) {
    switch option {
    case .minCell: minimum = value
    case .maxCell: maximum = value
    case .spacing: spacing = value
    case .headingHeight: heading = value
    case .speed: speed = value
    case .zoom: zooms = value > 0
    case .layout: isJustified = value > 0
    default: break
    }
  }

  /// Makes the minimum side of a cell the one at which a number of columns fits a width, in points. From now on the columns follow
  /// from it, also in another width.
  mutating func setColumns(_ columns: Int, width: Double) {
    // A little less, so that rounding does not cost a column.
    minimum = (width + spacing) / (Double(columns) + 1e-6) - spacing
  }

  /// Returns whether square cells show whole photographs in a number of columns. Only people who change the columns expect the last step
  /// to do so; a narrow grid of one column has squares.
  func showsWhole(columns: Int) -> Bool { zooms && columns == 1 }

  /// Returns an arrangement with another number of columns. Rows of whole photographs are laid out around an item.
  func arrangement(like layout: GridArrangement, columns: Int, around item: Int)
    -> GridArrangement
  {
    guard columns != layout.columns else { return layout }
    var (options, layout) = (self, layout)
    options.setColumns(columns, width: layout.cells.width)
    _ = layout.relayout(
      options.layout(of: layout.count, width: layout.cells.width), heading: heading,
      replacing: 0..<0, by: 0..<0)
    _ = layout.changeRows { $0.prepare(around: item) }
    return layout
  }

  /// Returns the layout of `count` items that share a width, in points.
  func layout(of count: Int, width: Double) -> GridLayout {
    GridLayout(
      count: count, width: width, minimum: minimum, maximum: maximum, spacing: spacing,
      isRightToLeft: isRightToLeft)
  }
}
