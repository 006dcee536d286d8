/// The orientation of a stored picture (EXIF 2.32, tag 0x0112): the rotation or mirroring that shows it upright.
///
/// ```
///   1        2       3      4         5            6           7          8
///   888888   888888      88  88      8888888888  88                  88  8888888888
///   88           88      88  88      88  88      88  88          88  88      88  88
///   8888       8888    8888  8888    88          8888888888  8888888888          88
///   88           88      88  88
///   88           88  888888  888888
/// ```
public enum Orientation: Int, CaseIterable, Sendable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8

  /// Whether the upright picture has width and height exchanged.
  public var isSideways: Bool { rawValue >= 5 }
}
