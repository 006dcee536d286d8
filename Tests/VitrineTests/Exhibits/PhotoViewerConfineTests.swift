import Testing
import Vitrine

/// A zoomed photograph stays within its limits when they change.
@Suite struct PhotoViewerConfineTests {
  @Test func aDisplayWithMorePixelsShowsNoMarginBesideAZoomedSmallPicture() {
    var viewer = Self.small()
    #expect(viewer.outline.width == 2400 && viewer.outline.x == 0)
    viewer.happen(.environment(Event.Environment(displayScale: 2)), at: 20)
    viewer.draw(at: 22)
    #expect(viewer.outline.width == 1200 && viewer.outline.x == 0)
  }

  @Test func aPictureThatTurnsOutToBeSmallShowsNoMargin() {
    var viewer = Self.small(pixels: 9000)
    #expect(viewer.outline.width > 3000 && viewer.outline.x == 0)
    viewer.happen(.picture(item: 7, ratio: 1.5, width: 300), at: 20)
    viewer.draw(at: 22)
    #expect(viewer.outline.width == 2400 && viewer.outline.x == 0)
  }

  @Test func aMaximumThatAnAppSetsDuringAFlightShowsNoMargin() {
    var viewer = Self.small()
    viewer.happen(.key(.right), at: 20)
    viewer.happen(.maximumZoom(item: 7, 2), at: 20.1)
    viewer.draw(at: 22)
    #expect(viewer.outline.width == 1200 && viewer.outline.x <= 0 && viewer.outline.maxX >= 1000)
  }

  /// A viewer on a screen of 1000 by 800 points, in which a picture is zoomed four times and panned to its left edge.
  private static func small(pixels: Double = 300) -> ViewerRig {
    var viewer = ViewerRig.open(count: 12)
    viewer.happen(
      .viewport(Viewport(screen: Dimensions(width: 1000, height: 800))), at: 6)
    viewer.happen(.picture(item: 7, ratio: 1.5, width: pixels), at: 6)
    viewer.draw(at: 8)
    for step in 0..<2 { viewer.happen(.key(.zoomIn), at: 10 + Double(step)) }
    for step in 0..<8 where viewer.draw(at: 12 + Double(step)).photo?.outline.x ?? 0 < 0 {
      viewer.happen(.key(.left), at: 12 + Double(step))
    }
    viewer.draw(at: 20)
    return viewer
  }
}
