import Testing
import Vitrine

/// Zooming and changing pages keep the rest of the viewer's state.
@Suite struct PhotoViewerStateTests {
  @Test func pinchedPastItsLimitsItGoesBackAboutTheMiddleOfThePinch() throws {
    var rig = ViewerRig.open()
    let middle = Vector(x: 230, y: 410)
    rig.touch(.down, middle - Vector(x: 20, y: 0), at: 6)
    rig.touch(.down, middle + Vector(x: 20, y: 0), finger: 2, at: 6)
    for step in 1...20 {
      let reach = Vector(x: 20 + 7 * Double(step), y: 0)
      rig.touch(.move, middle - reach, at: 6 + Double(step) / 100)
      rig.touch(.move, middle + reach, finger: 2, at: 6 + Double(step) / 100)
    }
    let held = try #require(rig.drawn(at: 6.2).photo).outline
    #expect(held.width > 390 * 4)
    rig.touch(.up, middle - Vector(x: 160, y: 0), at: 6.21)
    rig.touch(.up, middle + Vector(x: 160, y: 0), finger: 2, at: 6.22)
    let rest = try #require(rig.drawn(at: 9).photo).outline
    let expected = held.scaled(by: 390 * 4 / held.width, about: middle)
    #expect(rest.isNear(expected, within: 1e-6), "\(rest), not \(expected)")
  }

  @Test func aZoomedPhotographThatLeavesDoesNotVanishInView() {
    var rig = ViewerRig.open(count: 12)
    rig.happen(.key(.zoomIn), at: 6)
    rig.happen(.key(.zoomIn), at: 7)
    rig.draw(at: 8)
    rig.happen(.step(1), at: 8)
    var last = Frame.zero
    for frame in 0...240 {
      let scene = rig.draw(at: 8 + Double(frame) / 120)
      let now = scene.placements.first { $0.item == 7 }?.frame ?? .zero
      #expect(now.maxX > 0 || last.maxX < 60, "it vanishes from \(last)")
      last = now
    }
    #expect(last.maxX <= 0)
  }

  @Test(arguments: [
    Event.Kind.step(1), .key(.zoomIn), .wheel(Wheel(delta: Vector(x: 80, y: 0))),
    .magnify(Magnify(.began, scale: 1.5, position: ViewerRig.middle)),
  ])
  func aTapThatSomethingElseFollowsDoesNotCloseIt(next: Event.Kind) {
    var rig = ViewerRig.open(count: 12)
    rig.tap(at: 6)
    rig.happen(next, at: 6.1)
    rig.draw(at: 8)
    #expect(rig.model.isOpen)
  }
}
