/// The distances and durations that distinguish gestures.
///
/// Sources: the documented defaults of UIKit and SwiftUI, or measurements of them. The slop of a mouse is the distance at which
/// desktop systems begin a drag.
public enum Threshold {
  /// How far a finger moves before it drags, in points.
  public static let touchSlop = 10.0
  /// How far a mouse or pen moves before it drags, in points.
  public static let mouseSlop = 4.0
  /// How much farther apart or nearer two fingers come before they pinch, in points.
  public static let pinchSlop = 8.0
  /// The longest touch that is still a tap on content that scrolls, in seconds.
  public static let tapDuration = 0.75

  /// How soon after a tap another one makes it a double tap, in seconds: as long as browsers wait before they send a click to a
  /// page that can be zoomed.
  public static let doubleTapDuration = 0.3
  /// How soon after an exhibit has opened something a tap is still part of the double click that opened it, in seconds: the
  /// longest time between the two clicks, as Windows and macOS have it by default.
  static let echoDuration = 0.5
  /// How far from the first one the second may be, in points; as far as a finger may move on a button in a tap.
  public static let doubleTapDistance = 45.0

  /// The silence after which a wheel has stopped turning, in seconds; browsers send at least one event every 100 ms.
  public static let wheelSilence = 0.12

  /// How far a mouse moves and still rests, in points; the distance that jQuery's hoverIntent has used since 2007.
  public static let hoverSlop = 6.0

  /// How long a mouse rests before the controls of a photograph fade, in seconds, as in video players.
  static let controlsRest = 3.0

  /// The slop of a device, in points.
  static func slop(of device: Pointer.Device) -> Double {
    device == .touch ? touchSlop : mouseSlop
  }
}
