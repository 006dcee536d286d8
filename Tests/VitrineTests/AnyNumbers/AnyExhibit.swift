import Vitrine

/// Every model, and a carousel as each exhibit.
enum AnyExhibit: String, CaseIterable, Sendable {
  case grid, viewer, plain, expanding, stitched

  /// Returns the first violation in some calls, or on the way to rest after them; nil if there is none.
  func violation(in steps: [Step], weighing weighs: Bool = true) -> String? {
    switch self {
    case .grid: ModelChecker.violation(of: PhotoGridModel(), in: steps, weighing: weighs)
    case .viewer: ModelChecker.violation(of: PhotoViewerModel(), in: steps, weighing: weighs)
    case .plain: ModelChecker.violation(of: CarouselModel(), in: steps, weighing: weighs)
    case .expanding:
      ModelChecker.violation(of: CarouselModel(.expanding), in: steps, weighing: weighs)
    case .stitched:
      ModelChecker.violation(of: CarouselModel(.stitched), in: steps, weighing: weighs)
    }
  }
}
