#if canImport(SwiftUI)
public import SwiftUI

/// The size of a photograph on screen, and whether it is on the full screen. Use it to load an image of the right size.
///
/// ```swift
/// PhotoGrid(photos, aspectRatio: \.ratio, selection: $open) { photo, display in
///   AsyncImage(url: photo.url(for: display.size)) { $0.resizable() } placeholder: { display.placeholder }
/// }
/// ```
public struct PhotoDisplay: Equatable, Sendable {
  /// The size of its box, in points. A cell crops the parts that do not fit. For pixels, multiply the size by the environment value
  /// `displayScale`.
  public let size: CGSize
  /// Whether it is shown on the full screen, or flies there, rather than in a cell.
  public let isFullScreen: Bool
  /// Whether the content of a cell lies beneath.
  private(set) var isOverCell = false

  /// Creates a display, for a preview of the content of a photograph.
  /// - Parameters:
  ///   - size: The size of its box, in points. Any size is used as it is.
  ///   - isFullScreen: Whether it is shown on the full screen rather than in a cell.
  public init(size: CGSize, isFullScreen: Bool) {
    self.size = size
    self.isFullScreen = isFullScreen
  }

  /// The view to show until the image has loaded: grey, or clear on the full screen of a grid, where the content of the cell is
  /// visible beneath.
  public var placeholder: Color { isOverCell ? .clear : .gray }

  /// The full screen over the content of a cell.
  func overCell(_ isOverCell: Bool) -> PhotoDisplay {
    var display = self
    display.isOverCell = isOverCell
    return display
  }
}
#endif
