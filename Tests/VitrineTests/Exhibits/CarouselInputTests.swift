import Testing
import Vitrine

@Suite struct CarouselInputTests {
  private let row = [Double](repeating: 100, count: 5)

  @Test func theWheelScrollsAtOnceAndSnapsOnceItIsSilent() {
    var carousel = StripRig(row, options: [.loop: 1])
    for (step, delta) in [40.0, 30, 60].enumerated() {
      let wheel = Wheel(delta: Vector(x: delta, y: 3))
      let response = carousel.happen(.wheel(wheel), at: 1 + Double(step) * 0.1)
      #expect(response.claim == .mine)
    }
    #expect(carousel.scrollOffset(at: 1.2) == 130)
    #expect(carousel.draw(at: 1.25).wakeAt == 1.2 + 0.12)
    #expect(
      carousel.scrollOffset(at: 1.25) == 130 && carousel.signals.isEmpty && !carousel.scene.isMoving
    )
    carousel.draw(at: 4)
    #expect(
      carousel.scrollOffset(at: 4) == 100 && carousel.changes == [1] && carousel.settled == [1])
  }

  @Test func silenceIsDatedAtItsEndHoweverLateItIsNoticed() {
    var (prompt, late) = (StripRig(row), StripRig(row))
    for time in [1.0, 1.05] {
      prompt.happen(.wheel(Wheel(delta: Vector(x: 65, y: 0))), at: time)
      late.happen(.wheel(Wheel(delta: Vector(x: 65, y: 0))), at: time)
    }
    prompt.draw(at: 1.17)
    for time in [1.3, 5] {
      #expect(prompt.draw(at: time) == late.draw(at: time))
      #expect(prompt.signals == late.signals)
    }
  }

  @Test func theWheelAcrossIsThePages() {
    var (flat, upright) = (StripRig(row), StripRig(row, options: [.axis: 1]))
    let (x, y) = (Vector(x: 40, y: 10), Vector(x: 10, y: 40))
    #expect(flat.happen(.wheel(Wheel(delta: y)), at: 1).claim == .yours)
    #expect(flat.happen(.wheel(Wheel(delta: x)), at: 1).claim == .mine)
    #expect(upright.happen(.wheel(Wheel(delta: x)), at: 1).claim == .yours)
    #expect(upright.happen(.wheel(Wheel(delta: y)), at: 1).claim == .mine)
    #expect(upright.happen(.wheel(Wheel(delta: y, isSideways: true)), at: 1).claim == .yours)
    #expect(flat.happen(.wheel(Wheel(delta: y, isSideways: true)), at: 1).claim == .mine)
  }

  @Test func anEndlessColumnTakesTheWheelOnlyWhileFocused() {
    var carousel = StripRig(row, options: [.axis: 1, .loop: 1])
    let delta = Vector(x: 0, y: 40)
    #expect(carousel.happen(.wheel(Wheel(delta: delta)), at: 1).claim == .yours)
    #expect(carousel.happen(.wheel(Wheel(delta: delta, isFocused: true)), at: 1).claim == .mine)
  }

  @Test func atItsEndsItPassesTheWheelOn() {
    var carousel = StripRig(row)
    func turn(_ delta: Double, at time: Double) -> Response.Claim {
      carousel.happen(.wheel(Wheel(delta: Vector(x: delta, y: 0))), at: time).claim
    }
    #expect(turn(-30, at: 1) == .yours)
    #expect(turn(3000, at: 1.01) == .mine)
    #expect(carousel.scrollOffset(at: 1.01) == 400)
    #expect(turn(10, at: 1.02) == .yours)
  }

  @Test func beyondAnEndTheWheelDoesNotMakeItJump() {
    var carousel = StripRig(row)
    carousel.flick(from: 50, to: 160, starting: 1, during: 0.2)
    let place = carousel.scrollOffset(at: 1.25)
    let outwards = Wheel(delta: Vector(x: -5, y: 0))
    #expect(carousel.happen(.wheel(outwards), at: 1.25).claim == .yours)
    #expect(carousel.scrollOffset(at: 1.25) == place)
    carousel.happen(.wheel(Wheel(delta: Vector(x: 5, y: 0))), at: 1.25)
    #expect(abs(carousel.scrollOffset(at: 1.25) - place - 5) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, 0])
  func whatIsNoDistanceTurnsNothing(delta: Double) {
    var carousel = StripRig(row, options: [.loop: 1])
    for vector in [Vector(x: delta, y: 0), Vector(x: 5, y: delta), Vector(x: delta, y: delta)]
    where vector != Vector(x: 5, y: 0) {
      let wheel = Wheel(delta: vector, isSideways: true)
      #expect(carousel.happen(.wheel(wheel), at: 1).claim == .yours)
    }
    #expect(carousel.scrollOffset(at: 1) == 0)
  }

  @Test func keysGoTheWayTheyPoint() {
    let (east, west, south) = ((0.0, false), (0.0, true), (1.0, false))
    let claims: [((Double, Bool), Key, Int?)] = [
      (east, .right, 1), (east, .left, 4), (west, .right, 4), (west, .left, 1), (south, .down, 1),
      (south, .up, 4), (east, .down, nil), (south, .right, nil), (east, .end, 4),
      (east, .pageDown, 3), (south, .pageUp, 2), (west, .pageDown, 3), (east, .escape, nil),
    ]
    for ((axis, isRightToLeft), key, item) in claims {
      var carousel = StripRig(row, options: [.axis: axis, .loop: 1], isRightToLeft: isRightToLeft)
      let response = carousel.happen(.key(key), at: 1)
      #expect(response.claim == (item == nil ? .yours : .mine), "\(key)")
      #expect(carousel.model.targetItem == item ?? 0, "\(key) on axis \(axis)")
    }
  }

  @Test func stepsAndSelectionsGoTheShortWayAndTiesForward() {
    for count in 1...6 {
      for from in 0..<count {
        for item in 0..<count {
          var carousel = StripRig([Double](repeating: 100, count: count), options: [.loop: 1])
          carousel.happen(.select(item: from, animated: false), at: 1)
          carousel.draw(at: 1)
          carousel.signals = []
          let before = carousel.scene
          carousel.happen(.select(item: item, animated: true), at: 2)
          let forward = (item - from + count) % count
          let way = 2 * forward <= count ? forward : forward - count
          #expect(carousel.changes == (from == item ? [] : [item]))
          carousel.draw(at: 5)
          #expect(near(carousel.distance(since: before), Double(way) * 100))
        }
      }
    }
  }

  @Test(arguments: [Int.max, Int.min])
  func noStepIsTooLong(distance: Int) {
    for loop in [0.0, 1] {
      var carousel = StripRig(row, options: [.loop: loop])
      for time in 1...9 { carousel.happen(.step(distance), at: Double(time) / 100) }
      carousel.happen(.count(1000), at: 0.1)
      #expect(Int32(exactly: carousel.draw(at: 0.1).first) != nil)
      carousel.draw(at: 60)
      #expect(!carousel.scene.isMoving && carousel.scene.numbers.allSatisfy { $0.isFinite })
    }
  }

  @Test func selectingAtOnceIsThereAtOnce() {
    var carousel = StripRig(row, options: [.loop: 1])
    carousel.happen(.select(item: 3, animated: false), at: 1)
    carousel.draw(at: 1)
    #expect(carousel.start(of: 3) == 100 && !carousel.scene.isMoving)
    #expect(carousel.changes == [3] && carousel.settled == [3])
  }

  @Test func whatIsNotThereIsNotSelected() {
    var carousel = StripRig(row, options: [.loop: 1])
    for item in [-1, 5, .max, .min] { carousel.happen(.select(item: item, animated: true), at: 1) }
    carousel.draw(at: 2)
    #expect(carousel.signals.isEmpty && carousel.scrollOffset(at: 2) == 0)
  }

  @Test func slowMotionIsTheSamePath() {
    var (normal, slow) = (StripRig(row, options: [.loop: 1]), StripRig(row, options: [.loop: 1]))
    slow.happen(.option(.speed, 0.2), at: 0)
    normal.happen(.step(3), at: 1)
    slow.happen(.step(3), at: 1)
    for delay in stride(from: 0, through: 1, by: 0.01) {
      let (one, other) = (normal.scrollOffset(at: 1 + delay), slow.scrollOffset(at: 1 + delay * 5))
      #expect(abs(one - other) < 1e-9)
    }
    normal.draw(at: 9)
    slow.draw(at: 30)
    #expect(normal.signals == slow.signals)
  }

  @Test func slowMotionLandsOnTheSameItem() {
    for speed in [0.2, 1, 3] {
      var carousel = StripRig(row, options: [.loop: 1])
      carousel.happen(.option(.speed, speed), at: 0)
      carousel.flick(from: 250, to: 130, starting: 1, during: 0.1)
      #expect(carousel.changes == [3])  // 110 + 1200 x 0.25 x 0.66 = 308
    }
  }
}
