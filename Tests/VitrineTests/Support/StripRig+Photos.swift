import Vitrine

extension Rig where Model == CarouselModel {
  /// Ten photographs of different ratios, 300 points high, of which 600 points show.
  static var photoExtents: [Double] {
    [200.0, 450, 300, 225, 400, 200, 533, 300, 450, 200]
  }

  /// A row of photographs, at rest on the first, with gaps.
  static func photos(
    _ extents: [Double] = StripRig.photoExtents, options: [Option: Double] = [:],
    environment: Event.Environment = .init(),
    viewport: Dimensions = Dimensions(width: 600, height: 300)
  ) -> StripRig {
    StripRig(
      extents, as: .stitched, options: options, environment: environment, viewport: viewport)
  }

  /// Two fingers along the row, `span` apart about `middle`, begin a pinch.
  mutating func beginPinch(span: Double, about middle: Double, at time: Double) {
    beginPinch(span: span, about: point(at: middle), along: axis.offset(1), at: time)
  }

  mutating func spread(to span: Double, about middle: Double, at time: Double) {
    spread(to: span, about: point(at: middle), along: axis.offset(1), at: time)
  }

  mutating func pinch(
    to scale: Double, about middle: Double = 300, starting time: Double, during duration: Double
  ) {
    pinch(
      to: scale, about: point(at: middle), along: axis.offset(1), starting: time, during: duration)
  }

  /// The decisions to close the gaps (true) or to open them, since signals were last emptied.
  var stitches: [Bool] {
    signals.compactMap { if case .stitch(let isStitched) = $0 { isStitched } else { nil } }
  }

  var haptics: Int { signals.count { $0 == .haptic } }
}

/// A point of a strip: a virtual index, and the share of that item that lies before the point.
struct StripPoint: Equatable {
  var index: Int
  var share: Double
}

extension Rig where Model == CarouselModel {
  /// The point drawn at an offset along the viewport in the scene drawn last; in a gap, the end of the item before it.
  func stripPoint(at offset: Double) -> StripPoint { stripPoint(at: offset, in: scene) }

  /// The point that will be drawn there at a time, in seconds.
  func stripPoint(at offset: Double, time: Double) -> StripPoint {
    stripPoint(at: offset, in: drawn(at: time))
  }

  func stripPoint(at offset: Double, in scene: ExhibitScene) -> StripPoint {
    let starts = scene.placements.map { span(of: $0, in: scene).lowerBound }
    guard !starts.isEmpty else { return StripPoint(index: 0, share: .nan) }
    let drawn = starts.lastIndex { $0 <= offset } ?? 0
    let index = scene.first + drawn
    let extent = layout(in: scene).extent(of: index)
    let share = extent > 0 ? (offset - starts[drawn]) / extent : 0
    return StripPoint(index: index, share: min(max(share, 0), 1))
  }

  /// Where a point is drawn in the scene drawn last, in points along the viewport.
  func offset(of point: StripPoint) -> Double { offset(of: point, in: scene) }

  /// Where a point will be drawn at a time, in seconds.
  func offset(of point: StripPoint, at time: Double) -> Double {
    offset(of: point, in: drawn(at: time))
  }

  /// Where a point is drawn in a scene; an item that is not drawn is where the layout continues.
  func offset(of point: StripPoint, in scene: ExhibitScene) -> Double {
    guard let first = scene.placements.first else { return .nan }
    let layout = layout(in: scene)
    let way = layout.start(of: point.index) - layout.start(of: scene.first)
    return span(of: first, in: scene).lowerBound + way + point.share
      * layout.extent(of: point.index)
  }
}
