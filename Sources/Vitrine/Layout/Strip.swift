/// A row or column of items: how far apart they are, which one is where, and how far the row can go.
///
/// Everything is measured along the main axis. A virtual index counts items on and on: in a strip that loops, index `count` is
/// the first item again, one lap later, and index -1 is the last item, one lap before. The offset of an index is where its
/// alignment point is, in points from that of index 0, or from the ``Strip/anchor`` if there is one.
///
/// How long items are and how far apart may change with time: cards open, gaps close. A strip is what it is at the instant
/// last looked at.
///
/// ```
///        0        1           2        3 = 0 again
///   |  ####  |  ####  |  ##########  |  ####  |
///       ^ offset(of: 0) = 0
///                ^ offset(of: 1)
/// ```
public struct Strip: Equatable, Sendable {
  /// How long the items are, in points.
  public var extents: Extents
  /// The gap between neighbours, in points.
  public var spacing: Double
  /// Whether the first item follows the last.
  public var loops: Bool
  /// Which point of an item, and of the viewport, is brought together at rest.
  public var alignment: Alignment
  /// How much of the strip shows, in points.
  public var viewport: Double
  /// The direction in which it runs on the screen.
  public var axis = Axis()
  /// The cards that are open, and how far.
  public var expansions = Expansions()
  /// How far the gaps are closed: from 0, not at all, to 1, altogether.
  public var seam = Seam()
  /// The seam at the instant looked at.
  var closeness = Motion.State(position: 0, velocity: 0)
  /// The point that stays where it is while the layout around it changes; nil for the alignment point of index 0.
  public var anchor: Anchor?

  /// A strip.
  public init(
    extents: Extents, spacing: Double = 0, loops: Bool = false, alignment: Alignment = .center,
    viewport: Double
  ) {
    self.extents = extents
    self.spacing = spacing.orZero
    self.loops = loops
    self.alignment = alignment
    self.viewport = viewport.orZero
  }

  /// Where items come to rest.
  ///
  /// Nested because SwiftUI owns `Alignment`.
  public enum Alignment: Int32, Sendable {
    /// At the start of the viewport, where reading begins.
    case start
    /// In the middle.
    case center
    /// At its end.
    case end

    /// How much of a length lies before the alignment point.
    var fraction: Double {
      switch self {
      case .start: 0
      case .center: 0.5
      case .end: 1
      }
    }
  }
}

extension Strip {
  /// How many items there are.
  public var count: Int { extents.count }

  /// The gap between neighbours now, in points.
  public var gap: Double { spacing * max(0, 1 - closeness.position) }

  /// From the start of an item to its start one lap later, in points.
  public var lap: Double { extents.sum + expansions.sum + Double(count) * gap }

  /// Where in the viewport items are aligned, in points from its start.
  public var line: Double { viewport * alignment.fraction }

  /// The item of a virtual index.
  public func item(_ index: Int) -> Int { index - laps(before: index) * count }

  /// How often the strip has begun again before a virtual index.
  public func laps(before index: Int) -> Int {
    guard count > 0 else { return 0 }
    let whole = index / count
    return index % count < 0 ? whole - 1 : whole
  }

  /// The extent of the item of a virtual index, in points.
  public func extent(of index: Int) -> Double { extent(ofItem: item(index)) }

  /// The offset of the alignment point of a virtual index.
  public func offset(of index: Int) -> Double { offset(of: index, fraction: alignment.fraction) }

  /// The offset of a point of an item.
  /// - Parameters:
  ///   - index: The virtual index.
  ///   - fraction: How much of the item lies before the point: 0 is its start, 1 its end.
  public func offset(of index: Int, fraction: Double) -> Double {
    guard count > 0 else { return 0 }
    return start(of: index) + fraction * extent(of: index) - origin
  }

  /// The offset at which the item of a virtual index begins.
  public func leading(of index: Int) -> Double { start(of: index) - origin }

  /// The offsets between which the strip can be scrolled; nil if it has no ends.
  ///
  /// Aligned in the middle, the first and the last item come to rest there; aligned at one end of the viewport, the strip
  /// stops when its own end is reached.
  public var bounds: ClosedRange<Double>? {
    guard !loops, count > 0 else { return nil }
    let (first, last) = (offset(of: 0), offset(of: count - 1))
    let overhang = max(0, lap - gap - viewport)
    return switch alignment {
    case .start: first...max(first, min(last, first + overhang))
    case .center: first...max(first, last)
    case .end: min(last, max(first, last - overhang))...max(first, last)
    }
  }

  /// The offset at which the strip rests for a virtual index: its own, or the nearest that the ends allow.
  public func rest(of index: Int) -> Double {
    confined(offset(of: index))
  }

  /// The offset itself, or the nearest that the ends allow.
  public func confined(_ offset: Double) -> Double {
    guard let bounds else { return offset }
    return offset.clamped(to: bounds)
  }

  /// The virtual index itself, or the nearest that exists; in a loop, the nearest that fits 32 bits.
  public func clamp(_ index: Int) -> Int {
    loops ? max(-Self.farthest, min(Self.farthest, index)) : max(0, min(count - 1, index))
  }
}

extension Strip {
  /// Where the item of a virtual index begins, in points from the start of index 0.
  func start(of index: Int) -> Double {
    let item = item(index)
    let before = extents.sum(before: item) + expansions.sum(before: item) + Double(item) * gap
    return Double(laps(before: index)) * lap + before
  }

  func extent(ofItem item: Int) -> Double { extents[item] + expansions.amount(of: item) }

  /// The farthest virtual index. A few laps further still fits 32 bits.
  static let farthest = 1 << 30

  /// The origin of offsets, in points from the start of index 0.
  var origin: Double {
    guard count > 0 else { return 0 }
    guard let anchor else { return alignment.fraction * extent(ofItem: 0) }
    return start(of: anchor.index) + anchor.fraction * extent(of: anchor.index) - anchor.offset
  }
}
