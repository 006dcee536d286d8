/// The limits of what exhibits take in.
///
/// A host may send any number. Events are brought within these limits before a model sees them, so that models compute numbers
/// that can be drawn and keep no more than fits memory. ``Event/Kind`` says how numbers beyond the limits are treated.
public enum Limit {
  /// The most items an exhibit has. Once their extents differ an item takes 16 bytes, so that these take 64 MiB.
  public static let items = 1 << 22
  /// The longest length, in points. Firefox lays out at most 17 million pixels, Chromium 33 million.
  public static let length = 1e7
  /// The shortest length that counts, in points: Chromium and WebKit lay out in 64ths of a pixel.
  public static let leastLength = 1.0 / 64
  /// The farthest coordinate, in points: a grid of all items in one column is not as high. A thousandth of a
  /// point still counts there.
  public static let distance = 1e12
  /// The earliest and the latest time, in seconds: three thousand years from 0, where 0.02 milliseconds still count.
  public static let times = -1e11...1e11
  /// The shortest time between two items of autoplay, in seconds.
  public static let autoplay = 1.0
  /// The longest time, in seconds, whose autoplay is made up for when nobody has called a model meanwhile. Items advance at
  /// most once a second, so that these are 600.
  public static let absence = 600.0
  /// The most fingers on an exhibit: a person has ten.
  public static let fingers = 10
  /// The most signals kept for a host that does not ask for them. The older half is forgotten when there are more.
  public static let signals = 1024
}

extension Double {
  /// Whether it is a time, in seconds.
  var isTime: Bool { magnitude <= Limit.times.upperBound }

  /// The number as a length, in points: 0 unless it is finite and at least the shortest, and at most the longest.
  var length: Double { isReal && self >= Limit.leastLength ? Swift.min(self, Limit.length) : 0 }

  /// The number as a coordinate, in points: 0 unless it is finite, and at most as far as the farthest.
  var coordinate: Double { isReal ? clamped(to: -Limit.distance...Limit.distance) : 0 }
}
