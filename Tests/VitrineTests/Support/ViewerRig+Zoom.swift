import Vitrine

extension Rig where Model == PhotoViewerModel {
  /// A viewer in which photograph 7 of 12 is open, zoomed by a double tap on its middle, and at rest.
  static func zoomed() -> ViewerRig {
    var rig = ViewerRig.open(count: 12)
    rig.doubleTap(middle, at: 6)
    rig.draw(at: 8)
    rig.signals = []
    return rig
  }

  /// Where the photograph is in the scene drawn last, including the parts out of view.
  var outline: Frame { scene.photo?.outline ?? .zero }

  /// How many times larger than at fit the photograph is in the scene drawn last.
  var zoom: Double {
    guard let photo = scene.photo else { return .nan }
    return photo.outline.width / Self.fit(of: photo, on: scene.dimensions).width
  }

  mutating func doubleTap(_ point: Vector, at time: Double) {
    tap(point, at: time)
    tap(point, at: time + 0.2)
  }
}
