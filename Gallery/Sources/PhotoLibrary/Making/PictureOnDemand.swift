/// A picture that is made of a photograph when somebody asks for it.
enum PictureOnDemand: Hashable, Sendable {
  /// The whole photograph, larger than in the ladder.
  case larger(PixelSize)
  /// A part of the photograph with all its pixels.
  case region(PhotoRegion)

  /// The size of the picture.
  var size: PixelSize {
    switch self {
    case .larger(let size): size
    case .region(let region): region.size
    }
  }

  /// Its name among the pictures of a photograph.
  var name: String {
    switch self {
    case .larger(let size): "\(size.width)x\(size.height)"
    case .region(let region): region.name
    }
  }

  /// Whether a photograph has this picture.
  func isPossible(of sizes: PictureSizes) -> Bool {
    switch self {
    case .larger(let size): sizes.larger.contains(size)
    case .region(let region): region.isPossible(of: sizes)
    }
  }
}
