/// The distances and durations that distinguish gestures.
///
/// They are the documented defaults of UIKit and SwiftUI, or measurements of them. The slop of a mouse is the distance at which
/// desktop systems begin a drag.
///
/// ```swift
/// assert(Threshold.mouseSlop < Threshold.touchSlop)  // a mouse is more exact than a finger
/// ```
public enum Threshold {
  /// The distance that a finger moves before a drag, in points.
  public static let touchSlop = 10.0
  /// The distance that a mouse or a pen moves before a drag, in points.
  public static let mouseSlop = 4.0
  /// The change of the fingers' distance before a pinch, in points.
  public static let pinchSlop = 8.0
  /// The maximum duration of a tap on content that scrolls, in seconds.
  public static let tapDuration = 0.75

  /// The maximum time between the taps of a double tap, in seconds. Browsers wait as long before they send a click to a page
  /// that can be zoomed.
  public static let doubleTapDuration = 0.3
  /// The time after an opening in which a tap still belongs to the double click that caused it, in seconds. It is the default
  /// maximum between two clicks on Windows and macOS.
  static let openingClickDuration = 0.5
  /// The maximum distance between the taps of a double tap, in points. A finger may move as far during a tap on a button.
  public static let doubleTapDistance = 45.0

  /// The silence after which a wheel has stopped, in seconds. Browsers send at least one event in 100 ms.
  public static let wheelSilence = 0.12

  /// The distance that a notch, the smallest step of a mouse wheel, surely scrolls, in points: three lines of 16 in Firefox. Chromium
  /// scrolls by 100.
  static let wheelNotch = 48.0

  /// The distance that a mouse may move while it rests, in points. jQuery's hoverIntent has used it since 2007.
  public static let hoverSlop = 6.0

  /// The time without a touch or a movement of a mouse after which the controls of a photograph fade, in seconds, as in video players.
  static let controlsRest = 3.0

  /// Returns the slop of a device, in points.
  static func slop(of device: Pointer.Device) -> Double {
    device == .touch ? touchSlop : mouseSlop
  }
}

extension Instant {
  /// The time at which a wheel that is turned now counts as silent, in seconds.
  var wheelDeadline: Double { real + Threshold.wheelSilence }
}
