import Testing
import Vitrine

/// Checks a law on many random streams. A failure has the seed and the fewest events that still break the law.
func expectLaw(
  streams: Int = 150, events count: Int = 60, at location: SourceLocation = #_sourceLocation,
  from source: (UInt64, Int) -> [Event] = EventStream.events, violation: ([Event]) -> String?
) {
  let first = firstViolation(streams: streams, events: count, from: source, violation: violation)
  if let first { Issue.record("\(first)", sourceLocation: location) }
}

/// Returns the violation of a law on the first stream that breaks it; nil if the law holds on all streams.
func firstViolation(
  streams: Int, events count: Int, from source: (UInt64, Int) -> [Event] = EventStream.events,
  violation: ([Event]) -> String?
) -> String? {
  for seed in 0..<UInt64(streams) {
    let events = source(seed, count)
    guard violation(events) != nil else { continue }
    let fewest = shrunk(events) { violation($0) != nil }
    let steps = fewest.map { "  \($0.time) shown \($0.shown) \($0.kind)" }
    return "seed \(seed): \(violation(fewest) ?? "") after\n\(steps.joined(separator: "\n"))"
  }
  return nil
}

/// Removes steps, first many at a time, as long as the rest still breaks the law.
func shrunk<Element>(_ steps: [Element], breaks: ([Element]) -> Bool) -> [Element] {
  var (left, size) = (steps, max(1, steps.count / 2))
  while true {
    let shorter = stride(from: 0, to: left.count, by: size).lazy
      .map { start in Array(left[..<start] + left[min(start + size, left.count)...]) }
      .first(where: breaks)
    if let shorter {
      left = shorter
    } else if size > 1 {
      size /= 2
    } else {
      return left
    }
  }
}
