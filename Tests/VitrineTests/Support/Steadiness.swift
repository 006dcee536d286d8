@testable import Vitrine

/// One event, and what it may not do to a carousel: what is looked at neither jumps nor jerks.
struct Steadiness {
  private(set) var breach: String?

  init(of model: inout CarouselModel, across event: Event) {
    model.advance(to: event.time)
    let before = model
    model.handle(event)
    guard before.strip.count > 0, model.strip.count > 0, !Self.jumps(event, before) else { return }
    breach = Self.place(before, model, event) ?? Self.velocity(before, model, event)
  }

  /// What is meant to move it: at-once selections, the wheel, a finger that is down, an item looked at that is no more or
  /// longer now, and whatever changes where the ends are.
  private static func jumps(_ event: Event, _ before: CarouselModel) -> Bool {
    let looked = before.strip.item(
      before.isSettled ? before.target : before.strip.nearest(to: before.place(at: event.time)))
    let hasEnds = before.strip.bounds != nil
    return switch event.kind {
    case .select(_, animated: false), .wheel: true
    case .viewport, .insert, .move: hasEnds
    case .option(.loop, let loops): hasEnds != (loops == 0)
    case .remove(let range): hasEnds || range.contains(looked)
    case .extents(let new, let first): hasEnds || (first..<first + new.count).contains(looked)
    case .pointer(let pointer): pointer.phase == .move
    default: false
    }
  }

  private static func place(
    _ before: CarouselModel, _ after: CarouselModel, _ event: Event
  ) -> String? {
    let isCaught = !before.isHeld && after.isHeld
    let time = isCaught ? event.shown : event.time
    let expected = before.travel.position(at: before.pace.at(time)) - before.base
    let place = after.travel.position(at: after.pace.at(event.time)) - after.base
    return abs(place - expected) < 1e-6 ? nil : "the place jumps from \(expected) to \(place)"
  }

  private static func velocity(
    _ before: CarouselModel, _ after: CarouselModel, _ event: Event
  ) -> String? {
    if case .pointer = event.kind { return nil }
    let (old, new) = (
      before.travel.velocity(at: before.pace.at(event.time)),
      after.travel.velocity(at: after.pace.at(event.time))
    )
    return abs(new - old) < 1e-4 ? nil : "the velocity jumps from \(old) to \(new)"
  }
}
