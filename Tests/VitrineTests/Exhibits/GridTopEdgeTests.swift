import Testing

@testable import Vitrine

/// The first row of a grid whose columns change. Three columns of 128 points, 131 from row to row.
@Suite struct GridTopEdgeTests {
  @Test func theFirstRowStaysAtTheTop() {
    var grid = zooming(count: 400)
    let finger = Vector(x: 200, y: 500)
    grid.pinch(.began, scale: 1, at: finger, time: 1)
    var gaps: [Double] = []
    for step in 1...20 {
      grid.pinch(.changed, scale: 1 - 0.02 * Double(step), at: finger, time: 1 + Double(step) / 60)
      gaps.append(grid.firstRow)
    }
    // Without the edge, it would be 200 points below the top in the end.
    #expect(gaps.allSatisfy { $0 > 0 && $0 < 60 } && gaps == gaps.sorted(), "\(gaps)")
    grid.pinch(.ended, scale: 0.6, at: finger, time: 1.4)
    grid.draw(at: 3)
    #expect(grid.scene.layers.isEmpty && grid.record.viewport.window.y == 0)
  }

  @Test func aGapIsNeverLargerThanThatOfARubberBand() {
    for seed in 0..<400 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var grid = zooming(count: .random(in: 1...4000, using: &random))
      if random.happens(once: 2) {
        grid.happen(.sections([0, 7, 30, 31, 200], .day))
        grid.happen(.sections([0, 30], .month))
      }
      grid.happen(.environment(Event.Environment(reducesMotion: random.happens(once: 4))))
      // Below a header, at the top, or scrolled by some rows.
      grid.scroll(to: random.pick([-200, 0, 300]))
      // The distance from the top of the window to that of the grid.
      let header = max(0, -grid.record.viewport.window.y)
      var (scale, time) = (1.0, 1.0)
      for step in 0..<60 {
        time += 1.0 / 60
        let finger = Vector(
          x: random.number(in: 0...390),
          y: grid.record.viewport.window.y + random.number(in: 0...844))
        scale *= random.number(in: 0.8...1.15)
        switch step % 20 {
        case 0: grid.pinch(.began, scale: 1, at: finger, time: time)
        case 1..<14: grid.pinch(.changed, scale: scale, at: finger, time: time)
        case 14: grid.pinch(.ended, scale: scale, at: finger, time: time)
        default: grid.draw(at: time)
        }
        guard !grid.scene.layers.isEmpty else { continue }
        let top = grid.firstRow - grid.record.viewport.window.y
        #expect(top <= header + 84.4 + 1e-9, "\(seed), \(step): \(top)")
      }
    }
  }

  @Test func catchingTheGapMovesNothing() {
    var grid = zooming(count: 400)
    let finger = Vector(x: 200, y: 600)
    grid.pinch(.began, scale: 1, at: finger, time: 1)
    grid.pinch(.changed, scale: 0.62, at: finger, time: 1.1)
    let held = grid.firstRow
    #expect(held > 20)
    grid.pinch(.ended, scale: 0.62, at: finger, time: 1.4)
    grid.draw(at: 1.4)
    #expect(agree(grid.firstRow, held, within: 1e-6), "at the release")
    grid.draw(at: 1.45)
    let settling = grid.firstRow
    #expect(settling > 5)
    grid.pinch(.began, scale: 1, at: Vector(x: 100, y: 300), time: 1.45)
    #expect(agree(grid.firstRow, settling, within: 1e-6), "at the catch")
    grid.pinch(.changed, scale: 1.01, at: Vector(x: 100, y: 300), time: 1.46)
    #expect(abs(grid.firstRow - settling) < 6)
  }

  @Test func belowTheTopThePhotographStaysUnderTheFingers() {
    var grid = zooming(count: 4000)
    grid.scroll(to: 131 * 300)
    let finger = Vector(x: 200, y: 131 * 300 + 500)
    grid.pinch(.began, scale: 1, at: finger, time: 1)
    let item = grid.model.layout.item(nearest: finger)
    let share = finger.y - grid.model.frame(of: item, at: 1).y
    let before = grid.scene.layers[0].drawn(grid.model.layout.frame(of: 0)).y
    grid.pinch(.changed, scale: 0.99, at: finger, time: 1.1)
    let after = grid.scene.layers[0].drawn(grid.model.layout.frame(of: 0)).y
    #expect(after > before && grid.firstRow < 131 * 300 - 10_000)
    // The cell has shrunk by 1 % at most, about the point under the fingers.
    let cell = grid.model.frame(of: item, at: 1.1)
    #expect(abs(finger.y - cell.y - share) < 0.02 * cell.height)
  }

  private func zooming(count: Int) -> GridRig {
    var grid = GridRig(count: count)
    grid.happen(.option(.zoom, 1))
    return grid
  }
}

extension Rig where Model == PhotoGridModel {
  fileprivate mutating func pinch(
    _ phase: Magnify.Phase, scale: Double, at point: Vector, time: Double
  ) {
    happen(.magnify(Magnify(phase, scale: scale, position: point)), at: time)
    draw(at: time)
  }

  /// The top of the first row that people see, in points from the top of the grid.
  fileprivate var firstRow: Double {
    let (rear, front) = (scene.layers[0], scene.layers[1])
    return rear.position.y + (front.position.y - rear.position.y) * front.opacity
  }
}
