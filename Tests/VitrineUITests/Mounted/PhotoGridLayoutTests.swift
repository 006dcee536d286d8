#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// A grid of whole photographs, about 128 points high.
  @MainActor @Suite struct PhotoGridLayoutTests {
    private let app = JustifiedApp()

    private func window() async -> TestWindow {
      let app = app
      let window = TestWindow { JustifiedPage(app: app) }
      await window.run(for: 0.5)
      return window
    }

    /// The frame of a cell, to which its photograph is cropped.
    private func frame(_ item: Int, _ window: TestWindow) -> CGRect {
      window.drawn("cell \(item)").first?.visible ?? .null
    }

    @Test func rowsShowWholePhotographsAndFillTheWidth() async {
      let window = await window()
      for item in 0..<8 {
        let frame = frame(item, window)
        #expect(abs(frame.width / frame.height - app.ratio(item)) < 0.02, "\(item)")
      }
      let first = (0..<8).filter { frame($0, window).minY == 0 }.map { frame($0, window) }
      #expect(first.count >= 2 && abs((first.last?.maxX ?? 0) - 390) < 0.01)
      #expect(window.faults == [])
    }

    @Test func aLateRatioMovesNothingAbove() async {
      let window = await window()
      let before = (0..<12).map { frame($0, window) }
      window.perform { app.late[10] = 3 }
      await window.run(for: 0.5)
      let (late, row) = (frame(10, window), before.firstIndex { $0.minY == before[10].minY } ?? 0)
      #expect(abs(late.width / late.height - 3) < 0.05)
      #expect((0..<row).map { frame($0, window) } == Array(before[..<row]))
      #expect(window.faults == [])
    }

    @Test(arguments: [PhotoGridLayout.squares, .justified])
    func photographsFlyBetweenSquaresAndRows(layout: PhotoGridLayout) async {
      app.layout = layout == .squares ? .justified : .squares
      let window = await window()
      window.perform { app.layout = layout }
      var frames = [(0..<18).map { frame($0, window) }]
      for _ in 0..<60 {
        await window.runFrame()
        frames.append((0..<18).map { frame($0, window) })
      }
      var moved = 0
      for item in 0..<18 {
        let path = frames.map { $0[item] }
        let whole = distance(path[0], path[60])
        if whole > 4 {
          moved += 1
          #expect(distance(path[0], path[6]) > 1 && distance(path[6], path[60]) > 1, "\(item)")
        }
        for (step, pair) in zip(path, path.dropFirst()).enumerated() {
          // A spring of 0.35 seconds moves an edge by at most 11 % of its way in a frame.
          #expect(distance(pair.0, pair.1) <= 0.13 * whole + 0.5, "\(item) in frame \(step)")
        }
      }
      #expect(moved > 12)
      #expect(window.isAtRest && window.faults == [])
    }

    /// The longest way of an edge.
    private func distance(_ one: CGRect, _ other: CGRect) -> CGFloat {
      max(
        max(abs(one.minX - other.minX), abs(one.minY - other.minY)),
        max(abs(one.maxX - other.maxX), abs(one.maxY - other.maxY)))
    }

    @Test func aChangeHalfWayTurnsPhotographsRoundWhereTheyAre() async {
      app.layout = .squares
      let window = await window()
      let start = (0..<12).map { frame($0, window) }
      window.perform { app.layout = .justified }
      for _ in 0..<6 { await window.runFrame() }
      let seen = (0..<12).map { frame($0, window) }
      window.perform { app.layout = .squares }
      await window.runFrame()
      for item in 0..<12 {
        let way = distance(start[item], seen[item])
        // Those that have begun go on for a moment.
        #expect(distance(frame(item, window), seen[item]) <= 0.3 * way + 0.5, "\(item)")
      }
      await window.run(for: 1)
      #expect((0..<12).map { frame($0, window) } == start)
      #expect(window.faults == [])
    }

    @Test func aRatioThatChangesFarFromTheWindowIsThereWhenItsCellComes() async {
      app.count = 2000
      let window = await window()
      window.perform { app.late[900] = 3 }
      await window.run(for: 0.2)
      #expect(window.drawn("cell 900").isEmpty)
      for _ in 0..<120 where window.drawn("cell 900").isEmpty {
        window.scroll(by: 700)
        await window.run(for: 0.2)
      }
      let late = frame(900, window)
      #expect(abs(late.width / late.height - 3) < 0.05, "\(late)")
      #expect(window.faults == [])
    }

    @Test func theLayoutChangesAtAnyTime() async {
      let window = await window()
      window.perform { app.layout = .squares }
      await window.run(for: 1)
      #expect((0..<6).allSatisfy { frame($0, window).size == CGSize(width: 128, height: 128) })
      window.perform { app.layout = .justified }
      await window.run(for: 1)
      #expect(abs(frame(0, window).width / frame(0, window).height - 1.5) < 0.02)
      #expect(window.faults == [])
    }
  }
}

@MainActor @Observable
private final class JustifiedApp {
  var layout = PhotoGridLayout.justified
  var count = 60
  var late: [Int: Double] = [:]

  func ratio(_ item: Int) -> Double { late[item] ?? [1.5, 0.67, 1.33, 0.75][item % 4] }
}

private struct JustifiedPage: View {
  let app: JustifiedApp

  var body: some View {
    PhotoGrid(Array(0..<app.count), id: \.self, aspectRatio: { app.ratio($0) }) {
      Color.named("cell \($0)")
    }
    .photoGridLayout(app.layout)
  }
}
#endif
