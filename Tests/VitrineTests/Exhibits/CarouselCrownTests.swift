import Testing
import Vitrine

/// A digital crown scrolls by items.
@Suite struct CarouselCrownTests {
  private func carousel(
    isVertical: Bool, isRightToLeft: Bool, spacing: Double = 0
  ) -> CarouselModel {
    var carousel = CarouselModel()
    let screen = Viewport(screen: Dimensions(width: 400, height: 300))
    let environment = Event.Environment(isRightToLeft: isRightToLeft)
    for kind in [
      Event.Kind.option(.axis, isVertical ? 1 : 0), .option(.spacing, spacing),
      .environment(environment),
      .viewport(screen), .count(9), .extent(120),
    ] {
      carousel.handle(Event(at: 0, kind))
    }
    return carousel
  }

  @Test(arguments: [false, true], [false, true])
  func aTurnByTwoItemsLeadsToTheItemAfterTheNext(isVertical: Bool, isRightToLeft: Bool) {
    var carousel = carousel(isVertical: isVertical, isRightToLeft: isRightToLeft)
    let wheel = carousel.wheel(scrolling: 2)
    #expect(abs(wheel.delta.x + wheel.delta.y) == 240 && wheel.isFocused)
    carousel.handle(Event(at: 1, .wheel(wheel)))
    var scene = ExhibitScene()
    carousel.scene(at: 4, into: &scene)
    #expect(scene.current == 2)
    carousel.handle(Event(at: 5, .wheel(carousel.wheel(scrolling: -1))))
    carousel.scene(at: 8, into: &scene)
    #expect(scene.current == 1)
  }

  @Test func gapsCountToo() {
    var carousel = carousel(isVertical: false, isRightToLeft: false, spacing: 40)
    let wheel = carousel.wheel(scrolling: 4)
    #expect(wheel.delta.x.magnitude == 640)
    carousel.handle(Event(at: 1, .wheel(wheel)))
    var scene = ExhibitScene()
    carousel.scene(at: 4, into: &scene)
    #expect(scene.current == 4)
  }

  @Test func thereIsNothingToScrollWithoutItems() {
    #expect(CarouselModel().wheel(scrolling: 3).delta == .zero)
  }
}
