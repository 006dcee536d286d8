import Testing
import Vitrine

/// The style of a strip is a variable.
@Suite struct StripStyleTests {
  @Test func aStripKeepsItsItemWhenItsStyleChanges() {
    for (old, new) in [
      (CarouselModel.Style.plain, CarouselModel.Style.expanding), (.expanding, .stitched),
    ] {
      var row = StripRig([Double](repeating: 100, count: 12), as: old, options: [.snap: 0])
      row.happen(.select(item: 3, animated: false), at: 1)
      row.draw(at: 1)
      row.model.style = new
      row.draw(at: 5)
      #expect(row.scene.current == 3 || row.scene.target == 3, "\(old) to \(new)")
    }
  }

  @Test func cardsCloseAndGapsOpen() {
    var cards = StripRig.cards()
    cards.happen(.expand(item: 0, isOpen: true, animated: false), at: 1)
    cards.draw(at: 1)
    cards.model.style = .plain
    cards.draw(at: 2)
    #expect(cards.scene.placements.allSatisfy { $0.openness == 0 })

    var photos = StripRig.photos()
    photos.happen(.stitch(true, animated: false), at: 1)
    photos.draw(at: 1)
    #expect(photos.scene.seam == 1)
    photos.model.style = .plain
    photos.draw(at: 2)
    #expect(photos.scene.seam == 0)
  }

  @Test func itemsThatBecomeCardsHaveTheirSizes() {
    let options: [Option: Double] = [.snap: 0, .collapsedSize: 90, .expandedSize: 240]
    var row = StripRig([Double](repeating: 300, count: 5), as: .plain, options: options)
    row.model.style = .expanding
    row.happen(.expand(item: 0, isOpen: true, animated: false), at: 1)
    row.draw(at: 1)
    #expect(row.scene.placements.map { $0.frame.width }.prefix(2) == [240, 90])
  }

  @Test func aPinchEndsWhenTheRowCanNoLongerBeStitched() {
    var row = StripRig.photos(options: [.snap: 0])
    let pinch = { Event.Kind.magnify(Magnify($0, scale: $1, position: Vector(x: 300, y: 150))) }
    row.happen(pinch(.began, 1), at: 1)
    row.happen(pinch(.changed, 0.9), at: 1.05)
    row.model.style = .plain
    row.happen(pinch(.ended, 0.9), at: 1.1)
    row.draw(at: 2)
    #expect(row.happen(.wheel(Wheel(delta: Vector(x: 250, y: 0))), at: 3).claim == .mine)
    row.draw(at: 5)
    #expect(row.scene.current > 0)
  }

  @Test func focusFollowsItsItemInEveryStyle() {
    var row = StripRig.cards()
    row.happen(.focus(item: 2), at: 1)
    row.model.style = .plain
    row.happen(.insert(3, at: 0, extent: 100), at: 2)
    row.model.style = .expanding
    row.happen(.key(.enter), at: 3)
    #expect(row.open == [5])
  }
}
