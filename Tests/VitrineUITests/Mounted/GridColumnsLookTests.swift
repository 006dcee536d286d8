#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// How a grid looks while its columns change: its headings, and whole photographs in one column.
  @MainActor @Suite struct GridColumnsLookTests {
    private let app = ColumnsApp()

    private func window() async -> TestWindow {
      let app = app
      let window = TestWindow(
        coverDelay: 1, coverSizeDelay: 1, environment: { $0.hasTouchRecognizers = true }
      ) {
        ColumnsPage(app: app)
      }
      await window.run(for: 0.5)
      return window
    }

    /// The frames of a photograph in all layers.
    private func cell(_ photo: Int, _ window: TestWindow) -> [CGRect] {
      window.drawn("cell \(photo)").map(\.frame)
    }

    /// The widths and heights of the photographs, in points up to rounding.
    private func sizes(_ window: TestWindow) -> Set<[CGFloat]> {
      let photographs = window.drawn.filter { $0.name.hasPrefix("cell ") }
      return Set(
        photographs.map { photograph in
          [photograph.frame.width, photograph.frame.height].map { ($0 * 1024).rounded() / 1024 }
        })
    }

    private let fingers = CGPoint(x: 195, y: 300)

    /// Pinches without lifting the fingers.
    private func hold(_ window: TestWindow, at middle: CGPoint, to scale: CGFloat) async {
      func points(_ scale: CGFloat) -> [CGPoint] {
        [-100, 100].map { CGPoint(x: middle.x + $0 * scale, y: middle.y) }
      }
      for (finger, point) in points(1).enumerated() { window.press(at: point, finger: finger) }
      for step in 1...20 {
        await window.runFrame()
        for (finger, point) in points(1 + (scale - 1) * CGFloat(step) / 20).enumerated() {
          window.move(to: point, finger: finger)
        }
      }
      await window.runFrame()
    }

    // MARK: Headings

    @Test func headingsStayWhileTheColumnsChange() async {
      app.sections = [PhotoSection("March", from: 0), PhotoSection("April", from: 12)]
      let window = await window()
      #expect(window.drawn("March").first?.opacity == 1)
      let (before, end) = (window.drawn("April").first?.frame.minY ?? 0, 40 + 3 * 98.25 + 11.5)
      window.focusNext()
      window.press(KeyEquivalent("-"))
      var tops: [CGFloat] = []
      for _ in 0..<90 {
        await window.runFrame()
        // It is nearly in the same place in both layouts.
        #expect(window.drawn("March").count == 1 && window.drawn("March")[0].opacity > 0.75)
        // A gap of the rubber band.
        #expect(abs((window.drawn("March").first?.frame.minY ?? 0) - 12.5) <= 2)
        tops += window.drawn("April").map(\.frame.minY)
      }
      #expect(tops == tops.sorted(by: >) && Set(tops).count > 5, "\(tops)")
      #expect(before > end + 200 && abs((tops.last ?? 0) - end) < 1, "\(before), \(tops)")
      #expect(window.faults == [])
    }

    @Test func daysAndMonthsFadeIntoEachOther() async {
      app.sections = (0..<40).map { PhotoSection("day \($0)", from: $0 * 10) }
      app.months = [PhotoSection("March", from: 0), PhotoSection("April", from: 200)]
      let window = await window()
      window.scroll(by: 11_000)
      await window.runFrame()
      /// The opacities of the headings at the top of the window. One may push another one out.
      func opacities() -> [String: Double] {
        let titles = window.drawn.filter {
          !$0.name.hasPrefix("cell") && $0.frame.minY <= 12 && $0.frame.minY > 12 - 40
        }
        return Dictionary(titles.map { ($0.name, $0.opacity) }) { $0 + $1 }
      }
      #expect(opacities().count == 1 && opacities().first?.key.hasPrefix("day") == true)
      window.press(at: CGPoint(x: 45, y: 300), finger: 0)
      window.press(at: CGPoint(x: 345, y: 300), finger: 1)
      var units: [Set<Substring>] = []
      for step in 1...80 {
        window.move(to: CGPoint(x: 45 + CGFloat(step), y: 300), finger: 0)
        window.move(to: CGPoint(x: 345 - CGFloat(step), y: 300), finger: 1)
        await window.runFrame()
        let shown = opacities()
        // One that is pushed out in one of the layouts only fades meanwhile.
        #expect(shown.values.contains { $0 > 0.4 }, "\(step): \(shown)")
        units.append(Set(shown.keys.map { $0.prefix { $0 != " " } }))
        let headers = window.accessibility.filter { $0.traits.contains(.isHeader) }.map(\.label)
        #expect(Set(headers.map { $0.hasPrefix("day") }).count <= 1, "\(step): \(headers)")
      }
      #expect(units.first == ["day"] && units.last == ["March"], "\(units)")
      #expect(units.contains(["day", "March"]))
      window.lift(at: CGPoint(x: 125, y: 300), finger: 0)
      window.lift(at: CGPoint(x: 265, y: 300), finger: 1)
      await window.run(for: 1)
      #expect(opacities() == ["March": 1] && app.columns == 7 && window.faults == [])
    }

    // MARK: Whole photographs

    @Test func oneColumnShowsWholePhotographs() async {
      app.ratio = 2
      app.columns = 2
      let window = await window()
      // A square of 193.5 points shows the middle of a photograph of 387 points.
      #expect(cell(0, window).first?.size == CGSize(width: 387, height: 193.5))
      await hold(window, at: fingers, to: 1.6)
      let widths = window.drawn.filter { $0.name.hasPrefix("cell ") && $0.opacity > 0 }
        .map { ($0.frame.width / $0.visible.width * 10).rounded() / 10 }
      #expect(Set(widths).contains(1) && Set(widths).contains(2), "both layers: \(Set(widths))")
      let isOpening = widths.contains { $0 > 1 && $0 < 2 }
      #expect(isOpening, "the photograph between the fingers")
      window.cancelTouch()
      await window.run(for: 1)
      window.perform { app.columns = 1 }
      await window.runFrame()
      #expect(sizes(window) == [[390, 195]], "nothing is cropped")
      window.perform { app.columns = 2 }
      await window.runFrame()
      #expect(sizes(window) == [[387, 193.5]])
      #expect(window.faults == [])
    }

    @Test func aPortraitInOneColumnIsAsWideAsTheGrid() async {
      app.ratio = 0.5
      app.columns = 1
      let window = await window()
      #expect(sizes(window) == [[390, 780]])
      let cells = window.drawn.filter { $0.name.hasPrefix("cell ") }
      let visible = Set(
        cells.map(\.visible).filter { !$0.isNull }.map { [$0.minX, $0.width] })
      #expect(visible == [[0, 390]], "nothing is cropped at the sides")
      #expect(window.faults == [])
    }

    @Test func aWholePhotographFliesFromWhereItIsSeen() async {
      app.ratio = 2
      app.columns = 1
      app.opens = true
      let window = await window()
      window.tap(at: CGPoint(x: 195, y: 100))
      await window.runFrame()
      let first = window.drawn("cell 0").map(\.visible).max { $0.height < $1.height } ?? .null
      #expect(abs(first.height - 195) < 20 && abs(first.width - 390) < 1, "\(first)")
      await window.run(for: 1)
      #expect(app.selections == [0] && window.faults == [])
    }
  }
}
#endif
