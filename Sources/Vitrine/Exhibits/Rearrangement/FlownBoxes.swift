/// The two boxes with which a compositor draws a photograph that flies; see ``CroppedBoxes``. Both depend on the share of its way.
///
/// The outer box is the visible part, which is linear in the share. The inner box, the whole picture relative to the outer one, is a
/// quotient of two linear functions. So it needs keyframes, between which a compositor draws lines.
struct FlownBoxes {
  /// The longest way of a corner, in points.
  let distance: Double
  private let box: Dimensions
  private let visible: Frame
  private let outline: Frame
  private let visibleChange: Frame
  private let outlineChange: Frame

  /// Creates the boxes of a photograph between two placements. They are nil if only script can draw it: if the boxes would scale round
  /// corners, if it is rotated or nearer to the eye, or if it is laid out in several sizes, because it has no picture.
  init?(from: Placement, to: Placement) {
    guard from.isPlain, to.isPlain, from.box == to.box else { return nil }
    (box, visible, outline) = (from.box, from.frame, from.outline)
    (visibleChange, outlineChange) = (to.frame - visible, to.outline - outline)
    distance = max(Frame.zero.distance(to: visibleChange), Frame.zero.distance(to: outlineChange))
  }

  /// Appends the keyframes of the inner box: their number, and for each one its share of the way and its transform, a translation and
  /// a scale of both axes.
  func writeInner(into numbers: inout [Double]) {
    let across = Side(
      length: visible.width, growth: visibleChange.width, near: outline.x - visible.x,
      nearGrowth: outlineChange.x - visibleChange.x, picture: outline.width,
      pictureGrowth: outlineChange.width)
    let down = Side(
      length: visible.height, growth: visibleChange.height, near: outline.y - visible.y,
      nearGrowth: outlineChange.y - visibleChange.y, picture: outline.height,
      pictureGrowth: outlineChange.height)
    let count = numbers.count
    numbers.append(0)
    var (share, next) = (0.0, 0.0)
    while true {
      numbers[count] += 1
      numbers.append(next)
      for number in [
        across.shift(at: next) * box.width, down.shift(at: next) * box.height,
        across.scale(at: next), down.scale(at: next),
      ] { numbers.append(number) }
      guard next < 1 else { return }
      (share, next) = (next, 1)
      while max(across.deviation(share, next), down.deviation(share, next)) > Self.maximumDeviation
      {
        next = share + (next - share) * Self.shortening
      }
    }
  }

  /// The maximum distance of a corner from its place because of the lines, in points.
  private static let maximumDeviation = 0.1

  /// By how much a line that deviates too far becomes shorter.
  private static let shortening = 0.8
}

/// One axis of both boxes: the length of the outer box, the distance between the near edges of both boxes, and the length of the
/// picture, each at the start and its growth on the whole way.
///
/// The distance D of an edge of the picture from the near edge of the outer box, and the length L of the outer box are linear in the
/// share s. The inner box has the quotient D / L. A line between two shares is farthest from it in the middle:
/// ```
/// deviation = |D₀ · ΔL - ΔD · L₀| · |ΔL| · (s₂ - s₁)² / (4 · L(s₁) · L(s₂))
/// ```
private struct Side {
  let length: Double
  let growth: Double
  let near: Double
  let nearGrowth: Double
  let picture: Double
  let pictureGrowth: Double

  /// Returns the distance between the near edges, as a share of the length of the outer box.
  func shift(at share: Double) -> Double { (near + nearGrowth * share) / length(at: share) }

  /// Returns the length of the picture, as a share of the length of the outer box.
  func scale(at share: Double) -> Double { (picture + pictureGrowth * share) / length(at: share) }

  /// Returns the distance of an edge from its place in the middle of a line, in points.
  func deviation(_ start: Double, _ end: Double) -> Double {
    let bend = near * growth - nearGrowth * length
    let farBend = bend + picture * growth - pictureGrowth * length
    return max(abs(bend), abs(farBend)) * abs(growth) * (end - start) * (end - start)
      / (4 * length(at: start) * length(at: end))
  }

  private func length(at share: Double) -> Double { length + growth * share }
}

extension Placement {
  /// Whether two boxes show it that are only moved and scaled.
  fileprivate var isPlain: Bool { radii == .zero && rotation == Rotation() && elevation == 0 }
}
