#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  @MainActor @Suite struct GridTests {
    @Test func aScrolledGridShowsOtherCells() async {
      let grid = await MountedGrid(0..<1000)
      grid.window.scroll(by: 1310)
      await grid.window.run(for: 0.2)
      #expect(grid.cell(30)?.minY == 0)
      #expect(grid.window.drawn("cell 0").isEmpty)
      #expect(grid.window.faults == [])
    }

    @Test(arguments: [0, 3], [0, 1, 2])
    func aTappedPhotographFliesFromItsCellHoweverLateTheCoverComes(delay: Int, sizeDelay: Int) async
    {
      let grid = await MountedGrid(coverDelay: delay, sizeDelay: sizeDelay)
      let cell = grid.cell(4)
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      var first: CGRect?
      for _ in 0..<12 where first == nil {
        await grid.window.runFrame()
        first = grid.large(4)
      }
      #expect(first.map { abs($0.midX - 195) < 20 && $0.width < 200 } == true, "\(first as Any)")
      #expect(cell != nil)
      await grid.window.run(for: 2)
      #expect(grid.large(4) == CGRect(x: 0, y: 292, width: 390, height: 260))
      #expect(grid.app.selections == [4])
      #expect(grid.window.isAtRest)
      #expect(grid.window.faults == [])
    }

    @Test func aClosedPhotographLandsInItsCellAndTheCoverGoes() async {
      let grid = await MountedGrid()
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 2)
      #expect(grid.window.hasCover)
      #expect(grid.window.press(.escape))
      #expect(await grid.lastFrame(of: 4).map(grid.isNearCell) == true)
      #expect(!grid.window.hasCover)
      #expect(grid.cell(4) == CGRect(x: 131, y: 131, width: 128, height: 128))
      #expect(grid.app.selections == [4, nil])
      #expect(grid.window.isAtRest)
      #expect(grid.window.faults == [])
    }

    @Test func theSecondOpeningAlsoFliesAfterAResize() async {
      let grid = await MountedGrid()
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 2)
      grid.window.press(.escape)
      await grid.window.run(for: 2)
      grid.window.resize(to: CGSize(width: 844, height: 390))
      await grid.window.run(for: 0.5)
      let cell = grid.cell(0)
      grid.window.tap(at: CGPoint(x: 50, y: 50))
      var first: CGRect?
      for _ in 0..<12 where first == nil {
        await grid.window.runFrame()
        first = grid.large(0)
      }
      #expect(
        first.map { $0.minX < 10 && $0.width < 200 } == true, "\(first as Any) \(cell as Any)")
      await grid.window.run(for: 2)
      #expect(grid.large(0)?.height == 390)
      #expect(grid.window.faults == [])
    }

    @Test func aPhotographThatVanishesWhileItsCoverComesDoesNotOpen() async {
      let grid = await MountedGrid(coverDelay: 3)
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.runFrame()
      grid.window.perform { grid.app.photos = [0, 1] }
      await grid.window.run(for: 2)
      #expect(!grid.window.hasCover)
      #expect(grid.app.selection == nil)
      #expect(grid.window.isAtRest)
      #expect(grid.window.faults == [])
    }

    @Test(arguments: [0, 3])
    func aPhotographThatIsSelectedWhileTheCoverGoesOpensOnTheNextOne(delay: Int) async {
      let grid = await MountedGrid(coverDelay: delay)
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 2)
      grid.window.press(.escape)
      for _ in 0..<120 where grid.driver?.viewer.photo != nil { await grid.window.runFrame() }
      #expect(grid.window.hasCover == (delay > 0))
      grid.window.perform { withAnimation { grid.app.selection = 5 } }
      await grid.window.run(for: 2)
      #expect(grid.large(5) == CGRect(x: 0, y: 292, width: 390, height: 260))
      #expect(grid.app.selections == [4, nil] && grid.app.selection == 5)
      grid.window.press(.escape)
      await grid.window.run(for: 2)
      #expect(!grid.window.hasCover && grid.app.selection == nil)
      #expect(grid.window.faults == [])
    }

    @Test func aFrameOfAFlightBuildsNoContent() async {
      let grid = await MountedGrid()
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 0.15)
      #expect(!grid.window.isAtRest)
      grid.window.resetEvaluations()
      let calls = grid.app.contentCalls
      await grid.window.runFrame()
      #expect(grid.app.contentCalls == calls)
      let evaluations = grid.window.evaluations
      #expect(evaluations["PhotoPlacement"] ?? 0 > 0)
      for view in ["PhotoGrid", "PhotoCells", "PhotoStage", "PhotoContent", "PhotoOverlays"] {
        #expect(evaluations[view] == nil, "\(view) \(evaluations)")
      }
    }

    @Test func theCloseButtonLiesWithinTheSafeAreaAndTheBackdropBeyondIt() async {
      let grid = await MountedGrid(
        safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
      grid.window.tap(at: CGPoint(x: 195, y: 254))
      await grid.window.run(for: 2)
      #expect(
        grid.window.drawn("black").first?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
      let button = grid.window.drawn("xmark").first?.frame
      #expect(button.map { $0.minY >= 59 } == true)
      // It is 44 points large, beside a margin of 4. A tap elsewhere closes only after the time of a double tap.
      grid.window.tap(at: CGPoint(x: 46, y: 105))
      #expect(grid.app.selection == nil)
      #expect(grid.window.faults == [])
    }

    @Test(arguments: LayoutDirection.allCases)
    func aToolbarLiesOppositeTheCloseButton(direction: LayoutDirection) async throws {
      let log = ToolbarLog()
      let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
      let window = TestWindow(
        safeArea: insets, coverDelay: 1, environment: { $0.layoutDirection = direction }
      ) {
        PhotoGrid(0..<9, id: \.self, aspectRatio: { _ in 1 }) { Color.numbered($0) }
          .photoToolbar { (id: Int) in
            Button {
              log.shared.append(id)
            } label: {
              Label("Share", systemImage: "square.and.arrow.up")
            }
            Button {
              log.deleted.append(id)
            } label: {
              Label("Delete", systemImage: "trash")
            }
          }
          .photoToolbar { (_: String) in Color.named("of another type") }
      }
      await window.run(for: 0.5)
      window.tap(at: CGPoint(x: 195, y: 120))
      await window.run(for: 2)
      let names = ["xmark", "square.and.arrow.up", "trash"]
      let frames = try names.map { try #require(window.drawn($0).first?.frame) }
      let ordered = direction == .leftToRight ? frames : frames.reversed()
      #expect(ordered[0].maxX < ordered[1].minX && ordered[1].maxX < ordered[2].minX)
      #expect(frames.allSatisfy { $0.minY >= 59 })
      #expect(direction == .leftToRight ? frames[0].maxX <= 48 : frames[0].minX >= 342)
      // Each takes touches within 44 points, beside a margin of 4.
      let edge: CGFloat = direction == .leftToRight ? 390 - 4 - 43 : 4 + 43
      window.tap(at: CGPoint(x: edge, y: 64))
      #expect(log.deleted == [1])
      window.tap(at: CGPoint(x: edge + (direction == .leftToRight ? -44 : 44), y: 106))
      #expect(log.shared == [1])
      await window.run(for: 1)
      #expect(window.drawn("1").contains { $0.frame.width == 390 }, "it is still open")
      #expect(window.faults == [])
    }

    @Test func aDragLetsThePhotographGoBackToItsCell() async {
      let grid = await MountedGrid()
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 2)
      await grid.window.drag(
        from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 700), frames: 10)
      #expect(await grid.lastFrame(of: 4).map(grid.isNearCell) == true)
      #expect(grid.app.selections == [4, nil])
      #expect(!grid.window.hasCover)
      #expect(grid.cell(4) == CGRect(x: 131, y: 131, width: 128, height: 128))
      #expect(grid.window.faults == [])
    }

    @Test func aFlickShowsTheNextPhotograph() async {
      let grid = await MountedGrid()
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 2)
      await grid.window.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), frames: 8)
      await grid.window.run(for: 2)
      #expect(grid.app.selections == [4, 5])
      #expect(grid.large(5) == CGRect(x: 0, y: 292, width: 390, height: 260))
      #expect(grid.window.faults == [])
    }
  }
}

@MainActor
private final class ToolbarLog {
  var shared: [Int] = []
  var deleted: [Int] = []
}
#endif
