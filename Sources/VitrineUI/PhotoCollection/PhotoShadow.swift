#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

extension View {
  /// Gives the photographs of collections a shadow in some arrangements. It comes and goes while photographs fly.
  ///
  /// ```swift
  /// PhotoCollection(photos, arrangement: $arrangement, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoShadow(radius: 12, y: 6, in: [.carousel, .deck])
  /// ```
  /// The shadow has the shape of the photograph, and grows with it. A ``PhotoGrid`` has the shadow of `.grid`. Where a modifier begins
  /// or ceases to give a shadow, the content of photographs is made anew.
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The blur, in points. A number that is not finite and positive counts as 0.
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  ///   - arrangements: The arrangements in which photographs have the shadow; an empty set for none.
  public nonisolated func photoShadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
    in arrangements: Set<PhotoArrangement>
  ) -> some View {
    environment(
      \.photoShadow,
      PhotoShadow(
        color: color, radius: radius.isFinite ? max(0, radius) : 0,
        offset: CGSize(width: x.isFinite ? x : 0, height: y.isFinite ? y : 0),
        arrangements: arrangements))
  }
}

/// The shadow of photographs in some arrangements.
struct PhotoShadow: Equatable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let arrangements: Set<PhotoArrangement>
}

/// Draws the shadow of a cell. A frame of a flight changes only its opacity.
struct CellShadow<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  @SwiftUI.Environment(\.photoShadow) private var shadow

  func body(content: Content) -> some View {
    if let shadow {
      content.animation(nil) {
        $0.shadow(
          color: shadow.color.opacity(cell.shadow), radius: shadow.radius,
          x: shadow.offset.width, y: shadow.offset.height)
      }
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  /// The shadow of the photographs of collections; nil for none.
  var photoShadow: PhotoShadow? {
    get { self[PhotoShadowKey.self] }
    set { self[PhotoShadowKey.self] = newValue }
  }
}

private struct PhotoShadowKey: EnvironmentKey {
  static var defaultValue: PhotoShadow? { nil }
}
#endif
