/// One sample of a finger, a mouse or a pen.
///
/// Browsers and systems coalesce several samples into one event: hand on each of them with its own time.
public struct Pointer: Equatable, Sendable {
  /// Tells simultaneous fingers apart; the host's own number.
  public var id: Int32
  /// What the pointer did.
  public var phase: Phase
  /// What it is.
  public var device: Device
  /// Where it is, in points from the top left of the viewport.
  public var position: Vector
  /// Whether a drag beyond an end of a strip belongs to the views around the strip, for instance to another strip;
  /// asked for at the press only.
  public var yieldsAtEnds = false
  /// What is under the pointer; read at the press only.
  public var content = Content.item

  /// One sample.
  public init(id: Int32, _ phase: Phase, device: Device = .touch, position: Vector) {
    self.id = id
    self.phase = phase
    self.device = device
    self.position = position
  }

  /// What a pointer can do.
  public enum Phase: Int32, Sendable {
    /// It touched, or its button was pressed.
    case down
    /// It moved, pressed or not.
    case move
    /// It was lifted, or its button released.
    case up
    /// The system took it away, to scroll the page for instance.
    case cancel
    /// A mouse left the exhibit.
    case leave
  }

  /// What can be under a pointer. A tap on a control of any visible item acts at once; see ``Option/tap``.
  public enum Content: Int32, Sendable {
    /// The item itself, without an action of its own that differs from the item's.
    case item
    /// A link, button or field in the item, or an item that is a link.
    case control
    /// The host cannot say; a tap selects the item and reaches its content as well.
    case unknown
  }

  /// What kinds of pointers there are.
  public enum Device: Int32, Sendable {
    /// A finger.
    case touch
    /// A mouse or a trackpad.
    case mouse
    /// A pen.
    case pen
  }
}
