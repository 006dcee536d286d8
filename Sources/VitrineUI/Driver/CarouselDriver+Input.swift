import Vitrine

extension CarouselDriver {
  /// Handles one sample of a finger or a mouse. The response says who owns the gesture.
  @discardableResult
  func handlePointer(_ pointer: Pointer, at time: Double? = nil) -> Response {
    if pointer.phase == .down || pointer.phase == .up { lastPress = exhibit.now }
    if pointer.phase == .down { suppressesTap = exhibit.suppressesTap(pointer, at: time) }
    let response = exhibit.handle(.pointer(pointer), at: time)
    if pointer.phase == .up || pointer.phase == .cancel { suppressesTap = false }
    note(dragging: response.claim == .mine)
    return response
  }

  /// Records whether a finger drags the strip.
  func note(dragging: Bool) {
    isDragged = dragging
    let new = dragging || suppressesTap
    if contentIgnoresTouches != new { contentIgnoresTouches = new }
  }

  /// Handles a wheel, or two fingers on a trackpad. Returns whether the carousel took it.
  func handleWheel(_ wheel: Wheel, at time: Double? = nil) -> Bool {
    exhibit.handle(.wheel(wheel), at: time).claim == .mine
  }

  /// Handles a key. Returns whether the carousel took it.
  func press(_ key: Key) -> Bool { exhibit.handle(.key(key)).claim == .mine }

  /// Scrolls by a number of items, for the digital crown.
  func scroll(byCrown items: Double) {
    _ = handleWheel(exhibit.model.wheel(scrolling: items))
  }
}
