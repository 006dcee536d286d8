import Testing

@testable import VitrineUI

/// The photographs that are open in several viewers.
@Suite struct ViewedPhotosTests {
  private final class Viewer {}

  @Test func theLatestOneCounts() {
    let (a, b) = (Viewer(), Viewer())
    var viewed = ViewedPhotos()
    #expect(viewed.latest == nil)
    viewed.set(1, by: a)
    viewed.set(2, by: b)
    #expect(viewed.latest == AnyHashable(2))
    viewed.set(nil, by: b)
    #expect(viewed.latest == AnyHashable(1), "it is still open")
    viewed.set(nil, by: b)
    #expect(viewed.latest == AnyHashable(1), "a closed viewer empties and fills nothing")
    viewed.set(nil, by: a)
    #expect(viewed.latest == nil)
  }

  @Test func aViewerThatHasGoneHasNoPhotograph() {
    let a = Viewer()
    var viewed = ViewedPhotos()
    viewed.set(1, by: a)
    do {
      let b = Viewer()
      viewed.set(2, by: b)
      #expect(viewed.latest == AnyHashable(2))
    }
    #expect(viewed.latest == AnyHashable(1))
  }
}
