import Testing

@testable import Vitrine

@Suite struct CarouselInputTests {
  private let row = [Double](repeating: 100, count: 5)

  @Test func theWheelScrollsAtOnceAndSnapsOnceItIsSilent() {
    var passing = Passing(row, options: [.loop: 1])
    for (step, delta) in [40.0, 30, 60].enumerated() {
      let wheel = Wheel(delta: Vector(x: delta, y: 3))
      let response = passing.happen(.wheel(wheel), at: 1 + Double(step) * 0.1)
      #expect(response.claim == .mine)
    }
    #expect(passing.place(at: 1.2) == 130)
    #expect(passing.look(at: 1.25).wakeAt == 1.2 + 0.12)
    #expect(passing.place(at: 1.25) == 130 && passing.signals.isEmpty && !passing.scene.isMoving)
    passing.look(at: 4)
    #expect(passing.place(at: 4) == 100 && passing.changes == [1] && passing.settled == [1])
  }

  @Test func silenceIsDatedAtItsEndHoweverLateItIsNoticed() {
    var (prompt, late) = (Passing(row), Passing(row))
    for time in [1.0, 1.05] {
      prompt.happen(.wheel(Wheel(delta: Vector(x: 65, y: 0))), at: time)
      late.happen(.wheel(Wheel(delta: Vector(x: 65, y: 0))), at: time)
    }
    prompt.look(at: 1.17)
    for time in [1.3, 5] {
      #expect(prompt.look(at: time) == late.look(at: time))
      #expect(prompt.signals == late.signals)
    }
  }

  @Test func theWheelAcrossIsThePages() {
    var (flat, upright) = (Passing(row), Passing(row, options: [.axis: 1]))
    let (x, y) = (Vector(x: 40, y: 10), Vector(x: 10, y: 40))
    #expect(flat.happen(.wheel(Wheel(delta: y)), at: 1).claim == .yours)
    #expect(flat.happen(.wheel(Wheel(delta: x)), at: 1).claim == .mine)
    #expect(upright.happen(.wheel(Wheel(delta: x)), at: 1).claim == .yours)
    #expect(upright.happen(.wheel(Wheel(delta: y)), at: 1).claim == .mine)
    #expect(upright.happen(.wheel(Wheel(delta: y, isSideways: true)), at: 1).claim == .yours)
    #expect(flat.happen(.wheel(Wheel(delta: y, isSideways: true)), at: 1).claim == .mine)
  }

  @Test func anEndlessColumnTakesTheWheelOnlyWhileFocused() {
    var passing = Passing(row, options: [.axis: 1, .loop: 1])
    let delta = Vector(x: 0, y: 40)
    #expect(passing.happen(.wheel(Wheel(delta: delta)), at: 1).claim == .yours)
    #expect(passing.happen(.wheel(Wheel(delta: delta, isFocused: true)), at: 1).claim == .mine)
  }

  @Test func atItsEndsItPassesTheWheelOn() {
    var passing = Passing(row)
    func turn(_ delta: Double, at time: Double) -> Response.Claim {
      passing.happen(.wheel(Wheel(delta: Vector(x: delta, y: 0))), at: time).claim
    }
    #expect(turn(-30, at: 1) == .yours)
    #expect(turn(3000, at: 1.01) == .mine)
    #expect(passing.place(at: 1.01) == 400)
    #expect(turn(10, at: 1.02) == .yours)
  }

