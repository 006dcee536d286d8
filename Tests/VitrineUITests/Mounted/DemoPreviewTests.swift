#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineDemo
@testable import VitrineUI

extension MountedViews {
  /// The previews of the example app.
  @MainActor @Suite struct DemoPreviewTests {
    @Test func eachExhibitHasAPreviewThatNeedsNoState() async {
      let carousel = await preview(CarouselPreviews.self)
      #expect(carousel.picture("Moon over the bay").map { abs($0.midX - 195) < 0.01 } == true)
      await carousel.window.drag(
        from: CGPoint(x: 300, y: 422), to: CGPoint(x: 60, y: 422), frames: 8)
      await carousel.run()
      #expect(carousel.picture("Moon over the bay").map { abs($0.midX - 195) < 1 } != true)
      let cards = await preview(ExpandingCarouselPreviews.self)
      #expect(cards.picture("Nine Lanterns still")?.width == 250)
      let closed = cards.picture("Orbit of Glass") ?? .zero
      cards.window.tap(at: CGPoint(x: closed.midX, y: closed.midY))
      await cards.run()
      #expect(cards.picture("Orbit of Glass still")?.width == 250)
      let card = await preview(ExpandingCardPreviews.self)
      #expect(card.picture("Midnight Tram") != nil && card.picture("Midnight Tram still") != nil)
      let row = await preview(StitchedCarouselPreviews.self)
      let photographs = ["Moon over the bay", "Fjord morning"].map { row.picture($0) ?? .zero }
      #expect(photographs[0].width > 0 && photographs[0].maxX >= photographs[1].minX)
      let grid = await preview(PhotoGridPreviews.self)
      grid.window.tap(at: CGPoint(x: 50, y: 50))
      await grid.run()
      #expect(grid.picture("Moon over the bay")?.width == 390)
      let viewer = await preview(PhotoViewerPreviews.self)
      #expect(viewer.picture("Turquoise bay")?.width == 390)
    }

    /// Shows a preview. It finds no faults when it comes.
    private func preview<Preview: PreviewProvider>(_ preview: Preview.Type) async -> DemoWindow {
      let page = DemoWindow { preview.previews }
      await page.run()
      #expect(page.window.isAtRest && page.window.faults == [])
      return page
    }
  }
}
#endif
