import Testing

@testable import Vitrine

@Suite struct CarouselLapTests {
  /// Every number of items, wherever the strip is: what is drawn once is drawn as itself.
  @Test(arguments: 1...9) func nothingIsACopyWhileItsItemIsNotDrawn(count: Int) {
    for step in -40...40 {
      var carousel = Self.carousel(of: count)
      var scene = ExhibitScene()
      carousel.handle(Event(at: 0, .wheel(Wheel(delta: Vector(x: Double(step) * 31, y: 0)))))
      carousel.scene(at: 0, into: &scene)
      let originals = scene.placements.filter { $0.lap == 0 }.map(\.item)
      #expect(Set(originals).count == originals.count, "\(count) items, \(step) steps")
      #expect(
        Set(originals) == Set(scene.placements.map(\.item)), "\(count) items, \(step) steps")
    }
  }

  @Test func lessMotionIsNoMotion() {
    var carousel = Self.carousel(of: 5)
    var scene = ExhibitScene()
    carousel.handle(Event(at: 0, .environment(Event.Environment(reducesMotion: true))))
    carousel.handle(Event(at: 1, .step(1)))
    carousel.scene(at: 1, into: &scene)
    #expect(scene.current == 1)
    #expect(!scene.isMoving)
  }

  /// Items of 300 points, 10 apart, of which 1280 points show.
  private static func carousel(of count: Int) -> CarouselModel {
    var carousel = CarouselModel()
    let screen = Dimensions(width: 1280, height: 200)
    let extents = [Double](repeating: 300, count: count)
    for kind: Event.Kind in [
      .option(.loop, 1), .option(.spacing, 10), .viewport(Viewport(screen: screen)),
      .count(count), .extents(extents, first: 0),
    ] { carousel.handle(Event(at: 0, kind)) }
    return carousel
  }
}
