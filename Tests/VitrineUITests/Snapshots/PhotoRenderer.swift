#if os(macOS)
import SwiftUI
import Vitrine

@testable import VitrineUI

/// Renders a grid of sixty photographs of one colour each, and its viewer. Clocks move them.
@MainActor
struct PhotoRenderer {
  let appearance: Appearance
  let grid: PhotoGridDriver<Int>
  private let clocks = [FakeClock(), FakeClock()]
  private let items = PhotoItems(0..<60, id: \.self, aspectRatio: nil) {
    item, _ in
    PixelColor.of(item).color
  }

  /// Creates a grid that fills the screen.
  init(appearance: Appearance) {
    self.appearance = appearance
    grid = PhotoGridDriver(clock: clocks[0], viewerClock: clocks[1])
    grid.viewer.ratio = { _ in 1.5 }
    grid.setEnvironment(appearance.environment)
    grid.setItems(ItemIDs(count: 60) { $0 })
    grid.sendViewport(
      Viewport(
        dimensions: Dimensions(width: appearance.size.width, height: 0), origin: .zero,
        window: Frame(x: 0, y: 0, width: appearance.size.width, height: appearance.size.height)))
    grid.viewer.resize(to: appearance.size)
    run(for: 1)
  }

  func run(for seconds: Double) { for clock in clocks { clock.run(for: seconds) } }

  /// Whether anything moves.
  var isMoving: Bool { clocks.contains { $0.isRunning } }

  /// A snapshot of the grid alone. A snapshot cannot show the content of a scroll view.
  func snapshotOfGrid(named name: String) throws -> Snapshot {
    let view = PhotoCells(items: items, driver: grid)
      .frame(width: appearance.size.width)
      .coordinateSpace(.photos)
    return try Snapshot(
      view.rendered(as: appearance), named: "\(name)-\(appearance.testDescription)")
  }

  /// A snapshot of the photographs of the viewer. A snapshot cannot show the controls and the wheel's view around them.
  func snapshotOfViewer(named name: String) throws -> Snapshot {
    let view = PhotoStage(
      items: items, viewer: grid.viewer, clock: DisplayClock(), cover: nil, cellSize: nil)
    return try Snapshot(
      view.rendered(as: appearance), named: "\(name)-\(appearance.testDescription)")
  }

  /// The expected image of the grid, from the driver.
  var expectedGrid: ExpectedImage {
    var expectedImage = ExpectedImage(on: appearance.backdrop, in: screen)
    for cell in grid.cells where cell.placement.opacity > 0 {
      expectedImage.add(cell.placement.frame, .of(cell.id.item))
    }
    return expectedImage
  }

  /// The expected image of the viewer, from the driver.
  var expectedViewer: ExpectedImage {
    let viewer = grid.viewer
    var expectedImage = ExpectedImage(
      on: PixelColor(white: appearance.backdrop.red * (1 - viewer.backdrop)), in: screen)
    for photo in viewer.photos where photo.placement.opacity > 0 {
      expectedImage.add(photo.placement.frame, .of(photo.id.item))
    }
    return expectedImage
  }

  private var screen: Frame {
    Frame(x: 0, y: 0, width: appearance.size.width, height: appearance.size.height)
  }
}
#endif
