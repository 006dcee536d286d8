import Testing

@testable import Vitrine

/// A grid and a viewer together, as a page has them.
@Suite struct PhotoPageLawTests {
  @Test func aCellIsEmptyExactlyWhileItsPhotographIsAway() {
    expectLaw(streams: 60) { events in
      var page = Page()
      for event in events where !event.isSource {
        page.happen(event)
        for delay in [0, 0.004, 0.3] {
          if let breach = page.breach(at: event.time + delay) { return breach }
        }
      }
      return nil
    }
  }
}

/// Hands events to both, the grid's places to the viewer, and the viewer's return to the grid.
private struct Page {
  var viewing = Viewing()
  var grid = PhotoGridModel()
  var scene = ExhibitScene()

  init() {
    grid.handle(Event(at: 0, .count(40)))
    grid.handle(Event(at: 0, .viewport(Viewport(screen: Viewing.screen))))
  }

  mutating func happen(_ event: Event) {
    if case .open(let item, _, _) = event.kind {
      viewing.happen(.source(grid.source(of: item)), at: event.time)
    }
    viewing.happen(event)
    tellGrid(at: event.time)
  }

  mutating func breach(at time: Double) -> String? {
    viewing.look(at: time)
    tellGrid(at: time)
    grid.scene(at: time, into: &scene)
    let away = scene.placements.filter { $0.opacity == 0 }.map(\.item)
    let shown = [viewing.model.item].compactMap { $0 }
    let isOnGround = viewing.scene.ground == 0 || !shown.isEmpty
    if !isOnGround { return "a ground without a photograph" }
    return away == shown ? nil : "cells \(away) are empty while \(shown) is away"
  }

  private mutating func tellGrid(at time: Double) {
    for signal in viewing.signals {
      switch signal {
      case .open(let item), .change(let item):
        grid.handle(Event(at: time, .open(item: item, ratio: 1, animated: true)))
      case .settle(_, isOpen: false): grid.handle(Event(at: time, .close(animated: false)))
      default: break
      }
    }
    viewing.signals = []
  }
}

extension Event {
  fileprivate var isSource: Bool {
    if case .source = kind { true } else { false }
  }
}
