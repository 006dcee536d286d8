#if EXECUTES_VIEWS || os(macOS)
import SwiftUI
import Testing

/// Tests in this folder run in the window of Tests/SwiftUIRuntime on Linux, and in a window of AppKit on the Mac.
extension TestWindow {
  /// Waits until a condition holds. Returns false if it does not hold after ten seconds, or if the window on Linux has found faults.
  func reaches(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<600 where !condition() { await runFrame() }
    #if EXECUTES_VIEWS
    #expect(faults == [])
    #endif
    return condition()
  }

  /// Waits until the views request no frames. Only the window on Linux knows that.
  func comesToRest() async -> Bool {
    #if EXECUTES_VIEWS
    return await reaches { isAtRest }
    #else
    return true
    #endif
  }

  #if EXECUTES_VIEWS
  /// The values of the accessibility elements, such as "2 of 5", in order.
  var spokenValues: [String] { accessibility.map(\.value).filter { !$0.isEmpty } }
  #endif

  /// The frame of the first view with a name; nil if no part of it lies in the window.
  func frame(of name: String) -> CGRect? { drawn(name).first?.frame }

  /// Whether a view has a frame, within a hundredth of a point.
  func shows(_ name: String, at frame: CGRect) -> Bool {
    drawn(name).contains { $0.frame.isNear(frame) }
  }
}

extension CGRect {
  /// Whether all edges are within a hundredth of a point.
  func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 0.01 }
  }
}
#endif
