public import PhotoLibrary

/// The pictures that a published site has of each photograph.
public enum PublishedPictures: Sendable {
  /// Pictures that fill a screen.
  case screens
  /// Also larger ones, up to all pixels of the photograph.
  case originals

  /// Returns the sizes of the pictures of a photograph, narrowest first.
  public func sizes(of photo: Photo) -> [PixelSize] {
    switch self {
    case .screens: photo.sizes.ladder
    case .originals: photo.sizes.all
    }
  }
}
