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
}
