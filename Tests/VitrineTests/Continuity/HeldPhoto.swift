import Vitrine

/// The photograph that fingers hold, and where it must be drawn once they have moved.
///
/// A drag is shared out as ``DragShare`` says; the formulas of the rubber band and of the drag away are repeated here.
struct HeldPhoto {
  /// The scene in which these fingers took hold.
  var base: ExhibitScene
  /// Where their middle was then.
  var point: Vector
  var context: Context
  /// How high the screen was where it was taken hold of, in points: what dragging away is measured by.
  var height: Double
  /// The magnifications within which it follows fingers that spread: wider if it was caught outside.
  private(set) var range: ClosedRange<Double>
  /// How far the fingers had dragged before they took hold of this scene.
  var origin = Vector.zero
  /// What the drag does; nil before it begins.
  var share: Share?
  /// How far the fingers were spread when they began to pinch it; nil while they do not.
  var spreadOrigin: Double?
  /// Whether fingers may pinch it as small as they like, and send it home.
  private(set) var mayClose = false
  /// Whether it was pinched before.
  var wasPinched = false
  /// Whether it rests larger than at fit.
  private var isRestingLarger: Bool {
    (base.photo?.box.width ?? 0) > context.limits.fit.width * (1 + 1e-9)
  }

  /// Whether it was at rest on the full screen when it was caught.
  var wasAtRest: Bool { base.photo?.outline.dimensions == base.photo?.box }

  /// What a host has told a viewer, as far as a hold depends on it.
  struct Context {
    var isOpen: Bool
    /// Whether it has come to rest on the full screen.
    var hasArrived: Bool
    var isRightToLeft: Bool
    var count: Int
    var limits: PhotoLimits
  }

  /// What a drag does, decided where it begins.
  struct Share {
    var isZoomed: Bool
    var changesPage: Bool
    /// The signs of the directions in which it cannot be panned farther: -1 left, 1 right.
    var edges: Set<Double> = []
  }

  init(
    _ base: ExhibitScene, at point: Vector, _ context: Context, range: ClosedRange<Double>? = nil,
    height: Double? = nil
  ) {
    (self.base, self.point, self.context) = (base, point, context)
    self.height = height ?? base.dimensions.height
    let scale = (base.photo?.outline.width ?? 0) / context.limits.fit.width
    self.range =
      range ?? (scale > 0 ? min(1, scale)...max(context.limits.maximum, scale) : 1...4)
  }

  /// How many times larger than at fit it is drawn in `base`.
  var scale: Double { (base.photo?.outline.width ?? 0) / context.limits.fit.width }

  private var screen: Dimensions { base.dimensions }
  private var middle: Vector { Vector(x: screen.width / 2, y: screen.height / 2) }
  var displacement: Double { base.displacement(isRightToLeft: context.isRightToLeft) }

  /// Whether the hold zooms. The photograph stays on the screen after the release.
  var isZoomed: Bool { wasPinched || share?.isZoomed == true }

  /// Whether a released photograph slows down within its edges, instead of moving to its place.
  var runsOut: Bool {
    context.isOpen && (isZoomed || spreadOrigin != nil || isRestingLarger)
  }

  /// What a drag does, in a word.
  var name: String {
    guard let share else { return "is not dragged yet" }
    return share.isZoomed ? "is panned" : share.changesPage ? "turns a page" : "is dragged away"
  }

  /// How far the middle of the photograph is from that of its page.
  var pan: Vector {
    (base.photo?.outline.center ?? middle) - middle - Vector(x: displacement, y: 0)
  }
}

extension HeldPhoto {
  /// Decides what a drag by `offset` does: the table of ``DragShare``.
  mutating func beginDrag(by offset: Vector) {
    guard case nil = share, offset != .zero else { return }
    let isSideways = abs(offset.x) > abs(offset.y) || abs(pull) > Threshold.touchSlop
    var share = Share(
      isZoomed: context.isOpen && (isRestingLarger || scale > 1.05),
      changesPage: context.isOpen && pages.count > 1 && isSideways)
    let slack = context.limits.slack(at: scale).x
    if pan.x - 0.5 <= -slack { share.edges.insert(-1) }
    if pan.x + 0.5 >= slack { share.edges.insert(1) }
    self.share = share
  }

