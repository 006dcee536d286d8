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
  var late: [Int: Double] = [:]

  func ratio(_ item: Int) -> Double { late[item] ?? [1.5, 0.67, 1.33, 0.75][item % 4] }
}

private struct JustifiedPage: View {
  let app: JustifiedApp

  var body: some View {
    PhotoGrid(Array(0..<60), id: \.self, aspectRatio: { app.ratio($0) }) {
      Color.named("cell \($0)")
    }
    .photoGridLayout(app.layout)
  }
}
#endif
