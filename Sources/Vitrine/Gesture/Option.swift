/// Everything about an exhibit that can be set by a number: the one table behind attributes, their documentation and the
/// warnings for bad values.
///
/// ```swift
/// assert(Option.minCell.defaultValue == 100)
/// assert(Option.minCell.sanitized(.nan) == 100)
/// assert(Option.speed.sanitized(50) == 10)
/// ```
public enum Option: Int32, Sendable, CaseIterable {
  /// The least side of a cell of the photo grid.
  case minCell
  /// The largest side of a cell of the photo grid.
  case maxCell
  /// The gap between neighbours.
  case spacing
  /// How fast animations run.
  case speed

  /// The attribute's name.
  public var name: StaticString {
    switch self {
    case .minCell: "min-cell"
    case .maxCell: "max-cell"
    case .spacing: "spacing"
    case .speed: "speed"
    }
  }

  /// What it is, for the documentation.
  public var summary: StaticString {
    switch self {
    case .minCell: "the least side of a cell"
    case .maxCell: "the largest side of a cell; 0 for no limit"
    case .spacing: "the gap between neighbours"
    case .speed: "how fast animations run; 0.2 is slow motion"
    }
  }

  /// The value without the attribute.
  public var defaultValue: Double {
    switch self {
    case .minCell: 100
    case .maxCell: 0
    case .spacing: 3
    case .speed: 1
    }
  }

  /// The values that mean something.
  public var range: ClosedRange<Double> {
    switch self {
    case .minCell: 16...10_000
    case .maxCell: 0...10_000
    case .spacing: 0...1_000
    case .speed: 0.01...10
    }
  }

  /// What the number counts.
  public var unit: Unit {
    switch self {
    case .minCell, .maxCell, .spacing: .points
    case .speed: .factor
    }
  }

  /// What an option's number can count.
  public enum Unit: Int32, Sendable {
    /// Lengths; pixels in a page's style sheet.
    case points
    /// A plain factor.
    case factor
  }

  /// The value that is used where `value` was asked for: the default for what is no number, else the nearest in range.
  public func sanitized(_ value: Double) -> Double {
    value.isNaN ? defaultValue : value.clamped(to: range)
  }
}
