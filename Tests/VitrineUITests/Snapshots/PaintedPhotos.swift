#if os(macOS)
import SwiftUI
import Vitrine

@testable import VitrineUI

/// A grid of sixty photographs of one colour each, and the viewer they open in, with the clocks that move them.
@MainActor
struct PaintedPhotos {
  let look: Look
  let grid: PhotoGridDriver<Int>
  private let clocks = [FakeClock(), FakeClock()]
  private let items = PhotoItems(0..<60, id: \.self, ratio: nil) { item, _ in
    Paint.of(item).color
  }

  /// A grid that fills the screen.
  init(seen look: Look) {
    self.look = look
    grid = PhotoGridDriver(clock: clocks[0], viewerClock: clocks[1])
    grid.viewer.ratio = { _ in 1.5 }
    grid.prefer(look.environment)
    grid.adopt(Roster(count: 60) { $0 })
    grid.look(
      Viewport(
        dimensions: Dimensions(width: look.size.width, height: 0), origin: .zero,
        window: Frame(x: 0, y: 0, width: look.size.width, height: look.size.height)))
    grid.viewer.resize(to: look.size)
    run(for: 1)
  }

  func run(for seconds: Double) { for clock in clocks { clock.run(for: seconds) } }

  /// Whether anything moves.
  var isMoving: Bool { clocks.contains { $0.isRunning } }

  /// The grid alone: pictures of views show nothing of what is in a scroll view.
  func snapshotOfGrid(named name: String) throws -> Snapshot {
    let view = PhotoCells(items: items, driver: grid)
      .frame(width: look.size.width)
      .coordinateSpace(.photos)
    return try Snapshot(view.seen(as: look), named: "\(name)-\(look.testDescription)")
  }

  /// The viewer alone.
  func snapshotOfViewer(named name: String) throws -> Snapshot {
    let view = PhotoSurface(items: items, viewer: grid.viewer, clock: DisplayClock())
    return try Snapshot(view.seen(as: look), named: "\(name)-\(look.testDescription)")
  }

  /// What the driver says is to be seen of the grid.
  var paintingOfGrid: Painting {
    var painting = Painting(on: look.backdrop, in: screen)
    for cell in grid.cells where cell.placement.opacity > 0 {
      painting.add(cell.placement.frame, .of(cell.id.item))
    }
    return painting
  }

  /// What the driver says is to be seen of the viewer.
  var paintingOfViewer: Painting {
    let viewer = grid.viewer
    var painting = Painting(on: Paint(white: look.backdrop.red * (1 - viewer.backdrop)), in: screen)
    for photo in viewer.photos where photo.placement.opacity > 0 {
      painting.add(photo.placement.frame, .of(photo.id.item))
    }
    // Of the controls it is known where they are, not what they look like.
    painting.add(Frame(x: 0, y: 0, width: look.size.width, height: 100), nil)
    return painting
  }

  private var screen: Frame {
    Frame(x: 0, y: 0, width: look.size.width, height: look.size.height)
  }
}
#endif
