#if EXECUTES_VIEWS
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

extension MountedViews {
  /// A viewer draws the scene of the engine, within 0.01 points.
  @MainActor @Suite struct ViewerSceneTests {
    @Test(arguments: LayoutDirection.allCases)
    func aViewerOfAGridDrawsTheScene(direction: LayoutDirection) async throws {
      let grid = await MountedGrid(coverDelay: 0, sizeDelay: 0, direction: direction)
      func expectViewer(_ moment: String) throws {
        let viewer = try #require(grid.driver?.viewer)
        grid.window.expectVisible(viewer.exhibit.scene, moment) {
          "large \(viewer.ids[ifPresent: $0.item] ?? -1)"
        }
        let scene = viewer.exhibit.scene
        let backdrop = grid.window.drawn.last { $0.name == "black" }?.opacity ?? 0
        #expect(abs(backdrop - scene.backdrop * scene.sceneOpacity) < 0.01, "\(moment)")
      }
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      for _ in 0..<20 {
        await grid.window.runFrame()
        try expectViewer("while it opens")
      }
      await grid.window.run(for: 2)
      try expectViewer("at rest")
      await grid.window.drag(
        from: CGPoint(x: 195, y: 400), to: CGPoint(x: 170, y: 450), frames: 9, lifts: false)
      try expectViewer("in a drag")
      await grid.window.run(for: 0.3)
      grid.window.lift(at: CGPoint(x: 170, y: 450))
      for _ in 0..<10 {
        await grid.window.runFrame()
        try expectViewer("in a settle")
      }
      await grid.window.run(for: 2)
      let way: CGFloat = direction == .leftToRight ? 1 : -1
      await grid.window.drag(
        from: CGPoint(x: 195 + 100 * way, y: 400), to: CGPoint(x: 195 - 100 * way, y: 400),
        frames: 6)
      for _ in 0..<10 {
        await grid.window.runFrame()
        try expectViewer("while a page turns")
      }
      await grid.window.run(for: 2)
      #expect(grid.app.selection == 5)
      await grid.window.pinch(at: CGPoint(x: 195, y: 400), to: 2, frames: 6)
      await grid.window.run(for: 1)
      try expectViewer("when it is zoomed")
      grid.window.resize(to: CGSize(width: 844, height: 390))
      await grid.window.run(for: 1)
      try expectViewer("after a rotation")
      grid.window.perform { grid.app.photos = [9, 5, 7] }
      await grid.window.run(for: 1)
      try expectViewer("after a change of data")
      #expect(grid.window.drawn("large 5").count == 1)
      #expect(grid.window.faults == [])
    }

    @Test(arguments: [false, true], LayoutDirection.allCases)
    func aViewerOfAPageDrawsTheScene(hasPlaces: Bool, direction: LayoutDirection) async throws {
      let app = AnyExhibitApp()
      (app.items, app.selection) = (Array(0..<9), nil)
      let window = TestWindow(environment: { $0.layoutDirection = direction }) {
        ViewerWithPlace(app: app, sources: hasPlaces ? PhotoSources() : nil)
      }
      await window.run(for: 0.5)
      func expectViewer(_ moment: String) throws {
        let viewer = try #require(window.stored(PhotoStorage<Int>.self)).driver.viewer
        window.expectVisible(viewer.exhibit.scene, moment) {
          "\(viewer.ids[ifPresent: $0.item] ?? -1)"
        }
      }
      try expectViewer("while it is closed")
      window.perform { withAnimation { app.selection = 3 } }
      for _ in 0..<20 {
        await window.runFrame()
        try expectViewer("while it opens")
      }
      await window.run(for: 2)
      try expectViewer("at rest")
      await window.drag(
        from: CGPoint(x: 195, y: 400), to: CGPoint(x: 170, y: 450), frames: 9, lifts: false)
      try expectViewer("in a drag")
      await window.run(for: 0.3)
      window.lift(at: CGPoint(x: 170, y: 450))
      for _ in 0..<10 {
        await window.runFrame()
        try expectViewer("in a settle")
      }
      await window.run(for: 2)
      window.perform { withAnimation { app.selection = 4 } }
      await window.run(for: 0.1)
      try expectViewer("while a page turns")
      window.resize(to: CGSize(width: 844, height: 390))
      await window.run(for: 1)
      try expectViewer("after a rotation")
      window.perform { app.items = [8, 4, 1] }
      await window.runFrame()
      try expectViewer("after a change of data")
      #expect(window.drawn("4").count == 1)
      window.perform { withAnimation { app.selection = nil } }
      for _ in 0..<20 {
        await window.runFrame()
        try expectViewer("while it closes")
      }
      #expect(window.faults == [])
    }
  }
}

private struct ViewerWithPlace: View {
  let app: AnyExhibitApp
  let sources: PhotoSources?

  var body: some View {
    ZStack(alignment: .topLeading) {
      if let sources {
        Color.named("place").frame(width: 118, height: 118).photoSource(3, in: sources)
      }
      PhotoViewer(
        app.items, id: \.self, aspectRatio: { _ in 1.5 }, selection: Binding(app, \.selection),
        from: sources
      ) { Color.numbered($0) }
    }
  }
}
#endif
