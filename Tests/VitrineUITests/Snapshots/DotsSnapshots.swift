#if os(macOS)
import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct DotsSnapshots {
  @Test(arguments: Appearance.all)
  func everyDotIsDrawn(appearance: Appearance) throws {
    let strip = StripRenderer(.plain, appearance: appearance) { $0[.loop] = 1 }
    let snapshot = try strip.snapshotWithDots(named: "dots")
    let dots = DotWindow(current: strip.driver.progress.page, count: strip.driver.progress.pages)
    let seen = try stride(from: 250, to: 330, by: 3).map {
      try marks(in: snapshot, at: $0, appearance: appearance)
    }.max()
    #expect(seen == dots.shown.count)
  }

  /// The number of shapes on a horizontal line across the screen.
  private func marks(in snapshot: Snapshot, at y: Double, appearance: Appearance) throws -> Int {
    let isMark = try stride(from: 0, to: appearance.size.width, by: 2).map {
      try snapshot.color(at: Vector(x: $0, y: y)).distance(to: appearance.backdrop) > 24
    }
    return zip([false] + isMark, isMark).count { !$0 && $1 }
  }
}
#endif