  @Test func beyondAnEndTheWheelDoesNotMakeItJump() {
    var passing = Passing(row)
    passing.flick(from: 50, to: 160, starting: 1, during: 0.2)
    let place = passing.place(at: 1.25)
    let outwards = Wheel(delta: Vector(x: -5, y: 0))
    #expect(passing.happen(.wheel(outwards), at: 1.25).claim == .yours)
    #expect(passing.place(at: 1.25) == place)
    passing.happen(.wheel(Wheel(delta: Vector(x: 5, y: 0))), at: 1.25)
    #expect(abs(passing.place(at: 1.25) - place - 5) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, 0])
  func whatIsNoDistanceTurnsNothing(delta: Double) {
    var passing = Passing(row, options: [.loop: 1])
    for vector in [Vector(x: delta, y: 0), Vector(x: 5, y: delta), Vector(x: delta, y: delta)]
    where vector != Vector(x: 5, y: 0) {
      let wheel = Wheel(delta: vector, isSideways: true)
      #expect(passing.happen(.wheel(wheel), at: 1).claim == .yours)
    }
    #expect(passing.place(at: 1) == 0)
  }

  @Test func keysGoTheWayTheyPoint() {
    let (east, west, south) = ((0.0, false), (0.0, true), (1.0, false))
    let claims: [((Double, Bool), Key, Int?)] = [
      (east, .right, 1), (east, .left, 4), (west, .right, 4), (west, .left, 1), (south, .down, 1),
      (south, .up, 4), (east, .down, nil), (south, .right, nil), (east, .end, 4),
      (east, .pageDown, 3), (south, .pageUp, 2), (west, .pageDown, 3), (east, .escape, nil),
    ]
    for ((axis, isRightToLeft), key, item) in claims {
      var passing = Passing(row, options: [.axis: axis, .loop: 1], isRightToLeft: isRightToLeft)
      let response = passing.happen(.key(key), at: 1)
      #expect(response.claim == (item == nil ? .yours : .mine), "\(key)")
      #expect(passing.model.targetItem == item ?? 0, "\(key) on axis \(axis)")
    }
  }

  @Test func stepsAndSelectionsGoTheShortWayAndTiesForward() {
    for count in 1...6 {
      for from in 0..<count {
        for item in 0..<count {
          var passing = Passing([Double](repeating: 100, count: count), options: [.loop: 1])
          passing.happen(.select(item: from, animated: false), at: 1)
          passing.look(at: 1)
          passing.signals = []
          let start = passing.place(at: 1)
          passing.happen(.select(item: item, animated: true), at: 2)
          let forward = (item - from + count) % count
          let way = 2 * forward <= count ? forward : forward - count
          #expect(passing.model.travel.target - start == Double(way) * 100)
          #expect(passing.changes == (from == item ? [] : [item]))
        }
      }
    }
  }

  @Test(arguments: [Int.max, Int.min])
  func noStepIsTooLong(distance: Int) {
    for loop in [0.0, 1] {
      var passing = Passing(row, options: [.loop: loop])
      for time in 1...9 { passing.happen(.step(distance), at: Double(time) / 100) }
      passing.happen(.count(1000), at: 0.1)
      #expect(Int32(exactly: passing.model.target) != nil)
      passing.look(at: 60)
      #expect(passing.model.isSettled && passing.scene.numbers.allSatisfy { $0.isFinite })
    }
  }

  @Test func selectingAtOnceIsThereAtOnce() {
    var passing = Passing(row, options: [.loop: 1])
    passing.happen(.select(item: 3, animated: false), at: 1)
    passing.look(at: 1)
    #expect(passing.start(of: 3) == 100 && !passing.scene.isMoving)
    #expect(passing.changes == [3] && passing.settled == [3])
  }

  @Test func whatIsNotThereIsNotSelected() {
    var passing = Passing(row, options: [.loop: 1])
    for item in [-1, 5, .max, .min] { passing.happen(.select(item: item, animated: true), at: 1) }
    passing.look(at: 2)
    #expect(passing.signals.isEmpty && passing.place(at: 2) == 0)
  }

  @Test func slowMotionIsTheSamePath() {
    var (normal, slow) = (Passing(row, options: [.loop: 1]), Passing(row, options: [.loop: 1]))
    slow.happen(.option(.speed, 0.2), at: 0)
    normal.happen(.step(3), at: 1)
    slow.happen(.step(3), at: 1)
    for delay in stride(from: 0, through: 1, by: 0.01) {
      let (one, other) = (normal.place(at: 1 + delay), slow.place(at: 1 + delay * 5))
      #expect(abs(one - other) < 1e-9)
    }
    normal.look(at: 9)
    slow.look(at: 30)
    #expect(normal.signals == slow.signals)
  }

  @Test func slowMotionLandsOnTheSameItem() {
    for speed in [0.2, 1, 3] {
      var passing = Passing(row, options: [.loop: 1])
      passing.happen(.option(.speed, speed), at: 0)
      passing.flick(from: 250, to: 130, starting: 1, during: 0.1)
      #expect(passing.changes == [3])  // 110 + 1200 x 0.25 x 0.66 = 308
    }
  }
}
