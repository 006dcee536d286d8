import Testing
import Vitrine

/// Tries a law on many random streams; where it breaks, tells the seed and as few events as still break it.
func expectLaw(
  streams: Int = 150, events count: Int = 60, at location: SourceLocation = #_sourceLocation,
  from source: (UInt64, Int) -> [Event] = EventStream.events, breach: ([Event]) -> String?
) {
  let story = firstBreach(streams: streams, events: count, from: source, breach: breach)
  if let story { Issue.record("\(story)", sourceLocation: location) }
}

/// How a law breaks on the first stream on which it does; nil when it holds on all of them.
func firstBreach(
  streams: Int, events count: Int, from source: (UInt64, Int) -> [Event] = EventStream.events,
  breach: ([Event]) -> String?
) -> String? {
  for seed in 0..<UInt64(streams) {
    let events = source(seed, count)
    guard breach(events) != nil else { continue }
    let fewest = shrunk(events) { breach($0) != nil }
    let story = fewest.map { "  \($0.time) shown \($0.shown) \($0.kind)" }
    return "seed \(seed): \(breach(fewest) ?? "") after\n\(story.joined(separator: "\n"))"
  }
  return nil
}

/// Drops steps of a story, many at a time at first, for as long as what is left still breaks the law.
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
