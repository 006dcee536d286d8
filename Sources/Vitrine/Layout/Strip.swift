/// A row or column of items: how far apart they are, which one is where, and how far the row can go.
///
/// Everything is told along the main axis in single numbers. Items are numbered on and on: in a strip that loops, number
/// `count` is the first item again, one lap later, and number -1 is the last, one lap before. A place is where an item's
/// alignment point is, in points from that of item 0 in lap 0, or from wherever its ``Strip/anchor`` says.
///
/// How long items are and how far apart may change with time: cards open, gaps close. A strip is what it is at the instant
/// last looked at.
///
/// ```
///        0        1           2        3 = 0 again
///   |  ####  |  ####  |  ##########  |  ####  |
///       ^ place(of: 0) = 0
///                ^ place(of: 1)
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
  /// The point that keeps its place while the layout around it changes; nil for the alignment point of item 0 in lap 0.
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

  /// The item that a number stands for.
  public func item(_ number: Int) -> Int { number - laps(before: number) * count }

  /// How often the strip has begun again before a number.
  public func laps(before number: Int) -> Int {
    guard count > 0 else { return 0 }
    let whole = number / count
    return number % count < 0 ? whole - 1 : whole
  }

  /// The extent of a number's item, in points.
  public func extent(of number: Int) -> Double { extent(ofItem: item(number)) }

  /// Where a number's item is aligned.
  public func place(of number: Int) -> Double { place(of: number, fraction: alignment.fraction) }

  /// Where the point of a number's item is that has so much of it before it.
  public func place(of number: Int, fraction: Double) -> Double {
    guard count > 0 else { return 0 }
    return start(of: number) + fraction * extent(of: number) - origin
  }

  /// Where a number's item begins.
  public func leading(of number: Int) -> Double { start(of: number) - origin }

  /// The places between which the strip can be scrolled; nil when it has no ends.
  ///
  /// Aligned in the middle, the first and the last item come to rest there; aligned at one end of the viewport, the strip
  /// stops when its own end is reached.
  public var bounds: ClosedRange<Double>? {
    guard !loops, count > 0 else { return nil }
    let (first, last) = (place(of: 0), place(of: count - 1))
    let overhang = max(0, lap - gap - viewport)
    return switch alignment {
    case .start: first...max(first, min(last, first + overhang))
    case .center: first...max(first, last)
    case .end: min(last, max(first, last - overhang))...max(first, last)
    }
  }

  /// Where the strip rests for a number: its place, as near as the ends allow.
  public func rest(of number: Int) -> Double {
    confined(place(of: number))
  }

  /// The place itself, or the nearest at which the strip can be.
  public func confined(_ place: Double) -> Double {
    guard let bounds else { return place }
    return place.clamped(to: bounds)
  }

  /// The number itself, or the nearest that there is; in a loop, one of those that fit 32 bits.
  public func clamp(_ number: Int) -> Int {
    loops ? max(-Self.farthest, min(Self.farthest, number)) : max(0, min(count - 1, number))
  }
}

extension Strip {
  /// Where a number's item begins, in points from the start of number 0.
  func start(of number: Int) -> Double {
    let item = item(number)
    let before = extents.sum(before: item) + expansions.sum(before: item) + Double(item) * gap
    return Double(laps(before: number)) * lap + before
  }

  func extent(ofItem item: Int) -> Double { extents[item] + expansions.amount(of: item) }

  /// The farthest number: what is a few laps further still fits 32 bits.
  static let farthest = 1 << 30

  /// Where places are counted from, in points from the start of number 0.
  var origin: Double {
    guard count > 0 else { return 0 }
    guard let anchor else { return alignment.fraction * extent(ofItem: 0) }
    return start(of: anchor.number) + anchor.fraction * extent(of: anchor.number) - anchor.place
  }
}
