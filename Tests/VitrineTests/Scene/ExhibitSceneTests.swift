import Testing

@testable import Vitrine

@Suite struct ExhibitSceneTests {
  @Test func clearedItIsANewOneWithTheOldRoom() {
    var scene = ExhibitScene()
    scene.placements = (0..<100).map { Placement(item: $0, frame: .zero) }
    (scene.veil, scene.ground, scene.chrome) = (0.5, 0.5, 0.5)
    (scene.wanted, scene.isMoving, scene.wakeAt) = (3..<9, true, 4)
    scene.extent = Dimensions(width: 3, height: 4)
    scene.clear()
    #expect(scene == ExhibitScene())
    #expect(scene.placements.capacity >= 100)
  }
}
