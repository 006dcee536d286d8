#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// What replaces motion for people who have reduced it.
  @MainActor @Suite struct ReducedMotionTests {
    private let open = CGRect(x: 0, y: 292, width: 390, height: 260)

    @Test func aPhotographFadesInsteadOfFlying() async {
      let grid = await MountedGrid()
      grid.window.setEnvironment { $0.accessibilityReduceMotion = true }
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await expectFade(grid, from: 0, to: 1)
      grid.window.press(.escape)
      await expectFade(grid, from: 1, to: 0)
      #expect(grid.app.selections == [4, nil])
      #expect(grid.window.isAtRest && grid.window.faults == [])
    }

    @Test func aCarouselFadesInsteadOfMoving() async {
      let carousel = await MountedCarousel()
      carousel.window.setEnvironment { $0.accessibilityReduceMotion = true }
      carousel.window.perform { withAnimation { carousel.app.selection = 2 } }
      var opacities: Set<Double> = []
      for _ in 0..<60 {
        await carousel.window.runFrame()
        let left = carousel.left(of: 2)
        #expect(left == nil || left == 100 || left == 300, "\(left as Any)")
        opacities.insert(carousel.window.drawn("2").first?.opacity ?? 0)
      }
      #expect(opacities.contains { $0 > 0 && $0 < 1 } && carousel.left(of: 2) == 100)
      #expect(carousel.window.isAtRest && carousel.window.faults == [])
    }

    /// Expects that the photograph stays where it is open, and that its opacity changes.
    private func expectFade(_ grid: MountedGrid, from start: Double, to end: Double) async {
      var opacities: [Double] = []
      for _ in 0..<120 {
        await grid.window.runFrame()
        let large = grid.window.drawn("large 4").last
        #expect(large == nil || large?.visible == open, "\(large as Any)")
        opacities.append(large?.opacity ?? 0)
      }
      #expect(opacities.contains { $0 > 0.1 && $0 < 0.9 } && opacities.last == end)
      #expect(opacities == opacities.sorted { start < end ? $0 < $1 : $0 > $1 })
    }
  }
}
#endif
