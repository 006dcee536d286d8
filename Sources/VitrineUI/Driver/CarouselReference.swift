import Observation

/// A reference to a carousel, once it exists. Views that read it update when it refers to another carousel.
@MainActor @Observable
final class CarouselReference {
  private(set) weak var driver: (any CarouselControlling)?
  nonisolated init() {}

  /// Refers to a carousel. The same carousel again is not a change, so a carousel in the content of its own reader connects
  /// once.
  func connect(_ new: any CarouselControlling) {
    if driver !== new { driver = new }
  }

  /// Refers to no carousel if it refers to this one, which has gone.
  func disconnect(_ old: any CarouselControlling) {
    if driver === old { driver = nil }
  }
}
