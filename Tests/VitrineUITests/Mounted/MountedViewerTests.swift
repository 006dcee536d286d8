#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  @MainActor @Suite struct ViewerTests {
    @Test func anAssignmentOpensAPhotographAndATapClosesIt() async {
      let viewer = MountedViewer()
      await viewer.window.run(for: 0.5)
      #expect(viewer.window.drawn("3").isEmpty)
      viewer.window.perform { withAnimation { viewer.app.selection = 3 } }
      await viewer.window.run(for: 2)
      #expect(
        viewer.window.drawn("3").first?.visible == CGRect(x: 0, y: 227, width: 390, height: 390))
      viewer.window.tap(at: CGPoint(x: 195, y: 422))
      await viewer.window.run(for: 0.2)
      #expect(viewer.app.selection == 3, "it waits for a second tap")
      await viewer.window.run(for: 2)
      #expect(viewer.app.selection == nil)
      #expect(viewer.window.drawn("3").isEmpty)
      #expect(viewer.window.isAtRest)
      #expect(viewer.window.faults == [])
    }

    @Test(arguments: [false, true])
    func aViewerReportsDecisionsOfThePersonAndNotThoseOfTheApp(animated: Bool) async {
      let viewer = MountedViewer()
      for selection in [3, 5, nil, 2] {
        viewer.window.perform {
          if animated {
            withAnimation { viewer.app.selection = selection }
          } else {
            viewer.app.selection = selection
          }
        }
        await viewer.window.run(for: 1)
      }
      #expect(viewer.app.selections == [])
      viewer.window.press(.rightArrow)
      await viewer.window.run(for: 1)
      viewer.window.press(.escape)
      await viewer.window.run(for: 1)
      #expect(viewer.app.selections == [3, nil])
      #expect(viewer.window.faults == [])
    }

    @Test func twoTapsZoomAndAPinchMovesTheScale() async {
      let viewer = MountedViewer()
      viewer.window.perform { viewer.app.selection = 3 }
      await viewer.window.run(for: 1)
      let middle = CGPoint(x: 195, y: 422)
      viewer.window.tap(at: middle)
      await viewer.window.run(for: 0.1)
      viewer.window.tap(at: middle)
      await viewer.window.run(for: 2)
      let zoomed = viewer.window.drawn("3").first?.frame.width ?? 0
      #expect(zoomed > 500)
      await viewer.window.pinch(at: middle, to: 1.2, frames: 10)
      await viewer.window.run(for: 2)
      #expect(viewer.window.drawn("3").first?.frame.width ?? 0 > zoomed)
      #expect(viewer.app.selection == 3)
      #expect(viewer.window.faults == [])
    }

    @Test(arguments: [[], [3, 3, 3], [1, 2], Array(100..<300)])
    func anyChangeOfTheCollectionWhileAPhotographIsOpenComesToRest(photos: [Int]) async {
      let viewer = MountedViewer()
      viewer.window.perform { viewer.app.selection = 3 }
      await viewer.window.run(for: 1)
      await viewer.window.drag(
        from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), frames: 5, lifts: false)
      viewer.window.perform { viewer.app.photos = photos }
      await viewer.window.run(for: 0.5)
      viewer.window.lift(at: CGPoint(x: 200, y: 400))
      await viewer.window.run(for: 2)
      #expect(viewer.window.isAtRest)
      #expect(photos.contains(3) || viewer.app.selection == nil)
      #expect(viewer.window.faults == [])
    }

    @Test func theCollectionMayBecomeEmptyRightAfterAPageWasTurned() async {
      let viewer = MountedViewer()
      viewer.window.perform { viewer.app.selection = 3 }
      await viewer.window.run(for: 1)
      // The viewer reports the next photograph while it closes, with the indices of the old collection.
      #expect(viewer.window.press(.rightArrow))
      viewer.window.perform { viewer.app.photos = [] }
      await viewer.window.run(for: 2)
      #expect(viewer.app.selection == nil)
      #expect(viewer.window.isAtRest)
      #expect(viewer.window.faults == [])
    }
  }
}
#endif
