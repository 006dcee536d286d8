#if EXECUTES_VIEWS
import SwiftUI

@testable import VitrineUI

/// What only the window on Linux shows of a grid.
extension MountedGrid {
  /// The driver behind the grid.
  var driver: PhotoGridDriver<Int>? { window.stored(PhotoStorage<Int>.self)?.driver }

  /// The cell of a photograph.
  func cell(_ photo: Int) -> CGRect? { window.drawn("cell \(photo)").first?.visible }

  /// Runs two seconds, in which a photograph closes. Returns where it was seen last.
  func lastFrame(of photo: Int) async -> CGRect? {
    var last: CGRect?
    for _ in 0..<120 {
      last = large(photo) ?? last
      await window.runFrame()
    }
    return last
  }

  /// Whether a photograph that lands in cell 4 is nearly there.
  func isNearCell(_ frame: CGRect) -> Bool {
    abs(frame.midX - 195) < 3 && abs(frame.midY - 195) < 3 && frame.width < 140
  }

  /// The photograph on the full screen.
  func large(_ photo: Int) -> CGRect? { window.drawn("large \(photo)").last?.visible }
}
#endif
