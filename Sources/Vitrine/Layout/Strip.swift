/// A row or column of items: their lengths, their offsets, and the range in which it scrolls.
///
/// All lengths are along the main axis. A virtual index is an item's index plus the count for each lap: in a loop, index
/// `count` is the first item one lap later, and index -1 is the last item one lap before. The offset of an index is that of its
/// alignment point, in points from that of index 0, or from the ``Strip/anchor`` if there is one.
///
/// Lengths and gaps may change with time, because cards open and gaps close. A strip has the layout of the last evaluated
/// instant.
///
/// ```
///        0        1           2        3 = 0 again
///   |  ####  |  ####  |  ##########  |  ####  |
///       ^ offset(of: 0) = 0
///                ^ offset(of: 1)
/// ```
///
/// ```swift
/// let strip = Strip(
///   extents: Extents(count: 3, each: 100), spacing: 20, loops: true, viewport: 300)
/// assert(strip.lap == 360)
/// assert(strip.item(-1) == 2 && strip.offset(of: -1) == -120)
/// assert(strip.nearest(to: 100) == 1)
/// ```
public struct Strip: Equatable, Sendable {
  /// The lengths of the items, in points.
  public var extents: Extents
  /// The gap between neighbours, in points. A negative gap, or one that is not finite, is 0.
  public var spacing: Double {
    get { usableSpacing }
    set { usableSpacing = newValue.orZero }
  }
  /// Whether the first item follows the last one. A single item does not follow itself.
  public var loops: Bool {
    get { mayLoop && count > 1 }
    set { mayLoop = newValue }
  }
  /// The point of an item that rests at the same point of the viewport.
  public var alignment: Alignment
  /// The length of the viewport, in points. A negative length, or one that is not finite, is 0.
  public var viewport: Double {
    get { usableViewport }
    set { usableViewport = newValue.orZero }
  }
  /// The direction in which the strip runs on the screen.
  public var axis = Axis()
  /// The open cards.
  public var expansions = Expansions()
  /// The progress with which the gaps are closed.
  public var seam = Seam()
  /// The seam at the evaluated instant.
  var seamState = Motion.State(position: 0, velocity: 0)
  /// The point that stays in place while the layout changes; nil for the alignment point of index 0.
  public var anchor: Anchor?
  /// Whether it loops as soon as it has several items.
  private var mayLoop = false
  private var usableSpacing = 0.0
  private var usableViewport = 0.0

  /// Creates a strip.
  public init(
    extents: Extents, spacing: Double = 0, loops: Bool = false, alignment: Alignment = .center,
    viewport: Double
  ) {
    self.extents = extents
    mayLoop = loops
    self.alignment = alignment
    self.spacing = spacing
    self.viewport = viewport
  }
}

extension Strip {
  /// The number of items.
  public var count: Int { extents.count }

  /// The present gap between neighbours, in points.
  public var gap: Double { spacing * max(0, 1 - seamState.position) }

  /// The distance from an item to its next copy, in points.
  public var lap: Double { extents.sum + expansions.sum + Double(count) * gap }

  /// Returns the item of a virtual index.
  public func item(_ index: Int) -> Int { index - laps(before: index) * count }

  /// Returns the number of laps before a virtual index.
  public func laps(before index: Int) -> Int {
    // Most indices are in the first lap, and a division takes long.
    guard index < 0 || index >= count, count > 0 else { return 0 }
    let whole = index / count
    return index % count < 0 ? whole - 1 : whole
  }

  /// Returns the extent of the item of a virtual index, in points.
  public func extent(of index: Int) -> Double { extent(ofItem: item(index)) }

  /// Returns the offset of the alignment point of a virtual index.
  public func offset(of index: Int) -> Double { offset(of: index, fraction: alignment.fraction) }

  /// Returns the offset of a point of an item.
  /// - Parameters:
  ///   - index: The virtual index.
  ///   - fraction: The fraction of the item before the point: 0 is its start, 1 its end.
  public func offset(of index: Int, fraction: Double) -> Double {
    guard count > 0 else { return 0 }
    return start(of: index) + fraction * extent(of: index) - origin
  }

  /// Returns the offset at which the item of a virtual index begins.
  public func leading(of index: Int) -> Double { start(of: index) - origin }

  /// Returns the nearest virtual index that exists; in a loop, the nearest that fits 32 bits.
  public func clamp(_ index: Int) -> Int {
    loops ? index.clamped(to: -Self.farthest...Self.farthest) : index.clamped(toCount: count)
  }
}

extension Strip {
  /// Returns where the item of a virtual index begins, in points from the start of index 0.
  func start(of index: Int) -> Double {
    let laps = laps(before: index)
    let item = index - laps * count
    let before = extents.sum(before: item) + expansions.sum(before: item) + Double(item) * gap
    return laps == 0 ? before : Double(laps) * lap + before
  }

