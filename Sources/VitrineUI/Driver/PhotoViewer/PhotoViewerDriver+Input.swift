import Vitrine

extension PhotoViewerDriver {
  /// Handles one sample of a finger or a mouse at a time in seconds. The response says who owns the gesture.
  @discardableResult
  func handlePointer(_ pointer: Pointer, at time: Double? = nil) -> Response {
    updateSource()
    return exhibit.handle(.pointer(pointer), at: time)
  }

  /// Handles one sample of a press on a page, whose content can take the tap that it becomes; see ``PagePress``. The response says who
  /// owns the gesture.
  func handlePress(_ pointer: Pointer, at time: Double? = nil) -> Response {
    let time = time ?? exhibit.now
    if pointer.phase == .down { cancelTakenTap() }
    guard !pagePress.follow(pointer, at: time) else {
      exhibit.refresh()
      return Response(.pending)
    }
    var response = handlePointer(pointer, at: time)
    pagePress.noteSent(pointer.phase, isCatch: exhibit.model.suppressesTap)
    if response.claim == .mine, pagePress.reachesContent { response.claim = .pending }
    return response
  }

  /// Handles a tap that no view in a page has taken.
  func handleTap() { pagePress.takeTap(at: exhibit.now).forEach { send($0) } }

  /// Ends the press whose tap the content of a page has taken.
  func cancelTakenTap() {
    if let sample = pagePress.takeCancellation() { send(sample) }
  }

  private func send(_ sample: PagePress.Sample) {
    handlePointer(sample.pointer, at: sample.time)
    pagePress.noteSent(sample.pointer.phase, isCatch: false)
  }

  /// Handles a wheel, or two fingers on a trackpad. An open viewer takes all of them.
  func handleWheel(_ wheel: Wheel, at time: Double? = nil) -> Bool {
    guard photo != nil else { return false }
    exhibit.handle(.wheel(wheel), at: time)
    return true
  }

  /// Scrolls by a number of pages, for the digital crown.
  func scroll(byPages pages: Double) {
    _ = handleWheel(Wheel(delta: Vector(x: pages * surface.frame.width, y: 0)))
  }

  /// Handles a pinch that the platform reports as a scale relative to its start. Returns whether the viewer took it.
  @discardableResult
  func magnify(_ phase: Magnify.Phase, scale: Double, at position: Vector, time: Double? = nil)
    -> Bool
  {
    guard photo != nil else { return false }
    let sample = Magnify(phase, scale: scale, position: position)
    return exhibit.handle(.magnify(sample), at: time).claim == .mine
  }

  /// Handles a key. Returns whether the viewer took it. Escape closes open details first.
  func press(_ key: Key) -> Bool {
    guard photo != nil else { return false }
    if key == .escape, panel.isOpen {
      setDetails(isOpen: false)
      return true
    }
    exhibit.handle(.key(key))
    return true
  }

  /// Moves by a number of pages, for VoiceOver. If there is no such page, announces the current position.
  func adjust(by pages: Int) {
    guard let photo else { return }
    let index = photo.index + pages
    guard (0..<count).contains(index) else { return announce(.position(photo.index, of: count)) }
    exhibit.handle(.step(pages))
  }

  /// Applies the options that the viewer shares with the grid: its speed, and the effect of a tap.
  func configure(_ new: ExhibitOptions) {
    var own = ExhibitOptions()
    for option in [Option.speed, .tap] { own[option] = new[option] }
    exhibit.configure(own)
    panel.speed = new.sanitized(.speed)
  }
}
