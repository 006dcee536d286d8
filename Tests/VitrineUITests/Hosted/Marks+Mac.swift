#if os(macOS)
import SwiftUI

extension Color {
  /// A view that a test finds in its window by a number.
  static func numbered(_ number: Int) -> some View { MarkedView(name: "\(number)") }

  /// A view that a test finds in its window by a name.
  static func named(_ name: String) -> some View { MarkedView(name: name) }
}

/// A view that fills its space with the colour of its name, and reports its frame to the window.
private struct MarkedView: View {
  let name: String
  @State private var mark = MarkFrames.Mark()
  @Environment(\.markFrames) private var frames

  var body: some View {
    PixelColor.of(name: name).color
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        mark.frame = $0
      }
      .onChange(of: name, initial: true) { mark.name = name }
      .onAppear { frames?.add(mark) }
      .onDisappear { frames?.remove(mark) }
  }
}

/// The frames of the marked views in a window.
@MainActor
final class MarkFrames {
  /// A marked view.
  @MainActor
  final class Mark {
    var name = ""
    /// The frame in the window; nil before its first layout.
    var frame: CGRect?
    nonisolated init() {}
  }

  private var marks: [Mark] = []

  func add(_ mark: Mark) {
    remove(mark)
    marks.append(mark)
  }

  func remove(_ mark: Mark) { marks.removeAll { $0 === mark } }

  var drawn: [DrawnView] {
    marks.compactMap { mark in mark.frame.map { DrawnView(name: mark.name, frame: $0) } }
  }
}

extension EnvironmentValues {
  /// The frames of the marked views in the window.
  var markFrames: MarkFrames? {
    get { self[MarkFramesKey.self] }
    set { self[MarkFramesKey.self] = newValue }
  }
}

private struct MarkFramesKey: EnvironmentKey {
  static var defaultValue: MarkFrames? { nil }
}
#endif
