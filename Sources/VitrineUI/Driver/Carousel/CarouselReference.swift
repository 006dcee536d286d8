import Observation

/// A reference to a carousel, once it exists. Views that read it update when it refers to another carousel.
@MainActor @Observable
final class CarouselReference {
  private(set) weak var driver: (any CarouselControlling)?
  /// The pause that the app has requested before the carousel exists; nil without a request.
  private var requestedPause: Bool?
  /// The selection that the app has requested before the carousel exists.
  @ObservationIgnored private var requestedSelection: ((any CarouselControlling) -> Void)?

  nonisolated init() {}

  /// Refers to a carousel, and performs the requests that came before it. The same carousel again is not a change, so a carousel in
  /// the content of its own reader connects once.
  func connect(_ new: any CarouselControlling) {
    if driver !== new { driver = new }
    let select = requestedSelection
    requestedSelection = nil
    select?(new)
    guard let isPaused = requestedPause else { return }
    requestedPause = nil
    new.pause(isPaused)
  }

  /// Refers to no carousel if it refers to this one, which has gone.
  func disconnect(_ old: any CarouselControlling) {
    if driver === old { driver = nil }
  }

  /// Makes an item current. A carousel that is not there yet begins at the item.
  func select(_ id: some Hashable) {
    if let driver { return driver.select(any: id, animated: true) }
    requestedSelection = { $0.select(any: id, animated: false) }
  }

  /// Whether autoplay waits for the play button.
  var isPaused: Bool { driver?.isPaused ?? requestedPause ?? false }

  /// Pauses or resumes autoplay, once there is a carousel.
  func pause(_ isPaused: Bool) {
    if let driver { driver.pause(isPaused) } else { requestedPause = isPaused }
  }
}
