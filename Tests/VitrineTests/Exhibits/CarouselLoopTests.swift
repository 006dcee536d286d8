import Testing
import Vitrine

@Suite struct CarouselLoopTests {
  /// With any number of items, at any offset, an item that is drawn once is the original.
  @Test(arguments: 1...9) func nothingIsACopyWhileItsItemIsNotDrawn(count: Int) {
    for step in -40...40 {
      var carousel = Self.carousel(of: count)
      carousel.happen(.wheel(Wheel(delta: Vector(x: Double(step) * 31, y: 0))), at: 0)
      let scene = carousel.draw(at: 0)
      let originals = scene.placements.filter { $0.lap == 0 }.map(\.item)
      #expect(Set(originals).count == originals.count, "\(count) items, \(step) steps")
      #expect(
        Set(originals) == Set(scene.placements.map(\.item)), "\(count) items, \(step) steps")
    }
  }

  /// A row of copies of one item is no row.
  @Test func aSingleItemIsDrawnOnce() {
    var carousel = Self.carousel(of: 1)
    carousel.happen(.step(1), at: 1)
    let scene = carousel.draw(at: 2)
    #expect(scene.placements.map(\.item) == [0] && carousel.start(of: 0) == 490)
    #expect(!carousel.model.canStep(forwards: true, in: scene))
  }

  /// It loops as soon as there is another item, and no longer when that one goes, however many laps it has gone.
  @Test func theLoopComesAndGoesWithTheSecondItem() {
    var carousel = Self.carousel(of: 1)
    carousel.happen(.insert(1, at: 1, extent: 300), at: 1)
    #expect(carousel.draw(at: 1).placements.count > 2)
    carousel.happen(.step(5), at: 2)
    carousel.happen(.remove(0..<1), at: 2.1)
    let scene = carousel.draw(at: 5)
    #expect(scene.placements.map(\.item) == [0] && carousel.start(of: 0) == 490)
  }

  /// A copy cannot be used: nothing in it takes a click or focus.
  @Test(arguments: [0.0, 1, 2], 1...6)
  func theItemOnWhichItRestsIsNoCopy(align: Double, count: Int) {
    var carousel = StripRig(
      [Double](repeating: 300, count: count), options: [.loop: 1, .spacing: 10, .align: align],
      viewport: Dimensions(width: 1000, height: 200))
    for (index, steps) in [-1, -1, 1, 1, 1, 2, -3].enumerated() {
      carousel.happen(.step(steps), at: Double(index) * 2 + 1)
      let scene = carousel.draw(at: Double(index) * 2 + 2.9)
      let start = carousel.start(of: scene.target) ?? .nan
      let rest = [0, 350, 700][Int(align)]
      #expect(agree(start, Double(rest), within: 0.01), "\(steps) at \(index)")
    }
  }

  /// Until it rests, a visible original stays the original, in both directions, across laps, at every speed.
  @Test(arguments: 1...6) func anItemAndItsCopyChangePlacesOnlyOutOfView(count: Int) {
    for width in [310.0, 700, 1280, 2400] {
      var laps = CopyChecker(Self.carousel(of: count, width: width))
      for (index, steps) in [1, 1, -1, 3, -7, 2, 2, 2, -1, 12].enumerated() {
        laps.play(.step(steps), at: Double(index) * 0.7 + 1, during: 0.7)
        if let violation = laps.violation {
          Issue.record("\(violation), \(count) items in \(width)")
          return
        }
      }
    }
  }

  /// Positions do not grow with every lap, and lose no bits.
  @Test(arguments: [17, -17]) func atRestLapsAreForgotten(steps: Int) {
    var carousel = Self.carousel(of: 5)
    carousel.happen(.step(steps), at: 1)
    let scene = carousel.draw(at: 10)
    #expect(scene.target == (steps > 0 ? 2 : 3) && !scene.isMoving)
    #expect(abs(scene.first) < 5, "first \(scene.first)")
    #expect(scene.placements.contains { $0.item == scene.target && $0.lap == 0 })
  }

  /// Items of 300 points, 10 apart, of which 1280 points show.
  private static func carousel(of count: Int, width: Double = 1280) -> StripRig {
    StripRig(
      [Double](repeating: 300, count: count), options: [.loop: 1, .spacing: 10],
      viewport: Dimensions(width: width, height: 200))
  }
}
