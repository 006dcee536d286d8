import Vitrine

/// Turns what a drag gesture tells, where it began and where it is, into the samples of a pointer.
struct DragSamples: Equatable {
  private var last: Vector?

  /// One sample of a pointer, without its time.
  struct Sample: Equatable {
    var phase: Pointer.Phase
    var place: Vector
  }

  /// The gesture went on; at first, it also began.
  mutating func move(from start: Vector, to place: Vector) -> [Sample] {
    let isFirst = last == nil
    last = place
    let began = isFirst ? [Sample(phase: .down, place: start)] : []
    return isFirst && place == start ? began : began + [Sample(phase: .move, place: place)]
  }

  /// The gesture ended.
  mutating func end(at place: Vector) -> [Sample] {
    guard last != nil else { return [] }
    last = nil
    return [Sample(phase: .up, place: place)]
  }

  /// The gesture was taken away, unless it has ended already.
  mutating func cancel() -> [Sample] {
    guard let place = last else { return [] }
    last = nil
    return [Sample(phase: .cancel, place: place)]
  }
}
