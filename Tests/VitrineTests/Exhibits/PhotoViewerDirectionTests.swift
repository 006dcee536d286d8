import Testing
import Vitrine

/// The direction of writing changes while the row of pages moves.
@Suite struct PhotoViewerDirectionTests {
  @Test(arguments: [false, true])
  func aSlideEndsAsItBegan(isRightToLeft: Bool) {
    var viewer = ViewerRig.row(isRightToLeft: isRightToLeft)
    viewer.happen(.step(1), at: 10)
    viewer.expectSteady(isRightToLeft: !isRightToLeft, at: 10.1)
    viewer.draw(at: 12)
    #expect(viewer.scene.photosInView.map(\.item) == [8])
    viewer.expectTheNext(isRightToLeft: !isRightToLeft)
  }

  @Test func aDraggedRowStaysUnderTheFinger() {
    var viewer = ViewerRig.row()
    viewer.touch(.down, 300, 422, at: 10)
    for step in 1...8 {
      viewer.touch(.move, 300 - Double(step) * 12, 422, at: 10 + Double(step) * 0.02)
    }
    viewer.expectSteady(isRightToLeft: true, at: 10.2)
    #expect(viewer.scene.photosInView.map(\.item).sorted() == [7, 8])
    // The photograph that is in view on the right is the one to which a flick to the left leads.
    for step in 9...16 {
      viewer.touch(.move, 300 - Double(step) * 12, 422, at: 10.05 + Double(step) * 0.02)
    }
    viewer.touch(.up, 108, 422, at: 10.375)
    viewer.draw(at: 13)
    #expect(viewer.scene.target == 8 && viewer.scene.photosInView.map(\.item) == [8])
  }

  @Test func aPageWithoutAPhotographReturns() {
    var viewer = ViewerRig.row()
    viewer.happen(.wheel(Wheel(delta: Vector(x: 60, y: 0))), at: 10)
    viewer.expectSteady(isRightToLeft: true, at: 10.05)
    viewer.happen(.wheel(Wheel(delta: Vector(x: -200, y: 0))), at: 10.06)
    viewer.draw(at: 10.4)
    viewer.draw(at: 13)
    #expect(viewer.scene.photosInView.map(\.item) == [viewer.scene.target])
    #expect(viewer.scene.photo?.outline.center.x == 195)
  }
}

extension Rig where Model == PhotoViewerModel {
  fileprivate mutating func expectSteady(
    isRightToLeft: Bool, at time: Double, _ location: SourceLocation = #_sourceLocation
  ) {
    let before = Dictionary(
      uniqueKeysWithValues: draw(at: time).photosInView.map { ($0.item, $0.frame) })
    #expect(before.count == 2, sourceLocation: location)
    happen(.environment(Event.Environment(isRightToLeft: isRightToLeft)), at: time)
    let after = Dictionary(
      uniqueKeysWithValues: draw(at: time).photosInView.map { ($0.item, $0.frame) })
    #expect(before == after, sourceLocation: location)
  }

  /// After a rest, the next photograph is on the side of the new direction.
  fileprivate mutating func expectTheNext(
    isRightToLeft: Bool, _ location: SourceLocation = #_sourceLocation
  ) {
    let target = scene.target
    happen(.step(1), at: 14)
    let next = draw(at: 14).placements.first { $0.item == target + 1 }
    #expect(
      near(next?.frame.center.x, isRightToLeft ? 195 - 410 : 195 + 410), sourceLocation: location)
  }
}
