import Testing
import Vitrine

/// A law of a grid and a viewer on one page.
@Suite struct PhotoPageLawTests {
  @Test func aCellIsEmptyExactlyWhileItsPhotographIsAway() {
    expectLaw(streams: 60) { events in
      var page = Page()
      for event in events where !event.isSource {
        page.happen(event)
        for delay in [0, 0.004, 0.3] {
          if let violation = page.violation(at: event.time + delay) { return violation }
        }
      }
      return nil
    }
  }
}

/// A page: the viewer gets the places of cells from the grid, and the grid learns from the viewer which photograph is away.
private struct Page {
  var viewer = ViewerRig()
  var grid = GridRig(count: 40)

  mutating func happen(_ event: Event) {
    if case .open(let item, _, _) = event.kind {
      viewer.happen(.source(grid.source(of: item)), at: event.time)
    }
    viewer.happen(event)
    tellGrid(at: event.time)
  }

  mutating func violation(at time: Double) -> String? {
    viewer.draw(at: time)
    tellGrid(at: time)
    let away = grid.draw(at: time).placements.filter { $0.opacity == 0 }.map(\.item)
    let shown = [viewer.model.item].compactMap { $0 }
    let isOnGround = viewer.scene.backdrop == 0 || !shown.isEmpty
    if !isOnGround { return "a ground without a photograph" }
    return away == shown ? nil : "cells \(away) are empty while \(shown) is away"
  }

  private mutating func tellGrid(at time: Double) {
    for signal in viewer.signals {
      switch signal {
      case .open(let item), .change(let item):
        grid.happen(.viewed(item: item), at: time)
      case .settle(_, isOpen: false): grid.happen(.viewed(item: nil), at: time)
      default: break
      }
    }
    viewer.signals = []
  }
}

extension Event {
  fileprivate var isSource: Bool {
    if case .source = kind { true } else { false }
  }
}
