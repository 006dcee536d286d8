#if EXECUTES_VIEWS
import SwiftUI
import Vitrine
import VitrineTraces

@testable import VitrineUI

/// The driver behind the views of a trace, of which the trace looks at the scene and the signals.
@MainActor
struct TracedExhibit {
  let draw: () -> ExhibitScene
  /// How far a grid is scrolled, in points.
  var top: Double? { grid?.exhibit.model.scrollOffset }
  private let grid: PhotoGridDriver<Int>?

  /// The photograph that fades out in a placement because it was removed; nil for every other placement.
  func removedPhoto(in placement: Placement) -> Int? {
    grid?.cells.first { $0.hasLeft && $0.index == placement.item }?.id.item
  }

  init?(_ app: TraceApp, in window: TestWindow, onSignal: @escaping (Signal) -> Void) {
    grid = app.exhibit == .grid ? window.stored(PhotoStorage<Int>.self)?.driver : nil
    switch app.exhibit {
    case .grid:
      guard let grid else { return nil }
      draw = Self.watch(grid.exhibit, onSignal)
    case .viewer:
      guard let photos = window.stored(PhotoStorage<Int>.self) else { return nil }
      draw = Self.watch(photos.driver.viewer.exhibit, onSignal)
    case .collection: return nil
    case .carousel, .expanding, .stitched:
      guard let driver = app.driver else { return nil }
      draw = Self.watch(driver.exhibit, onSignal)
    }
  }

  private static func watch<Model: ExhibitModel>(
    _ exhibit: ExhibitDriver<Model>, _ onSignal: @escaping (Signal) -> Void
  ) -> () -> ExhibitScene {
    let present = exhibit.onSignal
    exhibit.onSignal = {
      onSignal($0)
      present($0)
    }
    return {
      exhibit.drawNow()
      return exhibit.scene
    }
  }
}
#endif
