import Vitrine

/// Every model, and a carousel as each exhibit.
enum AnyExhibit: String, CaseIterable, Sendable {
  case grid, viewer, looping, expanding, stitched

  /// What is wrong with the first call after which anything is; nil when all is well to the end and to rest.
  func breach(in steps: [Step], weighing weighs: Bool = true) -> String? {
    switch self {
    case .grid: Examination.breach(of: PhotoGridModel(), in: steps, weighing: weighs)
    case .viewer: Examination.breach(of: PhotoViewerModel(), in: steps, weighing: weighs)
    case .looping: Examination.breach(of: CarouselModel(), in: steps, weighing: weighs)
    case .expanding: Examination.breach(of: CarouselModel(.expanding), in: steps, weighing: weighs)
    case .stitched: Examination.breach(of: CarouselModel(.stitched), in: steps, weighing: weighs)
    }
  }
}
