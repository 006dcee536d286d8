#if canImport(SwiftUI)
public import SwiftUI

/// Where a photograph is about to be shown, so that no more of it is loaded than will be seen.
///
/// ```swift
/// PhotoGrid(photos, selection: $open) { photo, display in
///   AsyncImage(url: photo.url(for: display.size)) { $0.resizable() } placeholder: { Color.gray }
/// }
/// ```
public struct PhotoDisplay: Equatable, Sendable {
  /// How large it will be, in points; what of it does not fit into a cell is cut off.
  public let size: CGSize
  /// Whether it is shown whole, on the full screen or on its way there, rather than in a cell.
  public let isFullScreen: Bool
}
#endif
