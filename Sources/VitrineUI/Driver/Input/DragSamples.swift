import Vitrine

/// Converts the start and current positions of a drag gesture into pointer samples.
struct DragSamples: Equatable {
  private var last: Vector?

  /// One pointer sample without its time.
  struct Sample: Equatable {
    var phase: Pointer.Phase
    var position: Vector
  }

  /// Records a move. The first move also begins the drag.
  mutating func move(from start: Vector, to position: Vector) -> [Sample] {
    let isFirst = last == nil
    last = position
    let began = isFirst ? [Sample(phase: .down, position: start)] : []
    return isFirst && position == start ? began : began + [Sample(phase: .move, position: position)]
  }

  /// Ends the drag.
  mutating func end(at position: Vector) -> [Sample] {
    guard last != nil else { return [] }
    last = nil
    return [Sample(phase: .up, position: position)]
  }

  /// Cancels the drag, unless it has ended.
  mutating func cancel() -> [Sample] {
    guard let position = last else { return [] }
    last = nil
    return [Sample(phase: .cancel, position: position)]
  }
}
