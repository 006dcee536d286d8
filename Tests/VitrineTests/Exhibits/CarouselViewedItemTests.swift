import Testing
import Vitrine

/// A carousel whose items open in a viewer.
@Suite struct CarouselViewedItemTests {
  private let row = [Double](repeating: 100, count: 7)
  private let corner = Vector(x: 40, y: 500)

  @Test func anItemFliesFromWhereItIsDrawn() {
    for (loop, axis, isRightToLeft, effect) in Self.kinds {
      var carousel = carousel([.loop: loop, .axis: axis, .effect: effect], isRightToLeft)
      carousel.happen(.step(1), at: 1)
      for time in [1, 1.05, 1.1, 3] {
        carousel.draw(at: time)
        for placement in carousel.scene.placements where placement.lap == 0 {
          let drawn = placement.frame.moved(by: carousel.scene.offset)
          guard isSeen(drawn) else { continue }
          let source = carousel.source(of: placement.item)
          #expect(source?.frame.isNear(drawn.moved(by: corner)) == true)
        }
      }
    }
  }

  /// A flight can follow a strip that moves, and cards that open, without a scene being drawn.
  @Test(arguments: [true, false])
  func theFrameOfALaterTimeIsTheOneDrawnThen(hasCards: Bool) throws {
    var row = hasCards ? StripRig.cards() : carousel([.loop: 1])
    row.draw(at: 1)
    row.happen(hasCards ? .expand(item: 2, isOpen: true, animated: true) : .step(1), at: 1)
    let (asked, untouched) = (row, row.drawn(at: 1))
    for time in [1.05, 1.1, 1.2, 3] {
      let scene = asked.drawn(at: time)
      for placement in scene.placements where placement.lap == 0 {
        var model = row.model
        guard let source = model.source(of: placement.item, at: time) else { continue }
        let drawn = placement.frame.moved(by: scene.offset).moved(by: hasCards ? .zero : corner)
        #expect(source.frame.isNear(drawn), "\(placement.item) at \(time)")
        row.model = model
      }
    }
    #expect(row.drawn(at: 1) == untouched, "to ask changes nothing")
    #expect(row.source(of: 1) != nil)
  }

  @Test func anItemOutOfSightHasNoPlace() {
    let carousel = carousel([:])
    #expect(carousel.source(of: 6) == nil)
    #expect(carousel.source(of: 7) == nil && carousel.source(of: -1) == nil)
    var empty = CarouselModel()
    #expect(empty.source(of: 0, at: 0) == nil)
    #expect(carousel.source(of: 0) != nil)
  }

  @Test func theOpenItemIsOnTheLineAndItsPlaceIsEmpty() {
    var carousel = carousel([.loop: 1])
    carousel.happen(.viewed(item: 4), at: 1)
    carousel.draw(at: 1)
    #expect(carousel.start(of: 4) == 100)
    #expect(carousel.scene.placements.filter { $0.opacity == 0 }.map(\.item) == [4])
    carousel.happen(.viewed(item: nil), at: 2)
    carousel.draw(at: 2)
    #expect(carousel.scene.placements.allSatisfy { $0.opacity == 1 })
  }

  @Test func withReducedMotionNoPlaceIsEmpty() {
    var carousel = carousel([.loop: 1])
    carousel.happen(.environment(Event.Environment(reducesMotion: true)), at: 1)
    carousel.happen(.viewed(item: 4), at: 1)
    #expect(carousel.draw(at: 1).placements.allSatisfy { $0.opacity == 1 })
  }

  @Test func whatOpensIsTheItemInTheMiddleAndNotItsCopy() {
    for count in 1...4 {
      for item in 0..<count {
        for steps in -5...5 {
          var carousel = StripRig([Double](repeating: 100, count: count), options: [.loop: 1])
          carousel.happen(.viewport(viewport(width: 700)), at: 0)
          for step in 0..<abs(steps) { carousel.happen(.step(steps.signum()), at: Double(step)) }
          carousel.happen(.viewed(item: item), at: 20)
          carousel.draw(at: 30)
          #expect(carousel.start(of: item) == 300, "\(item) of \(count) after \(steps)")
        }
      }
    }
  }

  @Test func anItemOnItsWayGoesOnWhenItOpens() {
    var carousel = carousel([.loop: 1])
    carousel.happen(.select(item: 1, animated: true), at: 1)
    let place = carousel.scrollOffset(at: 1.1)
    carousel.happen(.viewed(item: 1), at: 1.1)
    #expect(carousel.scrollOffset(at: 1.1) == place && carousel.velocity(at: 1.1) > 0)
  }

