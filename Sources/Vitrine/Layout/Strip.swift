/// A row or column of items: how far apart they are, which one is where, and how far the row can go.
///
/// Everything is told along the main axis in single numbers. Items are numbered on and on: in a strip that loops, number
/// `count` is the first item again, one lap later, and number -1 is the last, one lap before. A place is where an item's
/// alignment point is, in points from that of item 0 in lap 0.
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

  /// From the start of an item to its start one lap later, in points.
  public var lap: Double { extents.sum + Double(count) * spacing }

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
  public func extent(of number: Int) -> Double { extents[item(number)] }

  /// Where a number's item is aligned, in points from number 0.
  public func place(of number: Int) -> Double {
    guard count > 0 else { return 0 }
    return start(of: number) + alignment.fraction * extent(of: number) - origin
  }

  /// Where a number's item begins, seen from the alignment point of number 0.
  public func leading(of number: Int) -> Double { start(of: number) - origin }

  /// The number whose item or gap behind it covers a place.
  public func number(at place: Double) -> Int {
    guard count > 0 else { return 0 }
    let fromStart = place + origin
    guard loops, lap > 0 else { return extents.item(at: fromStart, spacing: spacing) }
    let turns = (fromStart / lap).floored(in: -mostLaps...mostLaps)
    let item = extents.item(at: fromStart - Double(turns) * lap, spacing: spacing)
    return turns * count + item
  }

  /// The number whose resting place is nearest to a place; of two as near, the lower one.
  ///
  /// Where the strip has reached an end, several items may rest at that place: it is the outermost of them then.
  public func nearest(to place: Double) -> Int {
    if let outermost = outermost(at: place) { return outermost }
    let middle = number(at: place)
    let lower = nearer(clamp(middle - 1), clamp(middle), to: place)
    return nearer(lower, clamp(middle + 1), to: place)
  }

  /// Whichever of two numbers rests nearer to a place; the first, when they are as near.
  func nearer(_ first: Int, _ second: Int, to place: Double) -> Int {
    abs(rest(of: second) - place) < abs(rest(of: first) - place) ? second : first
  }

  /// The numbers that show between two places; of items too short to be seen, no more than ``Strip/mostShown``.
  public func numbers(from start: Double, to end: Double) -> Range<Int> {
    guard count > 0, end > start else { return 0..<0 }
    let (first, last) = (number(at: start), number(at: end))
    return first..<min(last + 1, first + Self.mostShown)
  }

  /// More items than any screen shows: a bound on the work where extents are wrong.
  public static let mostShown = 1_000

  /// The places between which the strip can be scrolled; nil when it has no ends.
  ///
  /// Aligned in the middle, the first and the last item come to rest there; aligned at one end of the viewport, the strip
  /// stops when its own end is reached.
  public var bounds: ClosedRange<Double>? {
    guard !loops, count > 0 else { return nil }
    let (first, last) = (0.0, place(of: count - 1))
    let overhang = max(0, lap - spacing - viewport)
    return switch alignment {
    case .start: first...max(first, min(last, overhang))
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

  /// Where the strip is in items: 3.25 is a quarter of the way from number 3 to the next. Beyond its ends it goes on as
  /// if there were more items like the outermost ones.
  public func position(at place: Double) -> Double {
    guard count > 0 else { return 0 }
    let middle = number(at: place)
    let offset = place - self.place(of: middle)
    let neighbor = clamp(middle + (offset < 0 ? -1 : 1))
    let pitch = neighbor == middle ? extent(of: middle) + spacing : distance(middle, neighbor)
    return Double(middle) + (pitch > 0 ? offset / pitch : 0)
  }

  /// The number of `item` that is the shortest way from `number`; of two ways as short, the one forward.
  public func nearestNumber(of item: Int, to number: Int) -> Int {
    guard loops, count > 0 else { return item }
    let forward = self.item(item - number)
    let here = place(of: number)
    let (ahead, behind) = (number + forward, number + forward - count)
    return place(of: ahead) - here <= here - place(of: behind) + 1e-9 ? ahead : behind
  }
}

extension Strip {
  private func start(of number: Int) -> Double {
    let item = item(number)
    return Double(laps(before: number)) * lap + extents.sum(before: item) + Double(item) * spacing
  }

  private func distance(_ first: Int, _ second: Int) -> Double {
    abs(place(of: second) - place(of: first))
  }

  /// So many laps that their numbers still fit 32 bits.
  private var mostLaps: Int { Self.farthest / max(1, count) }

  /// The farthest number: what is a few laps further still fits 32 bits.
  private static let farthest = 1 << 30

  private func outermost(at place: Double) -> Int? {
    guard let bounds else { return count == 0 ? 0 : nil }
    let (isFirst, isLast) = (place <= bounds.lowerBound, place >= bounds.upperBound)
    guard isFirst || isLast else { return nil }
    return isFirst && !(isLast && alignment == .end) ? 0 : count - 1
  }

  /// The alignment point of item 0, from where it begins.
  private var origin: Double { count > 0 ? alignment.fraction * extents[0] : 0 }
}
