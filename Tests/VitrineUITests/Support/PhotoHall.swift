import Vitrine

@testable import VitrineUI

/// A grid of photographs on a screen, the clocks that drive it, and what it tells: a host without views.
@MainActor
struct PhotoHall {
  let grid: PhotoGridDriver<Int>
  let told = Told()
  private let clocks = [FakeClock(), FakeClock()]

  /// What has been told so far.
  @MainActor
  final class Told {
    var selections: [Int?] = []
    var needs: [Range<Int>] = []
    var complaints: [String] = []
    var notices: [Notice] = []
  }

  /// An empty grid that nobody has looked at yet.
  init() {
    let told = told
    grid = PhotoGridDriver(
      clock: clocks[0], viewerClock: clocks[1],
      complaints: Complaints { told.complaints.append($0) })
    grid.chosen = { told.selections.append($0) }
    grid.needed = { told.needs.append($0) }
    grid.viewer.ratio = { _ in 1.5 }
    grid.viewer.noticed = { told.notices.append($0) }
  }

  /// A grid of photographs on a screen of 390 x 844: three columns of 128 points, 131 from row to row.
  init(showing photos: some Collection<Int>) {
    self.init()
    look(from: 0)
    grid.viewer.resize(to: Self.screen)
    adopt(photos)
    run(for: 1)
  }

  static let screen = Dimensions(width: 390, height: 844)

  func adopt(_ photos: some Collection<Int>) { grid.adopt(Roster(Array(photos), id: \.self)) }

  /// Scrolls the grid so that this height of it is at the top of the screen.
  func look(from top: Double) {
    grid.look(
      Viewport(
        dimensions: Dimensions(width: 390, height: 0), origin: Vector(x: 0, y: -top),
        window: Frame(x: 0, y: top, width: 390, height: 844)))
  }

  func run(until end: Double) { for clock in clocks { clock.run(until: end) } }

  /// Draws a frame.
  func runToFrame() { for clock in clocks { clock.runToFrame() } }

  func run(for seconds: Double) { run(until: clocks[0].now + seconds) }

  /// Whether nothing at all is asked for.
  var isAtRest: Bool { clocks.allSatisfy(\.isAtRest) }

  /// How often the grid itself has been drawn.
  var framesOfGrid: Int { clocks[0].frames }

  var frames: Int { clocks.map(\.frames).reduce(0, +) }

  func cell(_ photo: Int) -> Cell<Int>? { grid.cells.first { $0.id.item == photo } }

  /// A finger that drags from one place to another in a fifth of a second and lets go.
  func drag(from start: Vector, by offset: Vector) {
    touch(.down, start)
    for sample in 1...12 {
      runToFrame()
      touch(.move, start + offset * (Double(sample) / 12))
    }
    touch(.up, start + offset)
  }

  func touch(_ phase: Pointer.Phase, _ position: Vector) {
    grid.viewer.feel(Pointer(id: 1, phase, position: position))
  }
}
