import Vitrine

extension CarouselDriver {
  /// Handles one sample of a finger or a mouse. The response says who owns the gesture.
  @discardableResult
  func handlePointer(_ pointer: Pointer, at time: Double? = nil) -> Response {
    let suppressesTap = pointer.phase == .down && exhibit.suppressesTap(pointer, at: time)
    let response = exhibit.handle(.pointer(pointer), at: time)
    lastPress.follow(
      pointer.phase, suppressesTap: suppressesTap, isDrag: response.claim == .mine,
      at: exhibit.now)
    return response
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
