/// Something that happened outside the engine, with its time.
///
/// A host converts the events of its platform to these, and sends them to a model in the order of time. Everything that a model
/// does follows from its events.
///
/// ```swift
/// var viewer = PhotoViewerModel()
/// viewer.handle(Event(at: 0, .viewport(Viewport(screen: Dimensions(width: 390, height: 844)))))
/// viewer.handle(Event(at: 0, .open(item: 7, ratio: 1.5, animated: true)))
/// ```
public struct Event: Equatable, Sendable {
  /// When it happened, in seconds of the host's clock.
  public var time: Double
  /// The time of the last frame that was presented before the event was handled, in seconds.
  ///
  /// A finger catches a moving photograph where this frame shows it, so the photograph never steps back. The frame can be later than
  /// the event, because platforms deliver input late.
  public var shown: Double
  /// What happened.
  public var kind: Kind

  /// Creates an event.
  /// - Parameters:
  ///   - time: When it happened, in seconds.
  ///   - shown: The time of the last frame presented, in seconds; `time` by default, and if it is more than ``Limit/delay`` later.
  ///   - kind: What happened.
  public init(at time: Double, shown: Double? = nil, _ kind: Kind) {
    self.time = time
    self.shown = shown ?? time
    self.kind = kind
  }
}

extension Event {
  /// The kinds of events. A model ignores events that it does not use.
  public enum Kind: Equatable, Sendable {
    /// A finger, a mouse or a pen was pressed, moved or lifted.
    case pointer(Pointer)
    /// A wheel was turned, or two fingers moved on a trackpad. Ignored if a distance is not finite or beyond ``Limit/length``.
    case wheel(Wheel)
    /// Two fingers spread or closed on a trackpad.
    case magnify(Magnify)
    /// A key was pressed.
    case key(Key)
    /// The visible area of the exhibit changed.
    case viewport(Viewport)
    /// The preferences of the person or the system changed.
    case environment(Environment)
    /// An option was set. A value outside the option's range counts as the nearest one in it, or as the default.
    case option(Option, Double)
    /// The number of items changed. It counts as the nearest number in 0...``Limit/items``.
    case count(Int)
    /// Items that are `extent` points long were inserted before an item. Ignored if no item can have that index.
    case insert(Int, at: Int, extent: Double)
    /// Items were removed. Indices without an item are ignored.
    case remove(Range<Int>)
    /// Items were moved, so that the first of them has an index. The others keep their order.
    case move(Range<Int>, to: Int)
    /// The first item of each section of a grid, for a unit; none for no sections. See ``Sections/init(starts:items:)`` for starts that
    /// are out of order or beyond the items.
    case sections([Int], SectionUnit)
    /// The ratios of the photographs of a grid from the item `first` on, width divided by height, for rows of whole photographs. Send them
    /// after the option ``Option/layout``; a grid of squares ignores them. A ratio that is not finite and positive is unknown and counts
    /// as the mean of the known ones, and one beyond ``ItemExtent/ratios`` as the nearest one within. Nothing above the first visible
    /// photograph moves on the screen.
    case ratios([Double], first: Int)
    /// The scrubber of a grid is moved to a position, in items. It counts as the nearest one that the grid has, and one that is not
    /// finite as 0.
    case scrub(Double)
    /// A grid changes to the stop that is nearest to a number of columns, about an item. Without an item, or if it does not exist, the
    /// change is about the middle of the window. The first stop is one column; at the last one, cells have at least 14 points. Without an
    /// animation, the first visible item stays at the top, as with another width.
    case columns(Int, about: Int?, animated: Bool = true)
    /// Items use a custom effect instead of the option's. Without stops, they use the option's again.
    case stops(Effect.Stops)
    /// The extents of the items from `first` on, in points along the strip.
    case extents([Double], first: Int)
    /// The extent of every item, in points along the strip. Items that come later have it, too. Extents are within
    /// ``Limit/minimumLength`` and ``Limit/length``; a shorter one, or one that is not finite, counts as 0.
    case extent(Double)
    /// The reasons that pause autoplay changed.
    case pause(PauseReasons)
    /// The item with keyboard focus changed in the host.
    case focus(item: Int)
    /// Makes an item current. A strip ignores an item that does not exist; a viewer shows the nearest one.
    case select(item: Int, animated: Bool)
    /// Scrolls to a page; to the nearest one if it does not exist. If the strip rests on items, each item that rests at an offset of
    /// its own is a page.
    case page(Int)
    /// Moves by a number of items, or of pages if the strip rests on pages; negative moves back.
    case step(Int)
    /// A viewer shows an item full screen; `ratio` is its width divided by its height, or 0 to use the ratio learned before.
    case open(item: Int, ratio: Double, animated: Bool)
    /// An item is in a viewer, so its cell or its slot in a strip is empty; nil once the viewer is closed.
    case viewed(item: Int?)
    /// Opens a card where it is, or closes it.
    case expand(item: Int, isOpen: Bool, animated: Bool)
    /// Stitches a row, or unstitches it.
    case stitch(Bool, animated: Bool)
    /// The picture of an item: its width divided by its height, and its width in pixels; 0 while one is unknown. A ratio that is not
    /// finite and positive counts as 1.
    ///
    /// Send it to a viewer for the photographs beside the one that is open, before they are seen.
    case picture(item: Int, ratio: Double, width: Double)
    #if !arch(wasm32)
    /// The maximum magnification of an item in a viewer, 1 being fit; nil for the one that follows from its picture.
    ///
    /// The WebAssembly module leaves it out, because web pages do not have this option.
    case maximumZoom(item: Int, Double?)
    #endif
    /// A viewer closes.
    case close(animated: Bool)
    /// The place on the screen from which the open item came and to which it returns; nil while it has none. A place that is not finite,
    /// or has no size, counts as nil.
    ///
    /// A viewer flies there. Send it to a strip once, if the picture is only a part of the item; the strip keeps it with the item.
    case source(Source?)
  }
}

