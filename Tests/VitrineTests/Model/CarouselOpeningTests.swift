import Testing

@testable import Vitrine

/// A carousel whose items open in a viewer.
@Suite struct CarouselOpeningTests {
  private let row = [Double](repeating: 100, count: 7)
  private let corner = Vector(x: 40, y: 500)

  @Test func anItemFliesFromWhereItIsDrawn() {
    for (loop, axis, isRightToLeft, effect) in Self.kinds {
      var passing = passing([.loop: loop, .axis: axis, .effect: effect], isRightToLeft)
      passing.happen(.step(1), at: 1)
      for time in [1, 1.05, 1.1, 3] {
        passing.look(at: time)
        for placement in passing.scene.placements where placement.lap == 0 {
          let drawn = placement.frame.moved(by: passing.scene.offset)
          guard isSeen(drawn) else { continue }
          let source = passing.model.source(of: placement.item)
          #expect(source?.frame.isNear(drawn.moved(by: corner)) == true)
        }
      }
    }
  }

  @Test func anItemOutOfSightHasNoPlace() {
    let passing = passing([:])
    #expect(passing.model.source(of: 6) == nil)
    #expect(passing.model.source(of: 7) == nil && passing.model.source(of: -1) == nil)
    #expect(CarouselModel().source(of: 0) == nil)
    #expect(passing.model.source(of: 0) != nil)
  }

  @Test func theOpenItemIsOnTheLineAndItsPlaceIsEmpty() {
    var passing = passing([.loop: 1])
    passing.happen(.open(item: 4, ratio: 1.5, animated: true), at: 1)
    passing.look(at: 1)
    #expect(passing.start(of: 4) == 100)
    #expect(passing.scene.placements.filter { $0.opacity == 0 }.map(\.item) == [4])
    passing.happen(.close(animated: true), at: 2)
    passing.look(at: 2)
    #expect(passing.scene.placements.allSatisfy { $0.opacity == 1 })
  }

  @Test func whatOpensIsTheItemInTheMiddleAndNotItsCopy() {
    for count in 1...4 {
      for item in 0..<count {
        for steps in -5...5 {
          var passing = Passing([Double](repeating: 100, count: count), options: [.loop: 1])
          passing.happen(.viewport(viewport(width: 700)), at: 0)
          for step in 0..<abs(steps) { passing.happen(.step(steps.signum()), at: Double(step)) }
          passing.happen(.open(item: item, ratio: 1.5, animated: true), at: 20)
          passing.look(at: 30)
          #expect(passing.start(of: item) == 300, "\(item) of \(count) after \(steps)")
        }
      }
    }
  }

  @Test func anItemOnItsWayGoesOnWhenItOpens() {
    var passing = passing([.loop: 1])
    passing.happen(.select(item: 1, animated: true), at: 1)
    let place = passing.place(at: 1.1)
    passing.happen(.open(item: 1, ratio: 1, animated: true), at: 1.1)
    #expect(passing.place(at: 1.1) == place && passing.velocity(at: 1.1) > 0)
  }

  @Test func aPictureStaysWithItsItem() {
    let picture = Source(frame: Frame(x: 150, y: 510, width: 80, height: 90), radii: .init(6))
    for effect in [0.0, 1] {
      var passing = passing([.effect: effect])
      passing.happen(.open(item: 2, ratio: 1, animated: false), at: 1)
      passing.happen(.source(picture), at: 1)
      let told = passing.model.source(of: 2)
      #expect(told?.frame.isNear(picture.frame) == true && told?.radii == picture.radii)
      passing.happen(.viewport(viewport(width: 500)), at: 2)
      #expect(
        passing.model.source(of: 2)?.frame.isNear(picture.frame.moved(by: Vector(x: 100, y: 0)))
          == true)
      passing.happen(.source(nil), at: 3)
      #expect(passing.model.source(of: 2)?.frame.height == 300 * (effect == 1 ? 1.2 : 1))
    }
  }

  @Test func aPictureThatIsNoneIsTheWholeItem() {
    for frame in [
      Frame(x: .nan, y: 0, width: 1, height: 1), Frame(x: 0, y: 0, width: 0, height: 9),
    ] {
      var passing = passing([:])
      passing.happen(.source(Source(frame: frame)), at: 1)
      passing.happen(.open(item: 0, ratio: 1, animated: false), at: 1)
      passing.happen(.source(Source(frame: frame)), at: 1)
      #expect(passing.model.source(of: 0)?.frame == Frame(x: 140, y: 500, width: 100, height: 300))
    }
  }

  @Test func theOpenItemIsTheSameWhenOthersComeAndGo() {
    var passing = passing([:])
    passing.happen(.open(item: 2, ratio: 1, animated: false), at: 1)
    for (edit, item) in [
      (Event.Kind.insert(2, at: 0, extent: 100), 4), (.remove(0..<1), 3), (.remove(5..<6), 3),
      (.extents([50], first: 0), 3), (.count(7), 3),
    ] {
      passing.happen(edit, at: 1)
      passing.look(at: 1)
      #expect(passing.scene.placements.filter { $0.opacity == 0 }.map(\.item) == [item])
      #expect(passing.start(of: item) == 100)
    }
    passing.happen(.remove(3..<4), at: 1)
    #expect(!passing.model.isOpen)
    passing.happen(.open(item: 3, ratio: 1, animated: false), at: 1)
    passing.happen(.count(0), at: 1)
    #expect(!passing.model.isOpen)
  }

  @Test func nothingOpensThatIsNotThere() {
    var passing = passing([:])
    for item in [-1, 7, .max] {
      passing.happen(.open(item: item, ratio: 1, animated: true), at: 1)
      #expect(!passing.model.isOpen)
    }
  }

  @Test func itStaysWhileSomethingIsOpen() {
    var passing = passing([.loop: 1, .autoplay: 1000])
    passing.happen(.open(item: 0, ratio: 1, animated: true), at: 0.5)
    passing.look(at: 9)
    #expect(passing.changes.isEmpty && passing.scene.wakeAt == nil)
    passing.happen(.close(animated: true), at: 9)
    passing.look(at: 10.5)
    #expect(passing.changes == [1])
  }

  private func passing(_ options: [Option: Double], _ isRightToLeft: Bool = false) -> Passing {
    var passing = Passing(row, options: options, isRightToLeft: isRightToLeft)
    passing.happen(.viewport(viewport(width: 300)), at: 0)
    return passing
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
