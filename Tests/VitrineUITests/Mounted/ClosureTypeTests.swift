#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Closures that take ids of another type than the collection has.
  @MainActor @Suite struct ClosureTypeTests {
    @Test func closuresForIdsOfAnotherTypeSayHowToMendThem() async {
      let log = CallLog()
      let window = TestWindow(coverDelay: 1) {
        PhotoGrid(0..<10, id: \.self, aspectRatio: { _ in 1 }) { Color.numbered($0) }
          .photoToolbar { (_: String) in Color.named("of another type") }
          .photoOverlay { (_: String) in Color.named("of another type") }
          .photoMaximumZoom { (_: String) in 2 }
          .photoPixelWidth { (_: String) in 2 }
          .onPhotoZoom { (_: String, _) in log.calls += 1 }
          .photoGridPrefetch { (_: [String]) in }
      }
      await window.run(for: 0.5)
      window.tap(at: CGPoint(x: 195, y: 120))
      await window.run(for: 2)
      #expect(window.hasCover && window.drawn("of another type").isEmpty)
      window.press(KeyEquivalent("+"))
      await window.run(for: 1)
      #expect(log.calls == 0, "no closure is called")
      let texts = window.stored(PhotoStorage<Int>.self)?.driver.warnings.given ?? []
      for name in [
        "photoToolbar", "photoOverlay", "photoMaximumZoom", "photoPixelWidth", "photoGridPrefetch",
        "onPhotoZoom",
      ] {
        let types = "takes ids of the type String, but the items have ids of the type Int"
        #expect(
          texts.contains { $0.contains("\(name) \(types)") },
          "\(name): \(texts)")
      }
      #expect(window.faults == [])
    }
  }
}

@MainActor
private final class CallLog {
  var calls = 0
}
#endif
