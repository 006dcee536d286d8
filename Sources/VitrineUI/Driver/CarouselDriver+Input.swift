import Vitrine

extension CarouselDriver {
  /// One sample of a finger or a mouse; answers whose the gesture is.
  @discardableResult
  func feel(_ pointer: Pointer, at time: Double? = nil) -> Response {
    let response = exhibit.handle(.pointer(pointer), at: time)
    note(dragging: response.claim == .mine)
    return response
  }

  /// A turn of a wheel, or two fingers on a trackpad; whether it was the carousel's.
  func turn(_ wheel: Wheel, at time: Double? = nil) -> Bool {
    exhibit.handle(.wheel(wheel), at: time).claim == .mine
  }

  /// A key; whether it was the carousel's.
  func press(_ key: Key) -> Bool { exhibit.handle(.key(key)).claim == .mine }

  /// The crown was turned by so many items.
  func turn(crownBy items: Double) {
    let length = cells.first { $0.isCurrent }?.placement.box ?? size
    let distance = items * (isVertical ? length.height : length.width)
    let delta = isVertical ? Vector(x: 0, y: distance) : Vector(x: distance, y: 0)
    _ = turn(Wheel(delta: delta, isFocused: true))
  }

  /// A reason why it shall not move by itself begins, or is over.
  func attend(_ reason: PauseReasons, _ holds: Bool) {
    let new = holds ? pauseReasons.union(reason) : pauseReasons.subtracting(reason)
    pay(new)
  }
}
