import Testing
import Vitrine

/// The pictures that a viewer remembers.
@Suite struct PictureCacheTests {
  /// A viewer with an open photograph that cannot be zoomed, after a host has described many others.
  private var viewer: ViewerRig {
    var rig = ViewerRig.open(count: 60)
    rig.happen(.picture(item: ViewerRig.item, ratio: ViewerRig.ratio, width: 4000), at: 5)
    rig.happen(.maximumZoom(item: ViewerRig.item, 1), at: 5)
    for item in 20..<30 { rig.happen(.picture(item: item, ratio: 1, width: 400), at: 5) }
    return rig
  }

  @Test func theShownPhotographKeepsItsShapeWithAnotherMaximumZoom() {
    var rig = viewer
    rig.happen(.maximumZoom(item: ViewerRig.item, 3), at: 6)
    #expect(rig.photo(at: 7)?.frame == ViewerRig.fit())
  }

  @Test func theShownPhotographKeepsItsMaximumZoomWithAnotherPicture() {
    var rig = viewer
    rig.happen(.picture(item: ViewerRig.item, ratio: ViewerRig.ratio, width: 5000), at: 6)
    rig.happen(.key(.zoomIn), at: 7)
    #expect(rig.photo(at: 9)?.frame == ViewerRig.fit())
  }
}
