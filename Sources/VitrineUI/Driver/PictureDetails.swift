/// The shape, the pixels and the maximum zoom of a photograph, as the app provides them.
struct PictureDetails: Equatable {
  /// The width divided by the height.
  let ratio: Double
  /// The width in pixels; 0 if it is unknown.
  let width: Double
  /// The maximum zoom; nil for the one that follows from the pixels.
  let maximumZoom: Double?
}
