#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

extension View {
  /// Sets the layout of photo grids: squares, or rows of whole photographs.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoGridLayout(.justified)
  /// ```
  /// Rows are about as high as the cells of a grid of squares would be; see ``photoGridCells(minimum:maximum:)``. They need the ratios of
  /// the photographs: an unknown one counts as the mean of the others, and one beyond 1:5 and 5:1 is cropped. When a ratio becomes known,
  /// nothing above the first visible photograph moves on the screen. When the layout changes, photographs fly to their new cells.
  /// - Parameter layout: The default is squares.
  public nonisolated func photoGridLayout(_ layout: PhotoGridLayout) -> some View {
    transformEnvironment(\.photoOptions) { $0[.layout] = layout.number }
  }
}

/// The layout of the photographs of a grid; see ``SwiftUI/View/photoGridLayout(_:)``.
public struct PhotoGridLayout: Hashable, Sendable {
  let number: Double

  /// Square cells in columns. They show the middle of each photograph.
  public static let squares = PhotoGridLayout(number: 0)
  /// Whole photographs in rows of about the same height, which fill the width. The last row of a section is not stretched.
  public static let justified = PhotoGridLayout(number: 1)
}
#endif
