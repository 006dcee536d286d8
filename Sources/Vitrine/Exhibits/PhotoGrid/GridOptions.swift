/// The options of a grid's layout, and the ratios of its photographs.
struct GridOptions: Equatable, Sendable {
  private var minimum = Option.minCell.defaultValue
  private var maximum = Option.maxCell.defaultValue
  private(set) var spacing = Option.spacing.defaultValue
  /// The speed of animations.
  private(set) var speed = Option.speed.defaultValue
  /// Whether fingers and keys change the number of columns.
  private(set) var zooms = false
  /// Whether rows of whole photographs replace the squares in all numbers of columns.
  private(set) var isJustified = false
  /// The height of a heading, in points.
  private(set) var heading = Option.headingHeight.defaultValue
  /// The ratios of the photographs, as far as the host has sent them. Squares keep them, because fewer columns may need them.
  var ratios = PhotoRatios(count: 0)
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

  /// Returns what rows contain in a number of columns. Only people who change the columns expect whole photographs at the last step; a
  /// narrow grid of one column has squares.
  private func rowContent(columns: Int) -> GridArrangement.RowContent {
    if zooms, columns == 1 { return .onePhotograph }
    return isJustified ? .photographs : .squares
  }

  /// Changes an arrangement as the options say, after some items were replaced by others. Returns whether a cell has moved, or may have.
  /// - Parameters:
  ///   - layout: The arrangement.
  ///   - count: The number of items.
  ///   - width: The width that they share, in points.
  ///   - removed: The items that were replaced.
  ///   - inserted: The items that replace them.
  func relayout(
    _ layout: inout GridArrangement, of count: Int, width: Double, replacing removed: Range<Int>,
    by inserted: Range<Int>
  ) -> Bool {
    func cells(maximum: Double) -> GridLayout {
      GridLayout(
        count: count, width: width, minimum: minimum, maximum: maximum, spacing: spacing,
        isRightToLeft: isRightToLeft)
    }
    let squares = cells(maximum: maximum)
    let content = rowContent(columns: squares.columns)
    return layout.relayout(
      content == .onePhotograph ? cells(maximum: 0) : squares, as: content, ratios,
      heading: heading, replacing: removed, by: inserted)
  }

  /// Returns an arrangement with another number of columns. Rows of whole photographs are laid out around an item.
  func arrangement(like layout: GridArrangement, columns: Int, around item: Int)
    -> GridArrangement
  {
    guard columns != layout.columns else { return layout }
    var (options, layout) = (self, layout)
    options.setColumns(columns, width: layout.cells.width)
    _ = options.relayout(
      &layout, of: layout.count, width: layout.cells.width, replacing: 0..<0, by: 0..<0)
    _ = layout.changeRows { $0.prepare(around: item) }
    return layout
  }
}
