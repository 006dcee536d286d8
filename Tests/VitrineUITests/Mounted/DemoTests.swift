#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineDemo
@testable import VitrineUI

extension MountedViews {
  /// The pages of the example app, driven as a person does.
  @MainActor @Suite struct DemoTests {
    @Test func theCarouselHasButtonsAndOptions() async throws {
      let page = DemoWindow { CarouselPage() }
      await page.run()
      let before = try #require(page.window.drawn("Moon over the bay").first?.frame)
      #expect(abs(before.midX - 195) < 0.01)
      await page.choose("Large")
      let first = try #require(page.picture("Moon over the bay"))
      let second = try #require(page.picture("Fjord morning"))
      #expect(abs(second.minX - first.maxX - 40) < 0.01)
      page.tap("chevron.backward")
      await page.run()
      #expect(page.window.drawn("Mirror lake").contains { abs($0.frame.midX - 195) < 0.01 })
      await page.choose("Loops")
      page.tap("chevron.forward")
      await page.run()
      #expect(page.window.drawn("Mirror lake").contains { abs($0.frame.midX - 195) < 0.01 })
      #expect(page.window.faults == [])
    }

    @Test(arguments: ["Scale", "Fade", "Cover flow", "Cylinder", "Wheel", "Stack", "Parallax"])
    func theCarouselComesToRestWithEachEffect(effect: String) async {
      let page = DemoWindow { CarouselPage() }
      await page.run()
      await page.choose(effect)
      await page.window.drag(
        from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300), frames: 8)
      await page.run()
      #expect(page.picture("Moon over the bay").map { abs($0.midX - 195) > 1 } ?? true)
      #expect(page.window.isAtRest)
      #expect(page.window.faults == [])
    }

    @Test func theCardInTheMiddleOfTheDeckIsLarger() async throws {
      let page = DemoWindow { DeckPage() }
      await page.run()
      #expect(page.picture("Midnight Tram").map { abs($0.width - 216) < 0.01 } == true)
      let next = try #require(page.picture("Nine Lanterns"))
      page.window.tap(at: CGPoint(x: next.minX + 5, y: next.midY))
      await page.run()
      #expect(page.picture("Nine Lanterns").map { abs($0.width - 216) < 0.01 } == true)
      await page.choose("Much larger")
      #expect(page.picture("Nine Lanterns").map { abs($0.width - 252) < 0.01 } == true)
      #expect(page.window.faults == [])
    }

    @Test func aCardOpensAndItsOptionsApply() async {
      let page = DemoWindow { ExpandingPage() }
      await page.run()
      page.window.tap(at: CGPoint(x: 75, y: 422))
      await page.run()
      #expect(page.picture("Midnight Tram still").map { $0.width == 250 } == true)
      await page.choose("Slim cards")
      #expect(page.picture("Midnight Tram still").map { $0.width == 250 } == true)
      await page.choose("Close")
      #expect(page.picture("Midnight Tram").map { $0.width == 90 } == true)
      #expect(page.window.faults == [])
    }

    @Test func aRowIsStitchedByItsOption() async throws {
      let page = DemoWindow { StitchedPage() }
      await page.run()
      func gap() throws -> CGFloat {
        let first = try #require(page.picture("Moon over the bay"))
        return try #require(page.picture("Fjord morning")).minX - first.maxX
      }
      #expect(try gap() == 8)
      await page.choose("Stitched together")
      #expect(try gap() < 0.01)
      await page.window.pinch(at: CGPoint(x: 195, y: 422), to: 2, frames: 10)
      await page.run()
      #expect(try gap() == 8)
      #expect(page.window.faults == [])
    }

    @Test func aPictureFliesFromThePageToTheViewerAndBack() async throws {
      let page = DemoWindow { ViewerPage() }
      await page.run()
      let place = try #require(page.picture("Moon over the bay"))
      #expect(place.width == 358 && place.minY == 16)
      page.tap("Moon over the bay")
      await page.window.runFrame()
      #expect(page.picture("Moon over the bay").map { $0.width < 390 } == true, "it flies")
      await page.run()
      #expect(page.picture("Moon over the bay").map { $0.width == 390 && $0.height == 585 } == true)
      page.window.press(.rightArrow)
      await page.run()
      #expect(page.picture("Fjord morning").map { $0.width == 390 } == true)
      page.window.press(.escape)
      await page.run()
      #expect(page.picture("Moon over the bay") == place)
      #expect(page.window.isAtRest && page.window.faults == [])
    }

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

    @Test(arguments: [false, true])
    func aPhotographOfTheGridOpens(isMirrored: Bool) async throws {
      let page = DemoWindow { GridPage() }
      await page.run()
      if isMirrored { await page.choose("Right to left") }
      await page.choose("Small")
      let cell = try #require(page.picture("Moon over the bay"))
      #expect(cell.width < 80 && (isMirrored ? cell.maxX == 390 : cell.minX == 0))
      page.window.tap(at: CGPoint(x: cell.midX, y: cell.midY))
      await page.run()
      let large = page.window.drawn("Moon over the bay").last?.visible
      #expect(large.map { $0.width == 390 && $0.height == 585 } == true)
      page.window.press(.escape)
      await page.run()
      #expect(page.picture("Moon over the bay") == cell)
      #expect(page.window.isAtRest)
      #expect(page.window.faults == [])
    }
  }
}

/// A page of the example app in a window.
@MainActor
private struct DemoWindow {
  let window: TestWindow

  init(@ViewBuilder _ page: () -> some View) {
    window = TestWindow(coverDelay: 1, content: page)
  }

  func run() async { await window.run(for: 2) }

  /// The visible part of a picture.
  func picture(_ name: String) -> CGRect? {
    window.drawn(name).map(\.visible).max { $0.width * $0.height < $1.width * $1.height }
  }

  /// Taps what has a name.
  func tap(_ name: String) {
    guard let frame = window.drawn(name).last?.frame else {
      Issue.record("there is no \(name)")
      return
    }
    window.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Changes an option in the panel, and closes the panel.
  func choose(_ option: String) async {
    tap("slider.horizontal.3")
    await window.run(for: 0.5)
    tap(option)
    window.dismissSheet()
    await run()
  }
}
#endif
