#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// A grid among other views, on systems where its viewer covers the window and on those where it covers the grid.
  @MainActor @Suite struct GridCoverTests {
    /// The grid is 300 x 600 points, 40 from the left and 100 from the top; two columns of 148.5 points.
    private let grid = CGRect(x: 40, y: 100, width: 300, height: 600)
    private let window = CGRect(x: 0, y: 0, width: 390, height: 844)

    @Test(arguments: [true, false])
    func aPhotographFliesFromItsCellAndCoversTheWindowOrTheGrid(hasCovers: Bool) async {
      let page = await CoveredPage(hasCovers: hasCovers)
      let cell = CGRect(x: 40 + 151.5, y: 100, width: 148.5, height: 148.5)
      #expect(page.cell(1) == cell)
      page.window.tap(at: CGPoint(x: cell.midX, y: cell.midY))
      #expect(await page.firstFrame(of: 1).map { isNear($0, cell) } == true)
      await page.window.run(for: 2)
      #expect(page.window.hasCover == hasCovers)
      let space = hasCovers ? window : grid
      // The photographs are squares.
      #expect(
        page.large(1)
          == CGRect(
            x: space.minX, y: space.midY - space.width / 2, width: space.width, height: space.width)
      )
      #expect(page.window.drawn("black").last?.visible == space, "the backdrop")
      #expect(!page.window.drawn("cell 1").contains { $0.visible == cell }, "its cell is empty")
      page.window.press(.escape)
      #expect(await page.lastFrame(of: 1).map { isNear($0, cell) } == true)
      #expect(page.cell(1) == cell && !page.window.hasCover)
      #expect(page.app.selection == nil)
      #expect(page.window.isAtRest && page.window.faults == [])
    }

    @Test(arguments: [true, false])
    func aScrolledCellIsWhereItsPhotographLands(hasCovers: Bool) async {
      let page = await CoveredPage(hasCovers: hasCovers)
      page.window.scroll(by: 1000)
      await page.window.run(for: 0.2)
      page.window.perform { withAnimation { page.app.selection = 16 } }
      let cell = CGRect(x: 40, y: 100 + 8 * 151.5 - 1000, width: 148.5, height: 148.5)
      #expect(await page.firstFrame(of: 16).map { isNear($0, cell) } == true)
      await page.window.run(for: 2)
      page.window.perform { withAnimation { page.app.selection = nil } }
      #expect(await page.lastFrame(of: 16).map { isNear($0, cell) } == true)
      #expect(page.window.faults == [])
    }

    @Test func aDragOverTheGridClosesThePhotographThatCoversIt() async {
      let page = await CoveredPage(hasCovers: false)
      page.window.perform { page.app.selection = 0 }
      await page.window.run(for: 1)
      await page.window.drag(
        from: CGPoint(x: 190, y: 400), to: CGPoint(x: 190, y: 650), frames: 10)
      await page.window.run(for: 2)
      #expect(page.app.selection == nil && page.large(0) == nil)
      // The page around it takes touches also while a photograph is open.
      page.window.perform { page.app.selection = 0 }
      await page.window.run(for: 1)
      page.window.tap(at: CGPoint(x: 190, y: 50))
      #expect(page.app.taps == 1 && page.app.selection == 0)
      #expect(page.window.faults == [])
    }

    private func isNear(_ frame: CGRect, _ cell: CGRect) -> Bool {
      abs(frame.midX - cell.midX) < 20 && abs(frame.midY - cell.midY) < 20 && frame.width < 200
    }
  }
}

/// A page with a grid between other views.
@MainActor
private final class CoveredPage {
  let app = CoveredApp()
  let window: TestWindow

  init(hasCovers: Bool) async {
    let app = app
    window = TestWindow(environment: { $0.hasFullScreenCovers = hasCovers }) { Page(app: app) }
    await window.run(for: 0.5)
  }

  func cell(_ photo: Int) -> CGRect? { window.drawn("cell \(photo)").first?.visible }
  func large(_ photo: Int) -> CGRect? { window.drawn("large \(photo)").last?.visible }

  /// Runs until a photograph is seen in a viewer. Returns where it is then.
  func firstFrame(of photo: Int) async -> CGRect? {
    for _ in 0..<12 where large(photo) == nil { await window.runFrame() }
    return large(photo)
  }

  /// Runs two seconds, in which a photograph closes. Returns where it was seen last.
  func lastFrame(of photo: Int) async -> CGRect? {
    var last: CGRect?
    for _ in 0..<120 {
      last = large(photo) ?? last
      await window.runFrame()
    }
    return last
  }
}

@MainActor @Observable
private final class CoveredApp {
  var selection: Int?
  @ObservationIgnored var taps = 0
}

private struct Page: View {
  let app: CoveredApp

  var body: some View {
    VStack(spacing: 0) {
      Button {
        app.taps += 1
      } label: {
        Color.named("page").frame(height: 100)
      }
      PhotoGrid(0..<40, id: \.self, aspectRatio: { _ in 1 }, selection: Binding(app, \.selection)) {
        photo, display in
        Color.named(display.isFullScreen ? "large \(photo)" : "cell \(photo)")
      }
      .frame(width: 300, height: 600)
      .padding(.leading, 40)
      .padding(.trailing, 50)
      Color.named("below")
    }
  }
}
#endif
