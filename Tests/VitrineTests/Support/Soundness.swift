@testable import Vitrine

/// What must be true of a carousel's scene at any instant: every item once, none over another, no gap, no odd number.
struct Soundness {
  private(set) var breach: String?

  init(of passing: Passing, at time: Double) {
    let (strip, scene) = (passing.model.strip, passing.scene)
    breach =
      Self.numbers(of: scene) ?? Self.items(of: scene, strip) ?? Self.places(of: passing)
      ?? Self.coverage(by: passing, at: time) ?? Self.current(of: passing, at: time)
  }

  private static func numbers(of scene: ExhibitScene) -> String? {
    let all = scene.numbers + scene.offset.numbers + [scene.position]
    return all.allSatisfy { $0.isFinite } ? nil : "a number that is none"
  }

  /// Each is itself at most once, and always where a copy of it shows.
  private static func items(of scene: ExhibitScene, _ strip: Strip) -> String? {
    let selves = scene.placements.filter { $0.lap == 0 }.map(\.item)
    guard Set(selves).count == selves.count else { return "an item twice in \(selves)" }
    let all = Set(scene.placements.map(\.item))
    guard all.isSubset(of: 0..<strip.count) else { return "no such item in \(all)" }
    guard all == Set(selves) else { return "copies without their items: \(all), \(selves)" }
    let places = Set(scene.placements.map { [$0.lap, $0.item] })
    return places.count == scene.placements.count ? nil : "the same lap of an item twice"
  }

  /// Each begins where the one before ends, and the gap.
  private static func places(of passing: Passing) -> String? {
    let placements = passing.scene.placements
    for (one, next) in zip(placements, placements.dropFirst()) {
      let length = passing.model.axis.length(of: one.frame.dimensions)
      let end = passing.start(of: one) + length + passing.model.strip.spacing
      guard abs(passing.start(of: next) - end) < 1e-6 else {
        return "\(next.item) begins at \(passing.start(of: next)), not at \(end)"
      }
    }
    return nil
  }

  private static func coverage(by passing: Passing, at time: Double) -> String? {
    let strip = passing.model.strip
    guard strip.lap > 0.5, strip.viewport > 0 else { return nil }
    let (first, last) = (passing.scene.placements.first, passing.scene.placements.last)
    guard let first, let last else {
      return strip.loops ? "nothing shows" : nil
    }
    let isComplete = !strip.loops && passing.scene.placements.count == strip.count
    let length = passing.model.axis.length(of: last.frame.dimensions)
    let end = passing.start(of: last) + length + strip.spacing
    let reachesBack = passing.start(of: first) <= 1e-6 || (!strip.loops && first.item == 0)
    let reachesOn =
      end >= strip.viewport - 1e-6 || (!strip.loops && last.item == strip.count - 1)
    return isComplete || (reachesBack && reachesOn)
      ? nil : "a gap: from \(passing.start(of: first)) to \(end)"
  }

  private static func current(of passing: Passing, at time: Double) -> String? {
    let strip = passing.model.strip
    guard strip.count > 0 else { return nil }
    let place = passing.place(at: time)
    let current = passing.model.current(at: time)
    guard strip.item(current) == passing.scene.current else { return "another current item" }
    let distance = abs(strip.rest(of: current) - place)
    let numbers = strip.loops ? current - 3..<current + 4 : 0..<strip.count
    for number in numbers where abs(strip.rest(of: number) - place) < distance - 1e-3 {
      return "\(number) is nearer than \(current)"
    }
    return nil
  }
}
