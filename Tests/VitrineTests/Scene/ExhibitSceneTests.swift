import Testing

@testable import Vitrine

@Suite struct ExhibitSceneTests {
  @Test func aClearedSceneIsANewOneWithTheOldRoom() {
    var scene = ExhibitScene.withoutDefaults
    scene.placements = (0..<100).map { Placement(item: $0, frame: .zero) }
    let kept = Set(storedNumbers(of: scene).keys).subtracting(difference(scene, ExhibitScene()))
    #expect(kept.isEmpty, "ExhibitScene.storedNumbers has no change of them")
    scene.clear()
    #expect(difference(scene, ExhibitScene()).isEmpty)
    #expect(scene == ExhibitScene())
    #expect(scene.placements.capacity >= 100)
  }

  @Test func eachNumberOfASceneMakesItAnother() {
    for number in ExhibitScene.storedNumbers {
      var scene = ExhibitScene()
      number.change(&scene)
      #expect(difference(scene, ExhibitScene()) == [number.name])
      #expect(scene != ExhibitScene(), "\(number.name)")
    }
  }
}
