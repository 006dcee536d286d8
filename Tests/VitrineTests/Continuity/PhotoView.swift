import Vitrine

/// The photographs that a viewer draws at an instant, and the shades of the scene.
struct PhotoView {
  /// One photograph: its item, its outline, and its visible part.
  struct Photo: Measurable {
    var item: Int
    var outline: Frame
    var frame: Frame
    var opacity: Double

    var numbers: [Double] { outline.numbers + frame.numbers }
  }

  /// The photographs in view, and the one shown even if it is out of view.
  var photos: [Photo]
  /// The item of the photograph shown.
  var target: Int
  /// The opacities of the scene, of the ground and of the controls.
  var (sceneOpacity, backdrop, controls): (Double, Double, Double)

  /// Of a scene that is faded out nothing is seen.
  init(_ scene: ExhibitScene) {
    let isSeen = scene.sceneOpacity > 0
    photos = isSeen ? scene.photosInView.map(Photo.init) : []
    target = scene.target
    (sceneOpacity, backdrop, controls) = (
      scene.sceneOpacity, scene.backdrop * scene.sceneOpacity, scene.controls * scene.sceneOpacity
    )
  }

  subscript(item: Int) -> Photo? { photos.first { $0.item == item } }

  /// The same photographs, moved and resized.
  func mapped(_ change: (Photo) -> Photo?) -> PhotoView {
    var view = self
    view.photos = photos.compactMap(change)
    return view
  }
}

extension PhotoView.Photo {
  init(_ placement: Placement) {
    item = placement.item
    (outline, frame) = (placement.outline, placement.frame)
    opacity = placement.opacity
  }

  /// The same photograph with outline and visible part changed alike.
  func mapped(_ change: (Frame) -> Frame) -> PhotoView.Photo {
    var photo = self
    (photo.outline, photo.frame) = (change(outline), change(frame))
    return photo
  }

  func moved(by offset: Vector) -> PhotoView.Photo { mapped { $0.moved(by: offset) } }

  func scaled(by factor: Double, about point: Vector) -> PhotoView.Photo {
    mapped { $0.scaled(by: factor, about: point) }
  }
}

extension ExhibitScene {
  /// The distance from a page of a viewer to the next, in points to the right.
  func pitch(isRightToLeft: Bool) -> Double {
    (dimensions.width + 20) * (isRightToLeft ? -1 : 1)
  }

  /// How far the pages of a viewer are displaced from where they rest, in points to the right.
  func displacement(isRightToLeft: Bool) -> Double {
    (Double(target) - position) * pitch(isRightToLeft: isRightToLeft)
  }
}