  func extent(ofItem item: Int) -> Double { extents[item] + expansions.extraExtent(of: item) }

  /// The maximum virtual index. A few more laps still fit 32 bits.
  static let farthest = 1 << 30

  /// The origin of offsets, in points from the start of index 0.
  var origin: Double {
    guard count > 0 else { return 0 }
    guard let anchor else { return alignment.fraction * extent(ofItem: 0) }
    return start(of: anchor.index) + anchor.fraction * extent(of: anchor.index) - anchor.offset
  }
}

extension Strip {
  /// The point at which items rest.
  ///
  /// It is nested, because SwiftUI has an `Alignment`.
  public enum Alignment: Int32, Sendable {
    /// At the start of the viewport.
    case start
    /// In the middle of the viewport.
    case center
    /// At the end of the viewport.
    case end

    /// The fraction of a length before the alignment point.
    var fraction: Double {
      switch self {
      case .start: 0
      case .center: 0.5
      case .end: 1
      }
    }
  }

  /// The distance of the alignment line from the start of the viewport, in points.
  public var alignmentLine: Double { viewport * alignment.fraction }

  /// Returns the offset at the start of the viewport while another one is on the alignment line.
  func viewportStart(at offset: Double) -> Double { offset - alignmentLine }
}

extension Strip {
  /// The point of a strip that stays in place while the layout changes. The rest is laid out outward from it.
  ///
  /// ```
  ///              offset                            offset
  ///   |  ###  |  ##o###  |  ###  |   ->   |  ###  |  ####o######  |  ###  |      the anchored card opens
  /// ```
  ///
  /// ```swift
  /// var strip = Strip(extents: Extents(count: 4, each: 100), alignment: .start, viewport: 300)
  /// strip.anchor = strip.anchor(at: 250)
  /// assert(strip.anchor == Strip.Anchor(index: 2, fraction: 0.5, offset: 250))
  /// ```
  public struct Anchor: Equatable, Sendable {
    /// The virtual index of its item.
    public var index: Int
    /// The fraction of the item before the point: 0 for its leading edge, 1 for its trailing one.
    public var fraction: Double
    /// The offset at which it stays.
    public var offset: Double

    /// Creates a point that stays in place.
    public init(index: Int, fraction: Double, offset: Double) {
      self.index = index
      self.fraction = fraction
      self.offset = offset
    }
  }

  /// Returns the point of the strip at an offset. In a gap it is the end of the item before the gap.
  public func anchor(at offset: Double) -> Anchor {
    let index = index(at: offset)
    let (start, extent) = (leading(of: index), extent(of: index))
    let fraction = extent > 0 ? ((offset - start) / extent).clamped(to: 0...1) : 0
    return Anchor(index: index, fraction: fraction, offset: start + fraction * extent)
  }

  /// Returns a point of an item at its present offset.
  func point(_ index: Int, _ fraction: Double) -> Anchor {
    Anchor(index: index, fraction: fraction, offset: offset(of: index, fraction: fraction))
  }

  /// The anchor, or the default one if none is set.
  public var anchored: Anchor {
    anchor ?? Anchor(index: 0, fraction: alignment.fraction, offset: 0)
  }
}

extension Strip {
  /// Evaluates the strip at an instant, in motion time: cards and gaps are as far open as their motions say.
  public mutating func evaluate(at time: Double) {
    expansions.evaluate(at: time)
    seamState = seam.state(at: time)
  }

  /// The strip at the end of all its motions, laid out about the same anchor.
  public var settled: Strip {
    var strip = self
    strip.evaluate(at: .infinity)
    return strip
  }

  /// The motion time at which the layout rests; minus infinity if it does not move.
  public var restTime: Double { max(seam.restTime, expansions.extentRestTime) }

  /// Returns whether the layout moves after `time`, or fingers may change it.
  public func canChange(at time: Double) -> Bool { isMoving(at: time) || seam.isHeld }

  /// Returns whether the layout still moves after `time`.
  public func isMoving(at time: Double) -> Bool { time < restTime }

  /// Returns how fast a point moves because the layout around the anchor changes, in points per second.
  public func velocity(of index: Int, fraction: Double) -> Double {
    let anchor = anchored
    return distanceVelocity(to: index, fraction)
      - distanceVelocity(to: anchor.index, anchor.fraction)
  }

  /// Returns the change of the distance from the start of index 0 to a point, in points per second.
  private func distanceVelocity(to index: Int, _ fraction: Double) -> Double {
    let (item, gapVelocity) = (item(index), -spacing * seamState.velocity)
    let lap = expansions.velocity(before: count) + Double(count) * gapVelocity
    let before = expansions.velocity(before: item)
    let own = expansions.velocity(before: item + 1) - before
    return Double(laps(before: index)) * lap + before + Double(item) * gapVelocity + fraction * own
  }
}
