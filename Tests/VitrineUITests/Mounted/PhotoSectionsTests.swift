#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Sections of a grid with their headings, and the scrubber.
  ///
  /// Three columns of 128 points: the rows are 131 points apart. The first section has 10 photographs in 4 rows.
  @MainActor @Suite struct PhotoSectionsTests {
    private let app = SectionedApp()

    private func window(_ direction: LayoutDirection = .leftToRight) async -> TestWindow {
      let app = app
      let window = TestWindow(environment: { $0.layoutDirection = direction }) {
        SectionedPage(app: app)
      }
      await window.run(for: 0.5)
      return window
    }

    private func top(_ name: String, _ window: TestWindow) -> CGFloat? {
      window.drawn(name).first.map { ($0.frame.minY * 100).rounded() / 100 }
    }

    @Test(arguments: LayoutDirection.allCases)
    func headingsStickToTheTopAndAreHeaders(direction: LayoutDirection) async {
      let window = await window(direction)
      #expect(top("cell 0", window) == 40 && top("heading first", window) == 0)
      let second = top("heading second", window) ?? 0
      #expect(top("cell 10", window) == second + 40)
      let headers = window.accessibility.filter { $0.traits.contains(.isHeader) }.map(\.label)
      #expect(headers.starts(with: ["first", "second"]))
      window.scroll(by: 100)
      await window.runFrame()
      #expect(top("heading first", window) == 0 && top("cell 0", window) == -60)
      // The next heading pushes it out.
      window.scroll(by: second - 110)
      await window.runFrame()
      #expect(top("heading second", window) == 10 && (top("heading first", window) ?? 0) < 0)
      #expect(window.faults == [])
    }

    @Test func theScrubberScrollsByAFingerAndBySections() async {
      let window = await window()
      func slider() -> AccessibilityElement? {
        window.accessibility.first { $0.label == "Position" }
      }
      #expect(slider()?.value == "first")
      for (direction, title) in [
        (AccessibilityAdjustmentDirection.increment, "second"), (.increment, "third"),
        (.decrement, "second"), (.decrement, "first"), (.decrement, "first"),
      ] {
        slider()?.adjust?(direction)
        await window.run(for: 0.2)
        #expect(slider()?.value == title)
        #expect(top("heading \(title)", window) == 0, "\(title)")
      }
      await window.drag(
        from: CGPoint(x: 385, y: 24), to: CGPoint(x: 385, y: 844), frames: 4, lifts: false)
      await window.run(for: 0.2)
      #expect(window.drawn("cell 199").first.map { $0.frame.maxY <= 844.5 } == true)
      #expect(window.drawn("third").count == 2, "the heading and the bubble")
      window.lift(at: CGPoint(x: 385, y: 844))
      await window.run(for: 0.2)
      #expect(window.drawn("third").count == 1 && window.faults == [])
    }

    @Test func sectionsFollowTheAppAndBadStartsWarn() async {
      app.hasOwnHeadings = false
      let window = await window()
      window.perform {
        app.photos.insert(contentsOf: 500..<503, at: 0)
        app.sections = [PhotoSection("new", from: 0), PhotoSection("first", from: 3)]
      }
      await window.run(for: 0.5)
      window.scroll(by: -10_000)
      await window.run(for: 0.2)
      // A title of 17 points lies in the middle of its heading of 40.
      #expect(top("new", window) == 11.5 && top("cell 500", window) == 40)
      #expect(top("first", window) == 171 + 11.5 && top("cell 0", window) == 171 + 40)
      window.perform { app.sections = [] }
      await window.run(for: 0.5)
      #expect(top("cell 500", window) == 0 && window.drawn("first").isEmpty)
      window.perform {
        app.sections = [PhotoSection("a", from: 7), PhotoSection("b", from: 3)]
      }
      await window.run(for: 0.5)
      #expect(top("cell 500", window) == 40 && window.faults == [])
    }
  }
}

@MainActor @Observable
private final class SectionedApp {
  var photos = Array(0..<200)
  var hasOwnHeadings = true
  var sections = [
    PhotoSection("first", from: 0), PhotoSection("second", from: 10),
    PhotoSection("third", from: 100),
  ]
}

private struct SectionedPage: View {
  let app: SectionedApp

  var body: some View {
    let grid = PhotoGrid(app.photos, id: \.self) { Color.named("cell \($0)") }
      .photoScrubber()
    if app.hasOwnHeadings {
      grid.photoGridSections(app.sections, height: 40) { section in
        ZStack {
          Color.named("heading \(section.title)")
          Text(verbatim: section.title)
        }
      }
    } else {
      grid.photoGridSections(app.sections, height: 40)
    }
  }
}
#endif
