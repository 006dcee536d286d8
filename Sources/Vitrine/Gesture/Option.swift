/// The numeric options of exhibits: their defaults, their ranges and their units. Hosts give them names and words.
///
/// ```swift
/// assert(Option.minCell.defaultValue == 100)
/// assert(Option.minCell.sanitized(.nan) == 100)
/// assert(Option.speed.sanitized(50) == 10)
/// ```
public enum Option: Int32, Sendable, CaseIterable {
  /// The minimum side of a cell of the photo grid.
  case minCell
  /// The maximum side of a cell of the photo grid.
  case maxCell
  /// The gap between neighbours.
  case spacing
  /// The speed of animations.
  case speed
  /// Whether the first item follows the last.
  case loop
  /// The direction of a strip.
  case axis
  /// Where a strip rests after a release.
  case snap
  /// The alignment of an item at rest.
  case align
  /// How far a flick carries, as a factor of its predicted distance.
  case momentum
  /// The time between two moves of autoplay.
  case autoplay
  /// The look of items that pass the middle.
  case effect
  /// The scale of the item in the middle.
  case effectScale
  /// The length of a closed card.
  case collapsedSize
  /// The length of an open card.
  case expandedSize
  /// Whether several cards can be open.
  case multiple
  /// The position to which a partly hidden opening card is moved.
  case reveal
  /// The time for which a mouse rests on a card before it opens.
  case hoverDelay
  /// The duration of the opening of a card.
  case duration
  /// The timing curve of the opening of a card.
  case curve
  /// The corner radius of photographs.
  case radius
  /// The maximum height of a row of photographs.
  case rowHeight
  /// The effect of a tap: on an item that is not current, or on an open photograph.
  case tap
  /// The height of the heading of a section of the photo grid.
  case headingHeight
  /// Whether two fingers, a wheel with the control key and the keys + and - change the number of columns of the photo grid.
  case zoom
  /// The layout of the photo grid: squares, or rows of whole photographs.
  case layout

  /// The default value; ``CarouselModel/Style`` has other defaults for some options.
  public var defaultValue: Double {
    switch self {
    // Three columns on a telephone that is 390 points wide.
    case .minCell: 100
    case .maxCell: 0
    case .spacing: 3
    case .speed: 1
    case .loop, .axis, .snap, .autoplay, .effect, .multiple, .curve, .tap, .zoom, .layout: 0
    case .align, .reveal: 1
    // Chosen by eye.
    case .momentum: 0.66
    case .effectScale: 1.2
    case .collapsedSize: 150
    case .expandedSize: 250
    case .hoverDelay: 100
    case .duration: 400
    case .radius: 8
    case .rowHeight: 300
    // A line of large text, and a finger's width.
    case .headingHeight: 48
    }
  }

  /// The range of the value; see ``sanitized(_:)``.
  public var range: ClosedRange<Double> {
    switch self {
    // That of the greatest number of columns.
    case .minCell: ColumnStops.minimumCell...10_000
    // A finger hardly hits less, and no screen is larger.
    case .collapsedSize, .expandedSize, .rowHeight: 16...10_000
    case .maxCell: 0...10_000
    case .spacing, .radius, .headingHeight: 0...1_000
    // Motions of half a second take from a twentieth of a second, three frames, to most of a minute.
    case .speed: 0.01...10
    // The numbers of the choices.
    case .loop, .axis, .multiple, .reveal, .zoom, .layout: 0...1
    case .snap, .align: 0...2
    case .tap: 0...3
    case .curve: 0...4
    case .effect: 0...7
    // At 2, a flick carries as far as a free scroll; at 4, twice as far.
    case .momentum: 0...4
    case .effectScale: 0.1...4
    // An hour, and ten seconds.
    case .autoplay: 0...3_600_000
    case .hoverDelay, .duration: 0...10_000
    }
  }

  /// The unit of the value.
  public var unit: Unit {
    switch self {
    case .minCell, .maxCell, .spacing, .collapsedSize, .expandedSize, .radius, .rowHeight,
      .headingHeight:
      .points
    case .speed, .momentum, .effectScale: .factor
    case .autoplay, .hoverDelay, .duration: .milliseconds
    case .loop, .multiple, .zoom: .flag
    case .axis, .snap, .align, .effect, .reveal, .curve, .tap, .layout: .choice
    }
  }

  /// The units of options.
  public enum Unit: Int32, Sendable {
    /// Lengths, in points.
    case points
    /// A factor.
    case factor
    /// Milliseconds.
    case milliseconds
    /// Off or on.
    case flag
    /// One of several cases. The number is the index of the case.
    case choice
  }

  /// Returns the nearest value in range; the default for not a number. A time of autoplay is 0 or at least ``Limit/autoplay``.
  public func sanitized(_ value: Double) -> Double {
    guard !BuildFeature.limits || !value.isNaN else { return defaultValue }
    let value = BuildFeature.limits ? value.clamped(to: range) : value
    return self == .autoplay && value > 0 ? max(Limit.autoplay * 1000, value) : value
  }
}
