import Vitrine

@testable import VitrineUI

/// A carousel of letters on a screen, the clock that drives it, and what it tells: a host without views.
@MainActor
struct Showing {
  let clock = FakeClock()
  let driver: CarouselDriver<Character>
  let told = Told()

  /// What has been told so far.
  @MainActor
  final class Told {
    var selections: [Character] = []
    var complaints: [String] = []
    var notices: [Notice] = []
  }

  /// A carousel 300 points wide, of items 100 points wide unless told otherwise.
  init(
    _ items: String = "abcde", loops: Bool = true, extent: ItemExtent = .fixed(100),
    size: Dimensions = Dimensions(width: 300, height: 200)
  ) {
    let told = told
    driver = CarouselDriver(clock: clock, complaints: Complaints { told.complaints.append($0) })
    driver.chosen = { told.selections.append($0) }
    driver.noticed = { told.notices.append($0) }
    var options = ExhibitOptions()
    options[.loop] = loops ? 1 : 0
    options[.spacing] = 0
    driver.configure(options, extent: extent)
    driver.resize(to: size)
    adopt(items)
    clock.run(for: 1)
  }

  func adopt(_ items: String) { driver.adopt(Roster(Array(items), id: \.self)) }

  /// Draws a frame.
  func look() { clock.runToFrame() }

  /// The items that are drawn, in the order of the strip.
  var shown: String { String(driver.cells.filter { !$0.isCopy }.map(\.id.item)) }

  /// The item nearest to the middle.
  var current: Character? { driver.cells.first { $0.isCurrent }?.id.item }

  /// Where an item's left edge is in view.
  func left(of item: Character) -> Double? {
    driver.cells.first { $0.id.item == item && !$0.isCopy }
      .map { $0.placement.position.x + driver.offset.x }
  }

  @discardableResult
  func touch(_ phase: Pointer.Phase, _ x: Double, _ y: Double = 100) -> Response {
    driver.feel(Pointer(id: 1, phase, position: Vector(x: x, y: y)))
  }

  /// A finger that goes from one place to another within some time, a sample a frame, and stays down.
  func drag(from start: Double, to end: Double, during seconds: Double) {
    touch(.down, start)
    let samples = max(1, Int((seconds / FakeClock.frame).rounded()))
    for sample in 1...samples {
      look()
      touch(.move, start + (end - start) * Double(sample) / Double(samples))
    }
  }
}
