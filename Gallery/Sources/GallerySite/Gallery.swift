public import PhotoLibrary

/// A library with a title.
public struct Gallery: Sendable {
  /// The title above the photographs.
  public let title: String
  /// The photographs.
  public let library: PhotoLibrary

  /// Creates a gallery of a library.
  public init(title: String, library: PhotoLibrary) {
    self.title = title
    self.library = library
  }

  /// The width in the address of the camera's own preview.
  static let previewWidth = Ladder.preview
  /// All widths in addresses of pictures, narrowest first.
  static let widths = [Ladder.preview] + Ladder.widths
  /// The width for the full screen.
  static let largestWidth = widths[widths.count - 1]
}
