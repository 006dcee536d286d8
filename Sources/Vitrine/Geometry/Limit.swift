/// The limits of the numbers that exhibits accept.
///
/// A host may send any number. Events are brought within these limits before a model handles them. So models compute numbers
/// that can be drawn, and their memory is limited. ``Event/Kind`` says how each number beyond the limits is treated.
///
/// ```swift
/// var grid = PhotoGridModel()
/// grid.handle(Event(at: 0, .count(.max)))
/// assert(grid.layout.count <= Limit.items)
/// ```
public enum Limit {
  /// The maximum number of items. An item with its own extent takes 16 bytes, so the maximum takes 64 MiB.
  public static let items = 1 << 22
  /// The maximum length, in points. Firefox lays out at most 17 million pixels, Chromium 33 million.
  public static let length = 1e7
  /// The minimum length, in points; shorter ones count as 0. Chromium and WebKit lay out in 64ths of a pixel.
  public static let minimumLength = 1.0 / 64
  /// The maximum coordinate, in points. A grid of all items in one column is shorter. At this distance a thousandth of a point
  /// can still be represented.
  public static let distance = 1e12
  /// The range of times, in seconds: three thousand years from 0. At its ends, 0.02 milliseconds can still be represented.
  public static let times = -1e11...1e11
  /// The minimum time between two items of autoplay, in seconds.
  public static let autoplay = 1.0
  /// The maximum time, in seconds, by which a host can handle an event late. If the last frame is later than the event by more, it
  /// counts as the frame of the event's own time.
  public static let delay = 10.0
  /// The maximum time, in seconds, for which autoplay catches up after a model was not called. Items advance at most once a
  /// second, so these are 600 items.
  public static let absence = 600.0
  /// The maximum number of fingers. A person has ten.
  public static let fingers = 10
  /// The maximum number of signals that wait for the host. If there are more, the older half is dropped.
  public static let signals = 1024
}

extension Double {
  /// Whether the number is a usable time, in seconds.
  var isTime: Bool { magnitude <= Limit.times.upperBound }

  /// The number as a length, in points: 0 if it is not finite or below the minimum, and at most the maximum.
  package var length: Double {
    isReal && self >= Limit.minimumLength ? Swift.min(self, Limit.length) : 0
  }

  /// The number as a coordinate, in points: 0 if it is not finite, and within the limits.
  package var coordinate: Double { isReal ? clamped(to: -Limit.distance...Limit.distance) : 0 }
}
