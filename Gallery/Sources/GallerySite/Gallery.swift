public import PhotoLibrary

/// A library with a title.
public struct Gallery: Sendable {
  /// The title above the photographs.
  public let title: String
  /// The photographs.
  public let library: PhotoLibrary
  /// The effect of a tap on an open photograph, until somebody chooses another one on the page.
  public let tap: Tap

  /// The effects of a tap on an open photograph.
  public enum Tap: String, Sendable, CaseIterable {
    /// The tap closes the photograph.
    case close
    /// The tap shows and hides the controls.
    case controls
  }

  /// Creates a gallery of a library.
  public init(title: String, library: PhotoLibrary, tap: Tap = .close) {
    (self.title, self.library, self.tap) = (title, library, tap)
  }
}
