import PhotoLibrary

/// Where the page gets the pictures of a gallery.
enum PictureSource: Sendable {
  /// From the command, which makes them when they are needed.
  case server
  /// From the files of a published site, which has these pictures.
  case files(PublishedPictures)

  /// The pattern of the addresses of pictures, with one of the item's widths and its version.
  var picture: String { addressOfPicture("{id}", "{width}", "{type}", "{version}") }

  /// The pattern of the addresses of videos.
  var video: String { addressOfVideo("{id}", "{type}", "{version}") }

  /// The pattern of the address of the camera's own preview, which becomes that of the smallest picture; nil if all pictures are
  /// made.
  var preview: String? {
    switch self {
    case .server: "p/{id}/preview.{type}"
    case .files: nil
    }
  }

  /// The pattern of the addresses of parts of a photograph, for those whose widest picture has fewer pixels than the photograph;
  /// nil if there are none.
  var region: String? {
    switch self {
    case .server: "p/{id}/{left}-{top}-{width}-{height}.{type}?v={version}"
    case .files: nil
    }
  }

  /// Returns the sizes of the pictures of a photograph, narrowest first.
  func sizes(of photo: Photo) -> [PixelSize] {
    switch self {
    case .server: photo.sizes.all
    case .files(let pictures): pictures.sizes(of: photo)
    }
  }

  /// Returns the size of a photograph, as far as there are pictures of it. The page magnifies it until its pixels are seen.
  func size(of photo: Photo) -> PixelSize {
    let whole = PixelSize(photo.width, photo.height)
    return switch self {
    case .server: whole
    case .files: sizes(of: photo).last ?? whole
    }
  }

  /// Returns the problem of a photograph for people. Visitors of a site cannot mend a damaged file, but they may try to play a video.
  func problem(of photo: Photo) -> String? {
    switch self {
    case .server: photo.pictureState.problem ?? photo.unplayable
    case .files: photo.unplayable
    }
  }

  /// Returns the address of a video; nil for a picture.
  func videoAddress(of photo: Photo) -> String? {
    photo.videoEnding.map { addressOfVideo("\(photo.id)", $0, photo.version) }
  }

  /// Returns the address of a picture of a photograph.
  func address(of photo: Photo, width: Int) -> String {
    addressOfPicture("\(photo.id)", "\(width)", "jpg", photo.version)
  }
}

// The page has hundreds of addresses, so these insert the parts instead of replacing names in a pattern.

private func addressOfPicture(_ id: String, _ width: String, _ type: String, _ version: String)
  -> String
{
  "p/\(id)/\(width).\(type)?v=\(version)"
}

private func addressOfVideo(_ id: String, _ type: String, _ version: String) -> String {
  "v/\(id).\(type)?v=\(version)"
}
