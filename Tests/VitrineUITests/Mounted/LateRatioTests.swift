#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Photographs that are observable objects and learn their ratios when their images have loaded.
  @MainActor @Suite struct LateRatioTests {
    @Test func aStitchedPhotographGetsItsWidth() async {
      let photos = (0..<4).map(LatePhoto.init)
      let window = TestWindow(size: CGSize(width: 400, height: 100)) {
        StitchedCarousel(photos, isStitched: .constant(false), aspectRatio: \.ratio) {
          Color.numbered($0.id)
        }
      }
      await window.run(for: 0.5)
      #expect(window.drawn("0").first?.visible.width == 100)
      window.perform { photos[0].ratio = 1.5 }
      await window.run(for: 0.5)
      #expect(window.drawn("0").first?.visible.width == 150)
      window.perform { photos[1].ratio = 0.5 }
      await window.run(for: 0.5)
      #expect(window.drawn("1").first?.visible.width == 50)
      #expect(window.isAtRest && window.faults == [])
    }

    @Test func anOpenPhotographGetsItsShape() async {
      let photos = (0..<4).map(LatePhoto.init)
      let window = TestWindow {
        PhotoGrid(photos, aspectRatio: \.ratio) { Color.numbered($0.id) }
      }
      await window.run(for: 0.5)
      window.tap(at: CGPoint(x: 50, y: 50))
      await window.run(for: 1)
      #expect(window.drawn("0").last?.visible.height == 390)
      window.perform { photos[0].ratio = 1.5 }
      await window.run(for: 1)
      #expect(window.drawn("0").last?.visible.height == 260)
      #expect(window.isAtRest && window.faults == [])
    }
  }
}

@MainActor @Observable
final class LatePhoto: Identifiable {
  nonisolated let id: Int
  var ratio: Double?
  init(_ id: Int) { self.id = id }
}
#endif
