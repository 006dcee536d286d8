import Vitrine

extension CarouselDriver {
  /// Handles one sample of a finger or a mouse. The response says who owns the gesture.
  @discardableResult
  func handlePointer(_ pointer: Pointer, at time: Double? = nil) -> Response {
    let response = exhibit.handle(.pointer(pointer), at: time)
    lastPress.follow(
      pointer.phase, suppressesTap: exhibit.model.suppressesTap, isDrag: response.claim == .mine,
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

/// Presses that SwiftUI also gives to the views in the items.
extension CarouselDriver {
  /// Whether a tap on an item acts on the item: a card opens or closes, a photograph of a row opens.
  var itemsTakeTaps: Bool { kind != .plain }

  /// Handles a sample of a press. The response says who owns the gesture.
  func handlePress(_ pointer: Pointer, at time: Double? = nil) -> Response {
    guard itemsTakeTaps else { return handlePointer(pointer, at: time) }
    var pointer = pointer
    pointer.content = .control
    let response = handlePointer(pointer, at: time)
    lastPress.followTap(pointer, at: time ?? exhibit.now)
    return response
  }

  /// Handles a tap that no view in an item has taken; see ``StripTap``.
  func handleTap() {
    guard var pointer = lastPress.takeTap(at: exhibit.now) else { return }
    pointer.content = .item
    for phase in [Pointer.Phase.down, .up] {
      pointer.phase = phase
      exhibit.handle(.pointer(pointer))
    }
  }
}

extension CarouselDriver {
  /// Records that the carousel got or lost keyboard focus. Focus that follows a press closely came from the pointer.
  func setFocused(_ isFocused: Bool) {
    focus.setFocused(isFocused, byPointer: lastPress.givesFocus(at: exhibit.now))
    pauseForKeys()
  }

  /// Handles a key of the keyboard. Returns whether the carousel took it.
  func handleKey(_ key: Key) -> Bool {
    if focus.keyboard == .pointer {
      focus.useKeys()
      pauseForKeys()
    }
    return press(key)
  }

  private func pauseForKeys() { setPauseReason(.focused, focus.keyboard == .keys) }
}

/// Drags and scrolls that the views around the carousel can take over.
extension CarouselDriver {
  /// Whether a drag past an end of the strip belongs to the views around.
  ///
  /// A scroll view on the same axis takes over at both ends. A page and a sheet go in one direction, so they take over at the first item
  /// only. A loop has no ends.
  func yieldsAtEnds(in surroundings: Surroundings) -> Bool {
    let scrolls: Surroundings = isVertical ? .scrollsVertically : .scrollsSideways
    let goes: Surroundings = isVertical ? .dismisses : .pops
    return surroundings.contains(scrolls) || surroundings.contains(goes) && !steps.previous
  }

  /// Whether a scroll of a trackpad in a direction belongs to the strip, and not to the views around: whether a drag would.
  func takes(scroll direction: Vector, in surroundings: Surroundings) -> Bool {
    runs(along: direction)
      && exhibit.model.takesDrag(
        toward: direction, yieldingAtEnds: yieldsAtEnds(in: surroundings),
        at: exhibit.shown ?? exhibit.now)
  }
}
