import Testing

@testable import Vitrine

/// Items of different lengths on a circle.
@Suite struct CarouselArcTests {
  private static let lengths: [Double] = [90, 240, 60, 320, 110, 180, 75, 260, 130, 95, 210, 60]

  @Test(arguments: [Effect.cylinder, .wheel])
  func itemsOfDifferentLengthsKeepTheirOrder(effect: Effect) {
    var carousel = CarouselModel()
    let screen = Dimensions(width: 800, height: 200)
    carousel.handle(Event(at: 0, .option(.effect, Double(effect.rawValue))))
    carousel.handle(Event(at: 0, .viewport(Viewport(screen: screen))))
    carousel.handle(Event(at: 0, .count(Self.lengths.count)))
    carousel.handle(Event(at: 0, .extents(Self.lengths, first: 0)))
    for item in Self.lengths.indices {
      carousel.handle(Event(at: 0, .select(item: item, animated: false)))
      var scene = ExhibitScene()
      carousel.scene(at: 0, into: &scene)
      let visible = scene.placements.filter { $0.opacity > 0.01 }.sorted { $0.item < $1.item }
      #expect(visible.count >= 3)
      for (one, next) in zip(visible, visible.dropFirst()) {
        #expect(one.frame.center.x < next.frame.center.x, "\(one.item) on the line \(item)")
      }
    }
  }
}
