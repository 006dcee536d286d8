public import PhotoLibrary

/// A collection as it is served: a library under a title.
public struct Gallery: Sendable {
  /// What stands above the photographs.
  public let title: String
  /// Where they come from.
  public let library: PhotoLibrary

  /// A gallery of a library.
  public init(title: String, library: PhotoLibrary) {
    self.title = title
    self.library = library
  }

  /// The width at which the camera's own preview is handed out.
  static let previewWidth = Ladder.preview
  /// All widths at which a picture can be asked for, narrowest first.
  static let widths = [Ladder.preview] + Ladder.widths
  /// The width for the full screen.
  static let largestWidth = widths[widths.count - 1]
}
