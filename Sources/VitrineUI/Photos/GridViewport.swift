#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Reports the visible part of a grid and its position, in the coordinates of its viewer.
struct GridMeasure<ID: Hashable>: ViewModifier {
  let driver: PhotoGridDriver<ID>

  #if EXECUTES_VIEWS
  /// Whether the viewer covers the window. Tests of the views try both kinds of systems.
  @SwiftUI.Environment(\.hasFullScreenCovers) private var coversWindow
  #elseif os(macOS) || os(watchOS) || os(visionOS)
  private var coversWindow: Bool { false }
  #else
  private var coversWindow: Bool { true }
  #endif

  func body(content: Content) -> some View {
    content.onLatestGeometry { [coversWindow] in
      GridViewport($0, frame: coversWindow ? $0.frame(in: .global) : $0.frame(in: .photos))
    } action: {
      driver.sendViewport($0.viewport)
    }
  }
}

/// The visible part of a grid and its position.
private struct GridViewport: Equatable, Sendable {
  private let frame: CGRect
  private let window: CGRect

  init(_ proxy: GeometryProxy, frame: CGRect) {
    self.frame = frame
    window =
      proxy.bounds(of: .scrollView(axis: .vertical)) ?? CGRect(origin: .zero, size: proxy.size)
  }

  var viewport: Viewport {
    Viewport(
      dimensions: Dimensions(width: frame.width, height: frame.height),
      origin: Vector(x: frame.minX, y: frame.minY),
      window: Frame(x: window.minX, y: window.minY, width: window.width, height: window.height))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space that a grid shares with a viewer that lies over it.
  static var photos: NamedCoordinateSpace { .named("VitrineUI.photos") }
}
#endif
