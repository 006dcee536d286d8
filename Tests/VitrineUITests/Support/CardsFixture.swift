import Vitrine

@testable import VitrineUI

/// Eight cards in a view of 600 points.
@MainActor
final class CardsFixture {
  let clock = FakeClock()
  let driver: CarouselDriver<Character>
  var reports: [Set<Character>] = []
  var warnings: [String] = []

  init(_ items: String = "abcdefgh") {
    var warn: (String) -> Void = { _ in }
    driver = CarouselDriver(.expanding, clock: clock, warnings: Warnings { warn($0) })
    warn = { [unowned self] in warnings.append($0) }
    driver.reports.onExpand = { [unowned self] in reports.append($0) }
    driver.resize(to: Dimensions(width: 600, height: 250))
    setItems(items)
    clock.run(for: 1)
  }

  func setItems(_ items: String) { driver.setItems(ItemIDs(Array(items), id: \.self)) }

  func mouse(_ phase: Pointer.Phase, _ x: Double) {
    let position = Vector(x: x, y: 100)
    driver.handlePointer(Pointer(id: -1, phase, device: .mouse, position: position))
  }

  func tap(_ x: Double) {
    for phase in [Pointer.Phase.down, .up] {
      driver.handlePointer(Pointer(id: 1, phase, position: Vector(x: x, y: 100)))
      clock.runToFrame()
    }
  }

  func width(of item: Character) -> Double? {
    driver.cells.first { $0.id.item == item }?.placement.frame.width.rounded()
  }

  /// Jumps to a card, and returns whether it is open.
  func isOpen(_ item: Character) -> Bool {
    guard let index = driver.index(of: item) else { return false }
    driver.exhibit.handle(.select(item: index, animated: false))
    clock.runToFrame()
    return openness(of: item) == 1
  }

  func openness(of item: Character) -> Double? {
    driver.cells.first { $0.id.item == item }?.placement.openness
  }
}
