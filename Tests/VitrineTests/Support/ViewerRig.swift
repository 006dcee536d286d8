import Vitrine

/// A viewer in a host without a screen.
typealias ViewerRig = Rig<PhotoViewerModel>

extension Rig where Model == PhotoViewerModel {
  static var screen: Dimensions { Dimensions(width: 390, height: 844) }
  static var middle: Vector { Vector(x: 195, y: 422) }
  /// The place on the page of the item that is opened.
  static var cell: Frame { Frame(x: 16, y: 200, width: 118, height: 118) }
  /// The item that is opened.
  static var item: Int { 7 }
  /// A photograph of this ratio is 390 by 260 points at fit.
  static var ratio: Double { 1.5 }
  static var opening: Event.Kind { .open(item: item, ratio: ratio, animated: true) }

  /// A viewer with nothing open, and a cell to open from.
  init(source: Source? = Source(frame: ViewerRig.cell)) {
    self.init(PhotoViewerModel())
    happen(.viewport(Viewport(screen: Self.screen)), at: 0)
    happen(.source(source), at: 0)
  }

  /// A viewer in which a photograph is open and at rest; in a collection of `count` items, or alone.
  static func open(
    source: Source? = Source(frame: ViewerRig.cell), count: Int = 0, isRightToLeft: Bool = false
  ) -> ViewerRig {
    var rig = ViewerRig(source: source)
    rig.happen(.environment(Event.Environment(isRightToLeft: isRightToLeft)), at: 0)
    rig.happen(.count(count), at: 0)
    rig.happen(opening, at: 0)
    rig.draw(at: 5)
    rig.signals = []
    return rig
  }

  /// A viewer in which photograph 7 of `count` is open and at rest. The next one is known to be 3 by 4.
  static func row(count: Int = 12, isRightToLeft: Bool = false) -> ViewerRig {
    var rig = open(count: count, isRightToLeft: isRightToLeft)
    rig.happen(.picture(item: item + 1, ratio: 0.75, width: 3000), at: 5)
    rig.draw(at: 5)
    return rig
  }

  /// Where a photograph is at fit, in points on the screen.
  static func fit(ratio: Double = ViewerRig.ratio, on screen: Dimensions = ViewerRig.screen)
    -> Frame
  {
    Frame(x: 0, y: 0, width: screen.width, height: screen.height).fitting(ratio: ratio)
  }

  /// Where the picture of a placement is at fit.
  static func fit(of placement: Placement, on screen: Dimensions) -> Frame {
    fit(ratio: placement.box.width / placement.box.height, on: screen)
  }

  /// The photograph that the viewer shows, as drawn at `time`; nil if nothing is open or it is out of view.
  @discardableResult
  mutating func photo(at time: Double) -> Placement? {
    draw(at: time).photo
  }

  mutating func tap(at time: Double, shown: Double? = nil) {
    tap(Self.middle, at: time, shown: shown)
  }

  mutating func liftAllFingers(at time: Double) {
    for finger: Int32 in 1...3 { touch(.up, .zero, finger: finger, at: time) }
  }
}

extension ExhibitScene {
  /// The photograph that a viewer shows: the last one, drawn over its neighbours.
  var photo: Placement? { placements.last { $0.item == target } }

  /// The photographs on the screen of a viewer, and the one shown even if it is out of view.
  var photosInView: [Placement] {
    placements.filter { $0.opacity > 0 && ($0.item == target || $0.shows(on: dimensions)) }
  }
}

extension Placement {
  func shows(on screen: Dimensions) -> Bool {
    frame.x < screen.width && frame.maxX > 0 && frame.y < screen.height && frame.maxY > 0
  }
}
