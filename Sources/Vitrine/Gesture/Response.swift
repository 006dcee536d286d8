/// The response of a model to an event, while the host's own handler still runs.
///
/// ```swift
/// var viewer = PhotoViewerModel()
/// let finger = Pointer(id: 1, .down, position: Vector(x: 10, y: 10))
/// let response = viewer.handle(Event(at: 0, .pointer(finger)))
/// assert(response.claim == .yours)  // nothing is open: the page keeps the finger
/// ```
public struct Response: Equatable, Sendable {
  /// The owner of the gesture.
  public var claim: Claim
  /// Whether the host must suppress the click that the platform sends after this gesture.
  public var suppressesClick: Bool

  /// Creates a response.
  public init(_ claim: Claim, suppressesClick: Bool = false) {
    self.claim = claim
    self.suppressesClick = suppressesClick
  }

  /// The owner of a gesture.
  public enum Claim: Int32, Sendable {
    /// Not decided yet. The response to the next sample may decide.
    case pending
    /// The model. The page must not scroll or select.
    case mine
    /// The host. The page continues with the gesture.
    case yours
  }
}