  /// How far a drag turns the page, pans, and drags away.
  private func shares(of offset: Vector) -> (page: Double, pan: Vector, away: Vector) {
    guard let share else { return (0, .zero, .zero) }
    let isOutwards = !share.isZoomed || share.edges.contains(offset.x < 0 ? -1 : 1)
    if share.changesPage, isOutwards {
      return (offset.x, share.isZoomed ? Vector(x: 0, y: offset.y) : .zero, .zero)
    }
    return share.isZoomed ? (0, offset, .zero) : (0, .zero, offset)
  }

  /// The pages that there are, counted from the one shown.
  var pages: ClosedRange<Int> {
    let after = context.count - 1 - base.target
    return base.target < 0 || after < 0 ? 0...0 : -base.target...after
  }

  var bounds: ClosedRange<Double> {
    let pitch = base.pitch(isRightToLeft: context.isRightToLeft)
    let ends = [Double(pages.lowerBound), Double(pages.upperBound)].map { -$0 * pitch }.sorted()
    return ends[0]...ends[1]
  }

  private var band: RubberBand { RubberBand(dimension: screen.width) }

  /// How far the row had been pulled in `base`.
  private var pull: Double {
    let edge = min(max(displacement, bounds.lowerBound), bounds.upperBound)
    return edge + band.inverse(of: displacement - edge)
  }

  /// How far the row has moved since `base` after a drag by `offset`.
  func pageShift(by offset: Vector) -> Double {
    band.pulled(displacement, by: shares(of: offset).page, within: bounds) - displacement
  }
}

extension HeldPhoto {
  /// The photograph and the shades after a drag by `offset`.
  func dragged(by offset: Vector) -> (photo: PhotoView.Photo, backdrop: Double, controls: Double)? {
    guard let placement = base.photo else { return nil }
    let shares = shares(of: offset)
    let photo = PhotoView.Photo(placement).moved(by: Vector(x: pageShift(by: offset), y: 0))
    let distance = shares.away.length
    let height = max(1, height)
    if share?.isZoomed == true {
      let pulled = context.limits.pulled(pan, by: shares.pan, at: scale)
      return (photo.moved(by: pulled - pan), base.backdrop, base.controls)
    }
    return (
      photo.scaled(by: Self.shrinking(after: distance / height), about: point).moved(
        by: shares.away),
      base.backdrop * max(0, 1 - distance / (0.35 * height)),
      base.controls * max(0, 1 - distance / 50)
    )
  }

  /// Returns the scale of a photograph that was dragged away by a distance, in heights of the screen.
  static func shrinking(after distance: Double) -> Double {
    let free = 0.52
    guard distance > free else { return 1 - 0.67 * distance }
    let band = RubberBand(coefficient: 1, dimension: 0.9403 - free)
    return 1 - 0.67 * (free + band.offset(for: distance - free))
  }

  /// Fingers begin to pinch it. At fit they may send it home.
  mutating func beginPinch(mayClose: Bool) {
    guard mayClose || self.mayClose, context.hasArrived || self.mayClose,
      !isRestingLarger || self.mayClose
    else { return }
    self.mayClose = true
    range = min(range.lowerBound, 0.01)...range.upperBound
  }

  /// The ground and the controls around it when it is so wide: where a pinch may send it home, the ground is gone at half the
  /// size of fit, and the controls are at 0.9 of it.
  func shades(at width: Double) -> (backdrop: Double, controls: Double) {
    guard mayClose else { return (base.backdrop, base.controls) }
    let (old, new) = (scale, width / context.limits.fit.width)
    func share(_ size: Double, from least: Double) -> Double {
      (min(max(size, least), 1) - least) / (1 - least)
    }
    return (
      min(1, max(0, base.backdrop + share(new, from: 0.5) - share(old, from: 0.5))),
      min(1, max(0, base.controls + share(new, from: 0.9) - share(old, from: 0.9)))
    )
  }

  /// The photograph after fingers have spread `spread` times as far and moved by `offset`.
  func spread(by spread: Double, moved offset: Vector) -> PhotoView.Photo? {
    guard let placement = base.photo, scale > 0 else { return nil }
    let scale = context.limits.spread(self.scale, by: spread, within: range)
    return PhotoView.Photo(placement).scaled(by: scale / self.scale, about: point).moved(by: offset)
  }
}
