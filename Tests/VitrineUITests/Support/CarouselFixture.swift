import Vitrine

@testable import VitrineUI

/// A host without views: a carousel of letters on a screen, its clock and its reports.
@MainActor
struct CarouselFixture {
  let clock = FakeClock()
  let driver: CarouselDriver<Character>
  let reports = Reports()

  /// The reports of the driver so far.
  @MainActor
  final class Reports {
    var selections: [Character] = []
    var warnings: [String] = []
    var announcements: [Announcement] = []
  }

  /// Creates a carousel 300 points wide, by default of items 100 points wide.
  init(
    _ items: String = "abcde", loops: Bool = true, align: Double? = nil,
    extent: ItemExtent = .fixed(100),
    size: Dimensions = Dimensions(width: 300, height: 200)
  ) {
    let reports = reports
    driver = CarouselDriver(clock: clock, warnings: Warnings { reports.warnings.append($0) })
    driver.reports.onSelect = { reports.selections.append($0) }
    driver.announce = { reports.announcements.append($0) }
    var options = ExhibitOptions()
    options[.loop] = loops ? 1 : 0
    options[.spacing] = 0
    if let align { options[.align] = align }
    driver.configure(options, extent: extent)
    driver.resize(to: size)
    setItems(items)
    clock.run(for: 1)
  }

  func setItems(_ items: String) { driver.setItems(ItemIDs(Array(items), id: \.self)) }

  /// Draws a frame.
  func runToFrame() { clock.runToFrame() }

  /// The items that are drawn, in the order of the strip.
  var shown: String { String(driver.cells.filter { !$0.isCopy }.map(\.id.item)) }

  /// The item nearest to the middle.
  var current: Character? { driver.cells.first { $0.isCurrent }?.id.item }

  /// The position of an item's left edge in the view.
  func left(of item: Character) -> Double? {
    driver.cells.first { $0.id.item == item && !$0.isCopy }
      .map { $0.placement.position.x + driver.offset.x }
  }

  @discardableResult
  func touch(_ phase: Pointer.Phase, _ x: Double, _ y: Double = 100) -> Response {
    driver.handlePointer(Pointer(id: 1, phase, position: Vector(x: x, y: y)))
  }

  /// Drags a finger between two positions in a number of seconds, with one sample for each frame. The finger stays down.
  func drag(from start: Double, to end: Double, during seconds: Double) {
    touch(.down, start)
    let samples = max(1, Int((seconds / FakeClock.frame).rounded()))
    for sample in 1...samples {
      runToFrame()
      touch(.move, start + (end - start) * Double(sample) / Double(samples))
    }
  }
}
