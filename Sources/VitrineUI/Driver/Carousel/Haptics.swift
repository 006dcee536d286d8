/// The haptics of a carousel. Views play one when its number changes.
struct Haptics: Equatable {
  /// The number of items that have passed the alignment line during drags. Each one is a tick.
  private(set) var ticks = 0
  /// The number of heavy impacts: a row was stitched or unstitched.
  private(set) var impacts = 0

  /// Plays a tick.
  mutating func tick() { ticks += 1 }

  /// Plays a heavy impact.
  mutating func impact() { impacts += 1 }
}
