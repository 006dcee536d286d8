@testable import Vitrine

/// A few strips of each kind: no items to four, equal and not, some without any room, in a small, a fitting and a large
/// viewport, with and without ends.
enum StripCases {
  static let rows: [[Double]] = [
    [], [100], [100, 100], [100, 100, 100, 100], [60, 120, 30], [0, 100, 0, 50], [0, 0],
    [0.001, 0.001, 0.001], [500, 20],
  ]

  static let all: [Strip] = rows.flatMap { lengths in
    [true, false].flatMap { loops in
      [Strip.Alignment.start, .center, .end].flatMap { alignment in
        [0.0, 8].flatMap { spacing in
          [0.0, 90, 216, 1000].map { viewport in
            Strip(
              extents: Extents(lengths), spacing: spacing, loops: loops, alignment: alignment,
              viewport: viewport)
          }
        }
      }
    }
  }

  /// The numbers that stand for something in a strip.
  static func numbers(of strip: Strip) -> Range<Int> {
    strip.loops ? -2 * strip.count..<3 * strip.count : 0..<strip.count
  }

  /// Places on both sides of everything.
  static let offsets = Array(stride(from: -650.0, through: 650, by: 7))
}
