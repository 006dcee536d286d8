import Vitrine

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
