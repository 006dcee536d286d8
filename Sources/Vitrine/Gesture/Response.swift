/// What a model answers to an event, at once, while the host's own handler still runs.
///
/// ```swift
/// var viewer = PhotoViewerModel()
/// let finger = Pointer(id: 1, .down, position: Vector(x: 10, y: 10))
/// let response = viewer.handle(Event(at: 0, .pointer(finger)))
/// assert(response.claim == .yours)  // nothing is open: the page keeps the finger
/// ```
public struct Response: Equatable, Sendable {
  /// Whose the gesture is.
  public var claim: Claim
  /// Whether the click that the platform sends after this gesture must not reach anything.
  public var suppressesClick: Bool

  /// An answer.
  public init(_ claim: Claim, suppressesClick: Bool = false) {
    self.claim = claim
    self.suppressesClick = suppressesClick
  }

  /// Whose a gesture is.
  public enum Claim: Int32, Sendable {
    /// Not decided yet: ask again with the next sample.
    case pending
    /// The model's: the page must not scroll or select.
    case mine
    /// Not the model's: the page goes on with it.
    case yours
  }
}
