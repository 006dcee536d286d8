import Testing
import Vitrine

/// Changes of the layout keep the current item in place: at rest, during a motion, and during a drag, where it is the touched
/// item.
@Suite(.serialized) struct CarouselRelayoutTests {
  enum State: CaseIterable {
    case resting, settling, held
  }

  /// Five items of 100 points, the third in the middle or nearest to it, whatever the state.
  private func carousel(in state: State, loops: Bool) -> StripRig {
    var carousel = StripRig([100, 100, 100, 100, 100], options: [.loop: loops ? 1 : 0])
    carousel.happen(.select(item: 2, animated: false), at: 1)
    carousel.draw(at: 1)
    switch state {
    case .resting: break
    case .settling: carousel.flick(from: 180, to: 140, starting: 2, during: 0.08)
    case .held: carousel.drag(from: 180, to: 140, starting: 2, during: 0.08)
    }
    carousel.draw(at: 2.1)
    return carousel
  }

  private func each(_ body: (StripRig, State, Comment) -> Void) {
    for state in State.allCases {
      for loops in [true, false] {
        body(carousel(in: state, loops: loops), state, "\(state), \(loops ? "looping" : "ending")")
      }
    }
  }

  @Test func itemsThatComeOrGoElsewhereMoveNothing() {
    each { before, _, situation in
      let edits: [(Event.Kind, Int)] = [
        (.insert(3, at: 0, extent: 100), 5), (.insert(1, at: 2, extent: 40), 3),
        (.insert(2, at: 3, extent: 300), 2), (.remove(0..<2), 0), (.remove(4..<5), 2),
        (.count(9), 2), (.extents([10, 240], first: 0), 2),
        (.extents([75, 0], first: 3), 2),
      ]
      for (edit, item) in edits {
        var after = before
        after.happen(edit, at: 2.1)
        after.draw(at: 2.1)
        #expect(near(after.start(of: item), before.start(of: 2)), "\(situation): \(edit)")
        #expect(
          near(after.velocity(at: 2.1), before.velocity(at: 2.1), within: 1e-3),
          "\(situation): \(edit)"
        )
        let ids = before.record.items.ids
        let moved = before.changes.map { after.record.items.ids.firstIndex(of: ids[$0]) ?? -1 }
        #expect(after.changes == moved, "\(situation): \(edit)")
      }
    }
  }

  /// Whichever items go past others, the one looked at too.
  @Test func reorderingMovesNothingThatIsLookedAt() {
    each { before, _, situation in
      for range in [0..<1, 1..<2, 2..<3, 4..<5, 0..<2, 1..<4, 3..<5] {
        for place in 0...5 - range.count {
          var (after, order) = (before, Array(0..<5))
          let moved = Array(order[range])
          order.removeSubrange(range)
          order.insert(contentsOf: moved, at: place)
          after.happen(.move(range, to: place), at: 2.1)
          after.draw(at: 2.1)
          let item = order.firstIndex(of: 2) ?? -1
          #expect(
            near(after.start(of: item), before.start(of: 2)), "\(situation): \(range) to \(place)")
          #expect(
            near(after.velocity(at: 2.1), before.velocity(at: 2.1), within: 1e-3),
            "\(situation): \(range)")
          let target = order.firstIndex(of: before.scene.target)
          #expect(after.scene.target == target, "\(situation): \(range) to \(place)")
        }
      }
    }
  }

  @Test func whereTheItemLookedAtIsGoneTheNextTakesItsPlace() {
    each { before, state, situation in
      var after = before
      after.happen(.remove(2..<3), at: 2.1)
      after.draw(at: 2.1)
      #expect(near(after.start(of: 2), before.start(of: 2)), situation)
      if state == .resting { #expect(after.scene.current == 2 && after.scene.target == 2) }
    }
  }

  @Test func aResizeKeepsTheItemAtTheSameDistanceFromTheLine() {
    each { before, _, situation in
      for width in [80.0, 211, 1000] {
        var after = before
        after.happen(.viewport(Viewport(screen: Dimensions(width: width, height: 90))), at: 2.1)
        after.draw(at: 2.1)
        let shift = (width - 300) / 2
        #expect(
          near(after.start(of: 2), (before.start(of: 2) ?? 0) + shift), "\(situation): \(width)")
        #expect(after.scene.current == before.scene.current, "\(situation): \(width)")
      }
    }
  }

  @Test func aResizeOfEverythingKeepsWhichShareOfTheItemIsOnTheLine() {
    each { before, state, situation in
      guard state != .held else { return }
      for extent in [30.0, 250] {
        var after = before
        after.happen(.viewport(Viewport(screen: Dimensions(width: 777, height: 90))), at: 2.1)
        after.happen(.extent(extent), at: 2.1)
        after.draw(at: 2.1)
        #expect(near(after.scene.position, before.scene.position), "\(situation): \(extent)")
        #expect(after.scene.current == before.scene.current, "\(situation): \(extent)")
      }
    }
  }

  /// The third item is taken hold of 80 points into it and drawn from 70 on: 150 points from the start.
  @Test func whatTheFingerTouchesStaysUnderIt() {
    each { before, state, situation in
      guard state == .held else { return }
      for extent in [30.0, 250] {
        var after = before
        after.happen(.extent(extent), at: 2.1)
        after.draw(at: 2.1)
        #expect(near(after.start(of: 2), 150 - 0.8 * extent), "\(situation): \(extent)")
      }
    }
  }

  /// The line is on the third item, the finger on the fourth, which is the one that stays.
  @Test func theItemUnderTheFingerStaysAlsoWhereAnotherIsOnTheLine() {
    for loops in [0.0, 1] {
      for edit: Event.Kind in [
        .insert(2, at: 3, extent: 300), .insert(1, at: 0, extent: 40), .remove(2..<3),
        .extents([240, 10], first: 1),
      ] {
        var carousel = StripRig([100, 100, 100, 100, 100], options: [.loop: loops])
        carousel.happen(.select(item: 2, animated: false), at: 1)
        carousel.drag(from: 250, to: 200, starting: 2, during: 0.1)
        carousel.draw(at: 2.1)
        let before = carousel.start(of: 3)
        carousel.happen(edit, at: 2.1)
        carousel.draw(at: 2.1)
        let item = carousel.record.items.ids.firstIndex(of: 3) ?? -1
        #expect(near(carousel.start(of: item), before), "\(edit)")
        carousel.touch(.move, 190, at: 2.12)
        carousel.draw(at: 2.12)
        #expect(near(carousel.start(of: item), before.map { $0 - 10 }), "\(edit)")
      }
    }
  }

  @Test func thereAndBackIsAsIfNothingHadBeen() {
    each { before, _, situation in
      var after = before
      for (width, extent) in [(140.0, 47.0), (900, 288), (300, 100)] {
        after.happen(.viewport(Viewport(screen: Dimensions(width: width, height: 90))), at: 2.1)
        after.happen(.extent(extent), at: 2.1)
      }
      after.happen(.viewport(Viewport(screen: Dimensions(width: 300, height: 300))), at: 2.1)
      for time in [2.1, 2.2, 5] {
        var before = before
        let (one, other) = (before.draw(at: time), after.draw(at: time))
        #expect(one.placements.map(\.item) == other.placements.map(\.item), situation)
        for item in 0..<5 {
          #expect(near(after.start(of: item), before.start(of: item)), situation)
        }
      }
    }
  }

  @Test func afterwardsItGoesOnToTheItemItWasGoingTo() {
    for loops in [true, false] {
      var carousel = carousel(in: .settling, loops: loops)
      let target = carousel.scene.target
      carousel.happen(.insert(2, at: 0, extent: 70), at: 2.1)
      carousel.happen(.viewport(Viewport(screen: Dimensions(width: 500, height: 90))), at: 2.12)
      carousel.draw(at: 8)
      #expect(carousel.scene.current == target + 2 && carousel.settled.last == target + 2)
      #expect(near(carousel.start(of: target + 2), 200))
    }
  }

  @Test func theHandGoesOnWhereItWas() {
    for loops in [true, false] {
      var carousel = carousel(in: .held, loops: loops)
      carousel.happen(.viewport(Viewport(screen: Dimensions(width: 500, height: 90))), at: 2.1)
      let start = carousel.draw(at: 2.1).offset.x
      carousel.touch(.move, 130, at: 2.11)
      #expect(near(carousel.draw(at: 2.11).offset.x, start - 10))
    }
  }

  @Test func aPlaceWithoutRoomIsWholeOnceItGetsSome() {
    var carousel = StripRig([100, 100, 100], options: [.loop: 1], viewport: .zero)
    #expect(carousel.scene.placements.isEmpty)
    carousel.happen(.step(1), at: 1)
    carousel.draw(at: 2)
    carousel.happen(.viewport(Viewport(screen: Dimensions(width: 300, height: 200))), at: 3)
    carousel.draw(at: 3)
    #expect(carousel.start(of: 1) == 100 && carousel.scene.current == 1)
  }

  @Test func itGlidesOnAndStopsWhereTheEndsAre() {
    var carousel = StripRig([Double](repeating: 100, count: 30), options: [.snap: 2])
    carousel.flick(from: 250, to: 50, starting: 1, during: 0.1)
    let end = carousel.scrollOffset(at: 30)
    carousel.happen(.viewport(Viewport(screen: Dimensions(width: 400, height: 300))), at: 1.2)
    #expect(near(carousel.scrollOffset(at: 30), end))
    carousel.happen(.count(4), at: 1.3)
    carousel.draw(at: 9)
    #expect(carousel.scrollOffset(at: 9) == 300 && carousel.scene.current == 3)
  }

  @Test func whatRestsAnywhereFindsAnItemOnceItMust() {
    var carousel = StripRig([100, 100, 100, 100], options: [.snap: 2])
    carousel.happen(.wheel(Wheel(delta: Vector(x: 130, y: 0))), at: 1)
    carousel.draw(at: 3)
    #expect(carousel.scrollOffset(at: 3) == 130 && !carousel.scene.isMoving)
    carousel.happen(.option(.snap, 0), at: 3)
    #expect(carousel.scrollOffset(at: 3) == 130)
    carousel.draw(at: 6)
    #expect(carousel.scrollOffset(at: 6) == 100)
  }

  @Test func aLengthThatComesBeforeTheItemsIsTheirs() {
    var carousel = StripRig([])
    carousel.happen(.extent(120), at: 1)
    for count in [5, 0, 5] { carousel.happen(.count(count), at: 2) }
    carousel.draw(at: 3)
    #expect(!carousel.scene.placements.isEmpty)
    #expect(carousel.scene.placements.allSatisfy { $0.frame.width == 120 })
  }
}
