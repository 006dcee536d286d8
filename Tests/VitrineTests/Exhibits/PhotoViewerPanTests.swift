import Testing
import Vitrine

/// Drags, keys and wheels pan a zoomed photograph.
@Suite struct PhotoViewerPanTests {
  private let middle = ViewerRig.middle

  @Test func zoomedADragPansAndRunsOut() {
    var rig = ViewerRig.zoomed()
    let before = rig.outline
    rig.drag(from: middle, to: middle + Vector(x: -100, y: 0), starting: 10, during: 0.1)
    rig.draw(at: 10.1)
    #expect(agree(rig.outline.x, before.x - 90, within: 1e-9))
    rig.touch(.up, 95, 422, at: 10.1)
    rig.happen(.viewport(Viewport(screen: ViewerRig.screen)), at: 10.11)
    rig.draw(at: 14)
    #expect(rig.outline.x < before.x - 300 && rig.outline.maxX >= 390)
    #expect(rig.signals == [.settle(item: 7, isOpen: true)])
  }

  @Test func atItsEdgeItIsHeldBackAndOnlyTheNextDragTurnsThePage() {
    var rig = ViewerRig.zoomed()
    rig.drag(from: middle, to: middle + Vector(x: -900, y: 0), starting: 10, during: 0.5)
    rig.draw(at: 10.5)
    #expect(rig.outline.maxX < 390 && rig.outline.maxX > 100 && rig.scene.position == 7)
    rig.touch(.up, -705, 422, at: 10.8)
    rig.draw(at: 13)
    #expect(agree(rig.outline.maxX, 390, within: 1e-9) && rig.scene.target == 7)
    rig.drag(from: middle, to: middle + Vector(x: -100, y: 0), starting: 14, during: 0.1)
    rig.draw(at: 14.1)
    #expect(agree(rig.scene.position, 7 + 90.0 / 410, within: 1e-9))
    rig.touch(.up, 95, 422, at: 14.1)
    rig.draw(at: 17)
    #expect(rig.scene.current == 8 && rig.zoom == 1)
  }

  @Test func zoomedItIsNotDraggedAway() {
    var rig = ViewerRig.zoomed()
    rig.drag(from: middle, to: middle + Vector(x: 0, y: 300), starting: 10, during: 0.2)
    rig.draw(at: 10.2)
    #expect(rig.scene.backdrop == 1)
    rig.touch(.up, 195, 722, at: 10.2)
    rig.draw(at: 13)
    #expect(agree(rig.outline.y, 0, within: 1e-9) && rig.model.isOpen)
  }

  @Test func keysZoomAndArrowsPanFirst() {
    var rig = ViewerRig.open(count: 12)
    rig.happen(.key(.zoomIn), at: 6)
    rig.draw(at: 8)
    #expect(rig.outline.width == 780)
    for _ in 0..<2 { rig.happen(.key(.right), at: 8) }
    rig.draw(at: 10)
    #expect(rig.outline.maxX == 390 && rig.scene.target == 7)
    rig.happen(.key(.right), at: 10)
    rig.draw(at: 12)
    #expect(rig.scene.target == 8)
    rig.happen(.key(.zoomIn), at: 12)
    rig.happen(.key(.zoomFit), at: 12.1)
    rig.draw(at: 14)
    #expect(rig.outline == ViewerRig.fit(ratio: 1))
  }

  @Test func aWheelWithControlZoomsAboutThePointerAndTheWheelAlonePans() {
    var rig = ViewerRig.open(count: 12)
    for step in 0..<7 {
      let turn = Magnify(.wheel, scale: 1.2, position: Vector(x: 195, y: 422))
      rig.happen(.magnify(turn), at: 6 + Double(step) / 60)
    }
    rig.draw(at: 8)
    #expect(agree(rig.outline.width, 390 * 3.5831808, within: 1e-6))
    let before = rig.outline
    rig.happen(.wheel(Wheel(delta: Vector(x: 30, y: 20))), at: 9)
    rig.draw(at: 9)
    #expect(rig.outline.isNear(before.moved(by: Vector(x: -30, y: -20))))
  }

  @Test func aWheelThatPansSettlesOnceItIsSilent() {
    var rig = ViewerRig.zoomed()
    for step in 0..<6 {
      let time = 10 + Double(step) / 60
      rig.happen(.wheel(Wheel(delta: Vector(x: 20, y: 0))), at: time)
      rig.draw(at: time)
    }
    #expect(rig.signals.isEmpty)
    rig.draw(at: 12)
    #expect(rig.signals == [.settle(item: 7, isOpen: true)])
  }

  @Test func aWheelAtTheEdgeDoesNothing() {
    var rig = ViewerRig.zoomed()
    for time in [10, 11, 12.0] {
      rig.happen(.wheel(Wheel(delta: Vector(x: 5000, y: 0))), at: time)
      rig.draw(at: time + 0.9)
    }
    #expect(rig.signals == [.settle(item: 7, isOpen: true)])
  }
}
