import Vitrine

@testable import VitrineUI

/// A host without views: a photo grid on a screen, its clocks and its reports.
@MainActor
struct PhotoGridFixture {
  let grid: PhotoGridDriver<Int>
  let reports = Reports()
  private let clocks = [FakeClock(), FakeClock()]

  /// The reports of the driver so far.
  @MainActor
  final class Reports {
    var selections: [Int?] = []
    var prefetches: [[Int]] = []
    var warnings: [String] = []
    var announcements: [Announcement] = []
  }

  /// Creates an empty grid without a viewport.
  init() {
    let reports = reports
    grid = PhotoGridDriver(
      clock: clocks[0], viewerClock: clocks[1],
      warnings: Warnings { reports.warnings.append($0) })
    grid.onSelect = { reports.selections.append($0) }
    grid.onPrefetch = { reports.prefetches.append($0) }
    grid.viewer.ratio = { _ in 1.5 }
    grid.viewer.announce = { reports.announcements.append($0) }
  }

  /// Creates a grid of photographs on a screen of 390 x 844: three columns of 128 points, 131 points from row to row.
  init(showing photos: some Collection<Int>) {
    self.init()
    scroll(to: 0)
    grid.viewer.resize(to: Self.screen)
    setItems(photos)
    run(for: 1)
  }

  static let screen = Dimensions(width: 390, height: 844)

  func setItems(_ photos: some Collection<Int>) {
    grid.setItems(ItemIDs(Array(photos), id: \.self))
  }

  /// Scrolls the grid to a position at the top of the screen.
  func scroll(to top: Double) {
    grid.sendViewport(
      Viewport(
        dimensions: Dimensions(width: 390, height: 0), origin: Vector(x: 0, y: -top),
        window: Frame(x: 0, y: top, width: 390, height: 844)))
  }

  /// The time, in seconds.
  var now: Double { clocks[0].now }

  func run(until end: Double) { for clock in clocks { clock.run(until: end) } }

  /// Draws a frame.
  func runToFrame() { for clock in clocks { clock.runToFrame() } }

  func run(for seconds: Double) { run(until: now + seconds) }

  /// Whether no frames and no wake-up are requested.
  var isAtRest: Bool { clocks.allSatisfy(\.isAtRest) }

  /// The number of frames of the grid itself.
  var framesOfGrid: Int { clocks[0].frames }

  var frames: Int { clocks.map(\.frames).reduce(0, +) }

  func cell(_ photo: Int) -> Cell<Int>? { grid.cells.first { $0.id.item == photo } }

  /// Drags a finger in 12 frames and lifts it.
  func drag(from start: Vector, by offset: Vector) {
    touch(.down, start)
    for sample in 1...12 {
      runToFrame()
      touch(.move, start + offset * (Double(sample) / 12))
    }
    touch(.up, start + offset)
  }

  func touch(_ phase: Pointer.Phase, _ position: Vector) {
    grid.viewer.handlePointer(Pointer(id: 1, phase, position: position))
  }
}
