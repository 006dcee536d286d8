#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// A selection that comes before its photograph, and collections that are replaced.
  @MainActor @Suite struct LateDataTests {
    private let open = CGRect(x: 0, y: 292, width: 390, height: 260)

    @Test(arguments: [false, true])
    func aSelectedPhotographOpensWhenItArrives(animated: Bool) async {
      let grid = await MountedGrid([])
      grid.window.perform {
        if animated {
          withAnimation { grid.app.selection = 4 }
        } else {
          grid.app.selection = 4
        }
      }
      await grid.window.run(for: 0.5)
      #expect(grid.app.selection == 4 && !grid.window.hasCover)
      grid.window.perform { grid.app.photos = Array(0..<60) }
      await grid.window.run(for: 2)
      #expect(grid.large(4) == open)
      #expect(grid.app.selections == [], "the app hears nothing of its own change")
      #expect(grid.driver?.warnings.given == [], "a collection may be empty before it has loaded")
      #expect(grid.window.isAtRest && grid.window.faults == [])
    }

    @Test func aSelectionThatIsTakenBackOpensNothing() async {
      let grid = await MountedGrid(0..<3)
      grid.window.perform { grid.app.selection = 9 }
      grid.window.perform { grid.app.selection = nil }
      grid.window.perform { grid.app.photos = Array(0..<60) }
      await grid.window.run(for: 1)
      #expect(!grid.window.hasCover && grid.app.selections == [])
      #expect(grid.window.faults == [])
    }

    @Test func aPersonsDecisionReplacesASelectionThatWaits() async {
      let grid = await MountedGrid(0..<6)
      grid.window.perform { grid.app.selection = 9 }
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 2)
      #expect(grid.app.selections == [4])
      grid.window.perform { grid.app.photos = Array(0..<60) }
      await grid.window.run(for: 1)
      #expect(grid.large(4) == open)
      #expect(grid.window.faults == [])
    }

    @Test func aViewerOpensAPhotographWhenItArrives() async {
      let app = LateApp()
      app.photos = []
      let window = TestWindow { LateViewer(app: app) }
      await window.run(for: 0.2)
      window.perform { app.selection = 3 }
      window.perform { app.photos = [1, 2, 3] }
      await window.run(for: 1)
      #expect(window.drawn("large 3").last?.visible.width == 390)
      #expect(window.drawn("place").isEmpty, "its place is empty")
      #expect(window.faults == [])
    }

    @Test func otherPlacesAreEmptyOnceTheViewerHasThem() async {
      let app = LateApp()
      let window = TestWindow { LateViewer(app: app) }
      await window.run(for: 0.2)
      window.perform { app.selection = 3 }
      await window.run(for: 1)
      #expect(window.drawn("place").isEmpty && window.drawn("other place").count == 1)
      window.perform { app.usesOtherPlaces = true }
      await window.run(for: 0.2)
      #expect(window.drawn("place").count == 1 && window.drawn("other place").isEmpty)
      #expect(window.faults == [])
    }

    @Test func thePlaceIsEmptyAgainWhenThePageComesBack() async {
      let app = LateApp()
      let window = TestWindow { LateViewer(app: app) }
      await window.run(for: 0.2)
      window.perform { app.selection = 3 }
      await window.run(for: 1)
      // A page in front lets the pages behind disappear; their state stays.
      window.setCovered(true)
      window.setCovered(false)
      await window.run(for: 0.2)
      #expect(window.drawn("place").isEmpty)
      window.perform { app.selection = nil }
      await window.run(for: 1)
      #expect(window.drawn("place").count == 1)
      #expect(window.faults == [])
    }
  }
}

@MainActor @Observable
private final class LateApp {
  var photos = Array(0..<10)
  var selection: Int?
  var usesOtherPlaces = false
  let places = PhotoSources()
  let otherPlaces = PhotoSources()
}

private struct LateViewer: View {
  let app: LateApp

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.named("place").frame(width: 100, height: 100).photoSource(3, in: app.places)
      Color.named("other place").frame(width: 50, height: 50).photoSource(3, in: app.otherPlaces)
      PhotoViewer(
        app.photos, id: \.self, aspectRatio: { _ in 1 }, selection: Binding(app, \.selection),
        from: app.usesOtherPlaces ? app.otherPlaces : app.places
      ) { Color.named("large \($0)") }
    }
  }
}
#endif