  @Test func aVisibleItemThatOpensGoesToTheLineFromWhereItIs() {
    var carousel = carousel([:])
    let start = carousel.start(of: 1)
    carousel.happen(.viewed(item: 1), at: 1)
    carousel.draw(at: 1)
    #expect(carousel.start(of: 1) == start)
    carousel.draw(at: 3)
    #expect(carousel.start(of: 1) == 100)
    // The next photograph of the viewer covers the strip.
    carousel.happen(.viewed(item: 2), at: 3)
    carousel.draw(at: 3)
    #expect(carousel.start(of: 2) == 100)
  }

  @Test func aPictureStaysWithItsItem() {
    let picture = Source(frame: Frame(x: 150, y: 510, width: 80, height: 90), radii: .init(6))
    for effect in [0.0, 1] {
      var carousel = carousel([.effect: effect])
      carousel.happen(.viewed(item: 2), at: 1)
      carousel.happen(.source(picture), at: 1)
      let told = carousel.source(of: 2)
      #expect(told?.frame.isNear(picture.frame) == true && told?.radii == picture.radii)
      carousel.happen(.viewport(viewport(width: 500)), at: 2)
      #expect(
        carousel.source(of: 2)?.frame.isNear(picture.frame.moved(by: Vector(x: 100, y: 0)))
          == true)
      carousel.happen(.source(nil), at: 3)
      #expect(carousel.source(of: 2)?.frame.height == 300 * (effect == 1 ? 1.2 : 1))
    }
  }

  @Test func aPictureThatIsNoneIsTheWholeItem() {
    for frame in [
      Frame(x: .nan, y: 0, width: 1, height: 1), Frame(x: 0, y: 0, width: 0, height: 9),
    ] {
      var carousel = carousel([:])
      carousel.happen(.source(Source(frame: frame)), at: 1)
      carousel.happen(.viewed(item: 0), at: 1)
      carousel.happen(.source(Source(frame: frame)), at: 1)
      #expect(carousel.source(of: 0)?.frame == Frame(x: 140, y: 500, width: 100, height: 300))
    }
  }

  @Test func theOpenItemIsTheSameWhenOthersComeAndGo() {
    var carousel = carousel([:])
    carousel.happen(.viewed(item: 2), at: 1)
    for (edit, item) in [
      (Event.Kind.insert(2, at: 0, extent: 100), 4), (.remove(0..<1), 3), (.remove(5..<6), 3),
      (.extents([50], first: 0), 3), (.count(7), 3),
    ] {
      carousel.happen(edit, at: 1)
      carousel.draw(at: 1)
      #expect(carousel.scene.placements.filter { $0.opacity == 0 }.map(\.item) == [item])
      #expect(carousel.start(of: item) == 100)
    }
    carousel.happen(.remove(3..<4), at: 1)
    #expect(carousel.draw(at: 1).placements.allSatisfy { $0.opacity == 1 })
    carousel.happen(.viewed(item: 3), at: 1)
    carousel.happen(.count(0), at: 1)
    carousel.happen(.count(7), at: 1)
    #expect(carousel.draw(at: 1).placements.allSatisfy { $0.opacity == 1 })
  }

  @Test func nothingOpensThatIsNotThere() {
    var carousel = carousel([:])
    for item in [-1, 7, .max] {
      carousel.happen(.viewed(item: item), at: 1)
      #expect(carousel.draw(at: 1).placements.allSatisfy { $0.opacity == 1 })
    }
  }

  @Test func itStaysWhileSomethingIsOpen() {
    var carousel = carousel([.loop: 1, .autoplay: 1000])
    carousel.happen(.viewed(item: 0), at: 0.5)
    carousel.draw(at: 9)
    #expect(carousel.changes.isEmpty && carousel.scene.wakeAt == nil)
    carousel.happen(.viewed(item: nil), at: 9)
    carousel.draw(at: 10.5)
    #expect(carousel.changes == [1])
  }

  private func carousel(_ options: [Option: Double], _ isRightToLeft: Bool = false) -> StripRig {
    var carousel = StripRig(row, options: options, isRightToLeft: isRightToLeft)
    carousel.happen(.viewport(viewport(width: 300)), at: 0)
    return carousel
  }

  private func viewport(width: Double) -> Viewport {
    Viewport(
      dimensions: Dimensions(width: width, height: 300), origin: corner,
      window: Frame(x: 0, y: 0, width: width, height: 300))
  }

  private func isSeen(_ frame: Frame) -> Bool {
    frame.maxX > 1 && frame.maxY > 1 && frame.x < 299 && frame.y < 299
  }

  /// Loop, axis, writing direction and effect in every combination.
  private static let kinds: [(Double, Double, Bool, Double)] =
    [0.0, 1].flatMap { loop in
      [0.0, 1].flatMap { axis in
        [false, true].flatMap { isRightToLeft in
          [0.0, 1].map { (loop, axis, isRightToLeft, $0) }
        }
      }
    }
}

extension Frame {
  fileprivate func isNear(_ other: Frame) -> Bool {
    abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9
      && abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
  }
}
