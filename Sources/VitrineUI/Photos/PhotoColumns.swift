#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

extension View {
  /// Lets two fingers change the number of columns of photo grids.
  ///
  /// ```swift
  /// struct Holiday: View {
  ///   @State private var columns: Int?
  ///   var body: some View {
  ///     PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///       .photoGridColumns($columns)
  ///   }
  /// }
  /// ```
  /// The photograph between the fingers keeps its height there. At the release the columns come to rest at 1, 2, 3, 4, 5, 7, 10, 14, 20, 28 …,
  /// as long as cells have at least 14 points; a finger can catch them on the way, or scroll. The keys + and − do the same, about the
  /// photograph on which keys act. With reduced motion, the old and the new columns cross-fade without magnification.
  ///
  /// The binding changes once for each decision of the person, at the release. An assignment within `withAnimation` changes the columns
  /// about the middle of the window; a plain assignment does it without animation. Another number counts as the nearest of these.
  /// A change sets the size of a cell: in another width, the columns follow from it, and the binding stays.
  /// - Parameter columns: The number of columns; nil for as many as ``SwiftUI/View/photoGridCells(minimum:maximum:)`` allows.
  public nonisolated func photoGridColumns(_ columns: Binding<Int?>) -> some View {
    transformEnvironment(\.photoOptions) { $0[.zoom] = 1 }
      .modifier(ColumnsModifier(columns: columns))
  }
}

/// Reads the binding of an app, so that its changes reach the grids below.
private struct ColumnsModifier: ViewModifier {
  @Binding var columns: Int?

  func body(content: Content) -> some View {
    content.environment(\.photoColumns, PhotoColumns(value: columns, binding: $columns))
  }
}

/// The columns that an app has given to grids.
struct PhotoColumns {
  let value: Int?
  let binding: Binding<Int?>
}

/// Two fingers, or a pinch on a trackpad, that change the columns of a grid. The platform does not scroll it meanwhile.
struct ColumnsInput<ID: Hashable>: ViewModifier {
  let driver: PhotoGridDriver<ID>
  let clock: DisplayClock
  @SwiftUI.Environment(\.photoColumns) private var columns
  @SwiftUI.Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    if columns == nil {
      content
    } else {
      content
        .scrollDisabled(driver.isPinched)
        // Fingers can lie between photographs.
        .contentShape(Rectangle())
        .environment(\.layoutDirection, direction)
        .modifier(FingerPinch { driver.pinch($0, scale: $1, at: $2, time: $3) })
        .modifier(
          PinchGesture(clock: clock, isOn: true) { driver.pinch($0, scale: $1, at: $2, time: $3) }
        )
        // Only the engine mirrors.
        .environment(\.layoutDirection, .leftToRight)
    }
  }
}

/// Magnifies a layer of cells while the columns change. A frame of the change updates only this modifier.
struct ColumnsLayer<ID: Hashable>: ViewModifier {
  let layer: CellLayer
  let driver: PhotoGridDriver<ID>

  func body(content: Content) -> some View {
    let drawn = driver.layers[layer]
    content.animation(nil) {
      $0.scaleEffect(drawn.scale, anchor: .topLeading)
        .opacity(drawn.opacity)
        .offset(x: drawn.position.x, y: drawn.position.y)
    }
  }
}

extension EnvironmentValues {
  /// The columns that the app has given to the grids below; nil if fingers do not change them.
  var photoColumns: PhotoColumns? {
    get { self[PhotoColumnsKey.self] }
    set { self[PhotoColumnsKey.self] = newValue }
  }
}

private struct PhotoColumnsKey: EnvironmentKey {
  static var defaultValue: PhotoColumns? { nil }
}
#endif
