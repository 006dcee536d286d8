/// The two boxes with which a compositor draws a photograph that flies; see ``CroppedBoxes``. Both depend on the share of its way.
///
/// Without round corners the outer box is the visible part, and the inner box is the whole picture. With round corners the outer box is
/// the whole picture, and a clip path shows the visible part, because a box that is scaled would scale its corners. One of both is
/// drawn relative to the other one, so it is a quotient of two linear functions of the share, and needs keyframes, between which a
/// compositor draws lines.
struct FlownBoxes {
  /// The longest way of a corner, in points.
  let distance: Double
  private let box: Dimensions
  private let visible: Frame
  private let outline: Frame
  private let visibleChange: Frame
  private let outlineChange: Frame
  private let radii: CornerRadii
  private let radiiChange: CornerRadii

  /// Creates the boxes of a photograph between two placements. They are nil if only script can draw it: if it is rotated or nearer
  /// to the eye, or if it is laid out in several sizes, because it has no picture.
  init?(from: Placement, to: Placement) {
    guard from.isPlain, to.isPlain, from.box == to.box else { return nil }
    (box, visible, outline) = (from.box, from.frame, from.outline)
    (visibleChange, outlineChange) = (to.frame - visible, to.outline - outline)
    radii = from.radii * from.scale
    radiiChange = to.radii * to.scale - radii
    distance = max(Frame.zero.distance(to: visibleChange), Frame.zero.distance(to: outlineChange))
  }

  /// Whether a clip path shows the visible part.
  private var isRound: Bool { radii != .zero || radiiChange != .zero }

  /// Appends the keyframes of the inner box or of the clip path: 0 for the inner box and 1 for the clip path, the number of keyframes,
  /// and for each one its share of the way and its values. Those of the inner box are a translation and a scale of both axes. Those of
  /// the clip path are the distances from the sides of the box and the radii, as CSS orders them.
  func writeKeyframes(into numbers: inout [Double]) {
    let isRound = isRound
    let (outer, inner) = isRound ? (outline, visible) : (visible, outline)
    let (growth, change) =
      isRound ? (outlineChange, visibleChange) : (visibleChange, outlineChange)
    let across = Side(
      length: outer.width, growth: growth.width, near: inner.x - outer.x,
      nearGrowth: change.x - growth.x, picture: inner.width, pictureGrowth: change.width)
    let down = Side(
      length: outer.height, growth: growth.height, near: inner.y - outer.y,
      nearGrowth: change.y - growth.y, picture: inner.height, pictureGrowth: change.height)
    numbers.append(isRound ? 1 : 0)
    let count = numbers.count
    numbers.append(0)
    var (share, next) = (0.0, 0.0)
    while true {
      numbers[count] += 1
      numbers.append(next)
      let (x, y) = (across.shift(at: next), down.shift(at: next))
      let (width, height) = (across.scale(at: next), down.scale(at: next))
      if isRound {
        numbers.append(y * box.height)
        numbers.append((1 - x - width) * box.width)
        numbers.append((1 - y - height) * box.height)
        numbers.append(x * box.width)
        writeRadii(at: next, times: box.width / across.length(at: next), into: &numbers)
      } else {
        for number in [x * box.width, y * box.height, width, height] { numbers.append(number) }
      }
      guard next < 1 else { return }
      (share, next) = (next, 1)
      while max(
        max(across.deviation(share, next), down.deviation(share, next)),
        isRound ? arcDeviation(share, next) : 0) > Self.maximumDeviation
      {
        next = share + (next - share) * Self.shortening
      }
    }
  }

  /// Returns the maximum distance of the middle of an arc from its place in the middle of a line, in points.
  private func arcDeviation(_ start: Double, _ end: Double) -> Double {
    func deviation(_ radius: Double, _ change: Double) -> Double {
      Side(
        length: outline.width, growth: outlineChange.width, near: radius, nearGrowth: change,
        picture: 0, pictureGrowth: 0
      ).deviation(start, end) * Self.sagitta
    }
    return max(
      max(
        deviation(radii.topLeft, radiiChange.topLeft),
        deviation(radii.topRight, radiiChange.topRight)),
      max(
        deviation(radii.bottomRight, radiiChange.bottomRight),
        deviation(radii.bottomLeft, radiiChange.bottomLeft)))
  }

  /// Appends the radii at a share of the way, multiplied by a factor.
  private func writeRadii(at share: Double, times factor: Double, into numbers: inout [Double]) {
    let drawn = (radii + radiiChange * share) * factor
    numbers.append(drawn.topLeft)
    numbers.append(drawn.topRight)
    numbers.append(drawn.bottomRight)
    numbers.append(drawn.bottomLeft)
  }

  /// The maximum distance of a corner from its place because of the lines, in points.
  private static let maximumDeviation = 0.1

  /// How far the middle of an arc moves if its radius grows by 1 and its corner stays: √2 - 1, along the diagonal.
  private static let sagitta = 0.4142

  /// By how much a line that deviates too far becomes shorter.
  private static let shortening = 0.8
}

/// One axis of both boxes: the length of the outer box, the distance between the near edges of both boxes, and the length of the
/// inner box, each at the start and its growth on the whole way.
///
/// The distance D of an edge of the inner box from the near edge of the outer box, and the length L of the outer box are linear in the
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

  func length(at share: Double) -> Double { length + growth * share }
}

extension Placement {
  /// Whether two boxes show it that are only moved and scaled.
  fileprivate var isPlain: Bool { rotation == Rotation() && elevation == 0 }
}
