/// One sample of a finger, a mouse or a pen.
///
/// Browsers and systems combine several samples into one event. Send each of them with its own time.
///
/// ```swift
/// var carousel = CarouselModel()
/// var finger = Pointer(id: 1, .down, position: Vector(x: 150, y: 80))
/// carousel.handle(Event(at: 1.0, .pointer(finger)))
/// finger.phase = .move
/// finger.position.x = 120
/// carousel.handle(Event(at: 1.016, .pointer(finger)))
/// ```
public struct Pointer: Equatable, Sendable {
  /// The host's number for the pointer, which distinguishes simultaneous fingers.
  public var id: Int32
  /// The phase of the pointer.
  public var phase: Phase
  /// The kind of pointer.
  public var device: Device
  /// The position, in points from the top left of the viewport.
  public var position: Vector
  /// Whether a drag beyond an end of a strip belongs to the views around the strip, for instance to another strip. It is read
  /// only at the press.
  public var yieldsAtEnds = false
  /// The content under the pointer. It is read only at the press.
  public var content = Content.item

  /// Creates a sample.
  public init(id: Int32, _ phase: Phase, device: Device = .touch, position: Vector) {
    self.id = id
    self.phase = phase
    self.device = device
    self.position = position
  }

  /// The phases of a pointer.
  public enum Phase: Int32, Sendable {
    /// A finger touched, or a button was pressed.
    case down
    /// The pointer moved, pressed or not.
    case move
    /// The finger was lifted, or the button was released.
    case up
    /// The system cancelled the pointer, for instance to scroll the page.
    case cancel
    /// A mouse left the exhibit.
    case leave
  }

  /// The content under a pointer. A tap on a control of any visible item acts at once; see ``Option/tap``.
  public enum Content: Int32, Sendable {
    /// The item, without a control of its own.
    case item
    /// A link, button or field in the item, or an item that is a link.
    case control
    /// The host does not know. A tap selects the item and also reaches its content.
    case unknown
  }

  /// The kinds of pointers.
  public enum Device: Int32, Sendable {
    /// A finger.
    case touch
    /// A mouse or a trackpad.
    case mouse
    /// A pen.
    case pen
  }
}
