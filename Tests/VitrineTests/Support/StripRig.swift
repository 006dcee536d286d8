import Vitrine

/// A strip in a host without a screen: a carousel, a row of cards or a row of photographs.
typealias StripRig = Rig<CarouselModel>

extension Rig where Model == CarouselModel {
  /// A strip with items of these extents, at rest on the first.
  ///
  /// A carousel has no gaps unless `options` says so. Other exhibits have the options that are theirs.
  init(
    _ extents: [Double], as exhibit: CarouselModel.Style = .plain,
    options: [Option: Double] = [:], environment: Event.Environment = .init(),
    viewport: Dimensions = Dimensions(width: 300, height: 300)
  ) {
    self.init(CarouselModel(exhibit), as: exhibit)
    let unsaid: [Option: Double] = exhibit == .plain ? [.spacing: 0] : [:]
    let options = options.merging(unsaid) { set, _ in set }
    for (option, value) in options.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      happen(.option(option, value), at: 0)
    }
    happen(.environment(environment), at: 0)
    happen(.viewport(Viewport(screen: viewport)), at: 0)
    happen(.count(extents.count), at: 0)
    happen(.extents(extents, first: 0), at: 0)
    draw(at: 0)
    signals = []
  }

  /// The same, for one direction of writing.
  init(
    _ extents: [Double], as exhibit: CarouselModel.Style = .plain,
    options: [Option: Double] = [:], isRightToLeft: Bool,
    viewport: Dimensions = Dimensions(width: 300, height: 300)
  ) {
    self.init(
      extents, as: exhibit, options: options,
      environment: Event.Environment(isRightToLeft: isRightToLeft), viewport: viewport)
  }

  /// The axis along which the strip runs.
  var axis: Strip.Axis { record.axis }

  /// The length of the viewport along the strip, in points.
  var length: Double { axis.length(of: record.viewport.dimensions) }

  /// The point `offset` points along the strip from the start of the viewport, in the middle of its breadth.
  func point(at offset: Double) -> Vector {
    let (axis, viewport) = (axis, record.viewport.dimensions)
    let frame = axis.frame(start: offset, extent: 0, in: viewport)
    return axis.isVertical
      ? Vector(x: viewport.width / 2, y: frame.y) : Vector(x: frame.x, y: viewport.height / 2)
  }
}

/// Gestures along the strip: offsets are in points from the start of the viewport.
extension Rig where Model == CarouselModel {
  @discardableResult
  mutating func touch(
    _ phase: Pointer.Phase, _ offset: Double, finger: Int32 = 1, at time: Double,
    shown: Double? = nil, yieldsAtEnds: Bool = false
  ) -> Response {
    touch(
      phase, point(at: offset), finger: finger, at: time, shown: shown, yieldsAtEnds: yieldsAtEnds)
  }

  mutating func drag(
    from start: Double, to end: Double, starting time: Double, during duration: Double
  ) {
    drag(from: point(at: start), to: point(at: end), starting: time, during: duration)
  }

  @discardableResult
  mutating func flick(
    from start: Double, to end: Double, starting time: Double, during duration: Double
  ) -> Response {
    flick(from: point(at: start), to: point(at: end), starting: time, during: duration)
  }

  @discardableResult
  mutating func tap(_ offset: Double, at time: Double, shown: Double? = nil) -> Response {
    tap(point(at: offset), at: time, shown: shown)
  }
}