extension Event {
  /// The event with each number within its ``Limit``, as models receive it; nil for an event that models ignore.
  ///
  /// Models rely on it. The interface for pages has read the numbers of an event within their limits already. Some numbers have their
  /// limits where they are kept: options, whose defaults depend on the exhibit (see ``Option/sanitized(_:)``), the lengths of items,
  /// ratios, the maximum zoom, and the stops of an effect.
  var sanitized: Event? {
    guard isTimely else { return nil }
    var event = self
    if BuildFeature.limits {
      guard let kind = kind.sanitized else { return nil }
      event.kind = kind
    }
    if shown > time + Limit.delay { event.shown = time }
    return event
  }

  /// Whether both of its times are usable.
  var isTimely: Bool { time.isTime && shown.isTime }

  /// The present of a model that handles it, in seconds. Everything until the last frame presented has happened, whether the host has
  /// drawn that frame or a compositor has.
  var present: Double { max(time, shown) }

  /// The event with its pointer cancelled instead of moved or lifted.
  var cancelled: Event {
    guard case .pointer(var pointer) = kind else { return self }
    var event = self
    pointer.phase = .cancel
    event.kind = .pointer(pointer)
    return event
  }
}

extension Event.Kind {
  fileprivate var sanitized: Event.Kind? {
    switch self {
    case .pointer(var pointer):
      pointer.position = pointer.position.sanitized
      return .pointer(pointer)
    case .wheel(let wheel):
      return wheel.isUsable ? self : nil
    case .magnify(let sample): return sample.sanitized.map { .magnify($0) }
    case .viewport(let viewport): return .viewport(viewport.sanitized)
    case .environment(let environment): return .environment(environment.sanitized)
    case .source(let source): return .source(source?.sanitized)
    case .extent(let extent): return .extent(extent.length)
    case .scrub(let position): return .scrub(position.coordinate)
    case .count(let count): return .count(count.counted)
    case .insert(let count, let item, let extent):
      return item.isIndex ? .insert(count.counted, at: item, extent: extent.length) : nil
    case .remove(let range): return .remove(range.clamped(to: 0..<Limit.items))
    case .move(let range, let index):
      return .move(range.clamped(to: 0..<Limit.items), to: index.counted)
    case .page(let page): return .page(page.counted)
    case .step(let steps): return .step(steps.clamped(to: -Limit.items...Limit.items))
    case .extents(_, let item), .ratios(_, let item), .focus(let item), .select(let item, _),
      .open(let item, _, _),
      .viewed(let item?), .expand(let item, _, _), .picture(let item, _, _):
      return item.isIndex ? self : nil
    #if !arch(wasm32)
    case .maximumZoom(let item, _): return item.isIndex ? self : nil
    #endif
    default: return self
    }
  }
}

extension Wheel {
  /// Whether its distance is within the limits.
  package var isUsable: Bool { delta.isFinite && delta == delta.sanitized }
}

extension Int {
  /// Whether an item can have this index.
  fileprivate var isIndex: Bool { self >= 0 && self < Limit.items }

  /// The nearest number of items within the limits.
  fileprivate var counted: Int { clamped(to: 0...Limit.items) }
}

extension Event {
  /// The preferences of the person and the system, and the resolution of the screen.
  ///
  /// It is nested, because SwiftUI has an `Environment`.
  ///
  /// ```swift
  /// var carousel = CarouselModel()
  /// carousel.handle(Event(at: 0, .environment(Event.Environment(isRightToLeft: true, displayScale: 3))))
  /// ```
  public struct Environment: Equatable, Sendable {
    /// Whether lines, columns and arrow keys run from right to left.
    public var isRightToLeft: Bool
    /// Whether cross-fades replace movement.
    public var reducesMotion: Bool
    /// The number of device pixels per point.
    public var displayScale: Double

    /// Creates preferences. The default values are those of most people.
    public init(
      isRightToLeft: Bool = false, reducesMotion: Bool = false, displayScale: Double = 1
    ) {
      self.isRightToLeft = isRightToLeft
      self.reducesMotion = reducesMotion
      self.displayScale = displayScale
      self = sanitized
    }

    /// The range of pixels per point. Browsers zoom to between a quarter and five times, and screens have up to four pixels per
    /// point.
    private static let displayScales = 0.1...100.0

    /// The environment with its display scale within the limits; 1 if it is not finite and positive.
    var sanitized: Environment {
      var environment = self
      environment.displayScale = displayScale.orOne.clamped(to: Self.displayScales)
      return environment
    }
  }
}
