#if os(macOS)
import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct DotsSnapshots {
  @Test(arguments: Look.all)
  func asManyDotsAreSeenAsThereAre(look: Look) throws {
    let strip = PaintedStrip(.looping, seen: look) { $0[.loop] = 1 }
    let snapshot = try strip.snapshotWithDots(named: "dots")
    let dots = DotWindow(current: strip.driver.progress.page, count: strip.driver.progress.pages)
    let seen = try stride(from: 250, to: 330, by: 3).map {
      try marks(in: snapshot, at: $0, seen: look)
    }.max()
    #expect(seen == dots.shown.count)
  }

  /// How many things a line across the screen meets.
  private func marks(in snapshot: Snapshot, at y: Double, seen look: Look) throws -> Int {
    let isMark = try stride(from: 0, to: look.size.width, by: 2).map {
      try snapshot.paint(at: Vector(x: $0, y: y)).distance(to: look.backdrop) > 24
    }
    return zip([false] + isMark, isMark).count { !$0 && $1 }
  }
}
#endif
