/// Something that happened outside the engine, at an instant.
///
/// Hosts turn what the platform tells them into events and hand them to a model in the order of time. Everything a model
/// will ever do follows from its events.
///
/// ```swift
/// var viewer = PhotoViewerModel()
/// viewer.handle(Event(at: 0, .viewport(Viewport(screen: Dimensions(width: 390, height: 844)))))
/// viewer.handle(Event(at: 0, .open(item: 7, ratio: 1.5, animated: true)))
/// ```
public struct Event: Equatable, Sendable {
  /// When it happened, in seconds of the host's clock.
  public var time: Double
  /// The time of the frame that was on screen then, in seconds: what the person saw and reacted to.
  ///
  /// A finger that catches a moving photograph catches it where it was seen, not where it would be by now.
  public var shown: Double
  /// What happened.
  public var kind: Kind

  /// An event.
  /// - Parameters:
  ///   - time: When it happened, in seconds.
  ///   - shown: The time of the frame on screen then, in seconds; never after `time`. `time` when left out.
  ///   - kind: What happened.
  public init(at time: Double, shown: Double? = nil, _ kind: Kind) {
    self.time = time
    self.shown = min(shown ?? time, time)
    self.kind = kind
  }
}

extension Event {
  /// The kinds of events. A model ignores those that do not concern it.
  public enum Kind: Equatable, Sendable {
    /// A finger, mouse or pen did something.
    case pointer(Pointer)
    /// A wheel was turned, or two fingers moved on a trackpad.
    case wheel(Wheel)
    /// Two fingers spread or closed on a trackpad.
    case magnify(Magnify)
    /// A key was pressed.
    case key(Key)
    /// The place in which the exhibit is seen changed.
    case viewport(Viewport)
    /// What the person and the system prefer changed.
    case environment(Environment)
    /// An option was set.
    case option(Option, Double)
    /// The collection now has so many items.
    case count(Int)
    /// Items that are `extent` points long were inserted before an item.
    case insert(Int, at: Int, extent: Double)
    /// Items were removed.
    case remove(Range<Int>)
    /// Items were moved, so that the first of them is now at an index; the others keep their order.
    case move(Range<Int>, to: Int)
    /// Items are drawn by a person's own effect, instead of by the option's; by that again, if there are no stops.
    case stops(Effect.Stops)
    /// The items from `first` on are so long, in points along the strip.
    case extents([Double], first: Int)
    /// All items are so long, in points along the strip.
    case extent(Double)
    /// What keeps a strip from moving by itself changed.
    case pause(PauseReasons)
    /// The item with keyboard focus changed in the host.
    case focus(item: Int)
    /// An item shall become current.
    case select(item: Int, animated: Bool)
    /// A page shall be in view; where a strip rests on items, each of them is one.
    case page(Int)
    /// So many items on, or back; pages, where a strip rests on pages.
    case step(Int)
    /// An item shall be seen whole; `ratio` is its width divided by its height, 0 for what is known of it.
    case open(item: Int, ratio: Double, animated: Bool)
    /// A card shall open where it is, or close.
    case expand(item: Int, isOpen: Bool, animated: Bool)
    /// A row shall be stitched together, or parted.
    case stitch(Bool, animated: Bool)
    /// The picture of an item is so wide for its height, and so many pixels wide; 0 where nobody knows.
    ///
    /// A viewer is told it of the photographs beside the one that is open, before they are seen.
    case picture(item: Int, ratio: Double, width: Double)
    /// What is open shall close.
    case close(animated: Bool)
    /// The place on the screen that the open item came from and returns to; nil while it has none.
    ///
    /// A viewer flies there. A strip is told it once, where only a part of an item is its picture, and keeps it with the item.
    case source(Source?)
  }
}
