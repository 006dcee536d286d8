import Testing
import Vitrine

/// What taps do while a photograph opens, while it is open, and while it closes.
@Suite struct PhotoViewerTapTests {
  private let cell = Vector(x: 60, y: 260)

  @Test(arguments: [0.08, 0.15, 0.3, 0.45])
  func theSecondClickOfADoubleClickThatOpensItIsIgnored(delay: Double) {
    var viewer = ViewerRig()
    viewer.happen(ViewerRig.opening, at: 1)
    viewer.tap(cell, at: 1 + delay)
    viewer.draw(at: 5)
    #expect(viewer.model.isOpen && viewer.scene.photo?.frame == ViewerRig.fit())
  }

  @Test func atOnceButElsewhereATapClosesIt() {
    var viewer = ViewerRig()
    viewer.happen(ViewerRig.opening, at: 1)
    viewer.tap(Vector(x: 300, y: 700), at: 1.2)
    viewer.draw(at: 5)
    #expect(viewer.model.item == nil)
  }

  @Test func halfASecondLaterATapThereClosesItOnceItIsNoDoubleTap() {
    var viewer = ViewerRig()
    viewer.happen(.option(.speed, 0.2), at: 0)
    viewer.happen(ViewerRig.opening, at: 1)
    viewer.tap(cell, at: 1.6)
    #expect(viewer.drawn(at: 1.9).isMoving && viewer.model.isOpen)
    viewer.draw(at: 1.96)
    #expect(!viewer.model.isOpen)
  }

  @Test func aDoubleTapWhileItOpensIsIgnored() {
    var viewer = ViewerRig()
    viewer.happen(.option(.speed, 0.1), at: 0)
    viewer.happen(ViewerRig.opening, at: 1)
    viewer.tap(cell, at: 1.6)
    viewer.tap(cell, at: 1.8)
    viewer.draw(at: 20)
    #expect(viewer.model.isOpen && viewer.scene.photo?.frame == ViewerRig.fit())
  }

  @Test func whileItClosesATapOpensItAgain() {
    var viewer = ViewerRig.open()
    viewer.happen(.key(.escape), at: 6)
    viewer.tap(at: 6.1)
    #expect(viewer.model.isOpen)
  }

  @Test(arguments: [0.08, 0.15, 0.3, 0.45])
  func aDoubleClickOnOneThatClosesOpensItAgainAndLeavesItOpen(delay: Double) {
    var viewer = ViewerRig.open()
    viewer.happen(.key(.escape), at: 6)
    viewer.tap(at: 6.1)
    viewer.tap(at: 6.1 + delay)
    viewer.draw(at: 12)
    #expect(viewer.model.isOpen && viewer.scene.photo?.frame == ViewerRig.fit())
  }

  @Test func anOpenOneClosesAfterTheTimeOfADoubleTap() {
    var viewer = ViewerRig.open()
    viewer.tap(at: 6)
    viewer.draw(at: 6.34)
    #expect(viewer.model.isOpen)
    viewer.draw(at: 6.36)
    #expect(!viewer.model.isOpen)
  }

  @Test func aSecondTapZoomsAboutItsPoint() throws {
    var viewer = ViewerRig.open()
    let point = Vector(x: 250, y: 400)
    let before = try #require(viewer.drawn(at: 6).photo)
    viewer.tap(point, at: 6)
    viewer.tap(point, at: 6.25)
    let after = try #require(viewer.drawn(at: 12).photo)
    #expect(viewer.model.isOpen && after.outline.width > before.outline.width * 2)
    let (old, new) = (before.outline.share(of: point), after.outline.share(of: point))
    #expect(abs(old.x - new.x) < 1e-9)
  }
}

extension Frame {
  /// Where a point is in the frame: 0 at its left or top edge, 1 at the other.
  fileprivate func share(of point: Vector) -> Vector {
    Vector(x: (point.x - x) / width, y: (point.y - y) / height)
  }
}
