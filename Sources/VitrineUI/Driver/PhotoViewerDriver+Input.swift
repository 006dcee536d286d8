import Vitrine

extension PhotoViewerDriver {
  /// Hands one sample of a finger or a mouse on, dated in seconds; the answer says whose the gesture is.
  @discardableResult
  func feel(_ pointer: Pointer, at time: Double? = nil) -> Response {
    follow()
    return exhibit.handle(.pointer(pointer), at: time)
  }

  /// A turn of a wheel, or two fingers on a trackpad; what is open takes all of them.
  func turn(_ wheel: Wheel, at time: Double? = nil) -> Bool {
    guard photo != nil else { return false }
    exhibit.handle(.wheel(wheel), at: time)
    return true
  }

  /// Hands a pinch on that is not told finger by finger, by its scale since it began; whether the viewer took it.
  @discardableResult
  func magnify(_ phase: Magnify.Phase, scale: Double, at position: Vector, time: Double? = nil)
    -> Bool
  {
    guard photo != nil else { return false }
    let sample = Magnify(phase, scale: scale, position: position)
    return exhibit.handle(.magnify(sample), at: time).claim == .mine
  }

  /// Hands a key on; whether the viewer took it.
  func press(_ key: Key) -> Bool {
    guard photo != nil else { return false }
    exhibit.handle(.key(key))
    return true
  }

  /// Turns so many pages on, for somebody who listens; says where it is if there are none.
  func adjust(by pages: Int) {
    guard let photo else { return }
    let there = photo.index + pages
    guard (0..<count).contains(there) else { return noticed(.place(photo.index, of: count)) }
    exhibit.handle(.step(pages))
  }

  /// The screen is so large now, in points. Sizes that are no numbers change nothing.
  func resize(to size: Dimensions) {
    guard size.width.isFinite, size.height.isFinite else {
      return complaints.warn(
        "a size of \(size.width) x \(size.height) cannot be drawn in; the viewer keeps the one it had. Give it a frame."
      )
    }
    exhibit.handle(.viewport(Viewport(screen: size)))
    exhibit.drawNow()
  }

  /// What the person and the system prefer.
  func prefer(_ new: Event.Environment) {
    guard new != environment else { return }
    environment = new
    exhibit.handle(.environment(new))
  }

  /// Takes over the options of the grid that the viewer has too: its speed, and the effect of a tap.
  func configure(_ new: ExhibitOptions) {
    var own = ExhibitOptions()
    for option in [Option.speed, .tap] { own[option] = new[option] }
    let changes = own.changes(from: options)
    options = own
    changes.forEach { exhibit.handle($0) }
  }
}
