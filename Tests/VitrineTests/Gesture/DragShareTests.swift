import Testing

@testable import Vitrine

/// The shares of a drag.
@Suite struct DragShareTests {
  private let deltas = [
    Vector(x: 30, y: 5), Vector(x: -30, y: 5), Vector(x: 4, y: -60), Vector(x: 0, y: 12), .zero,
  ]

  private var states: [DragShare.State] {
    var all: [DragShare.State] = []
    for bits in 0..<8 {
      for edges: GestureLimits.Directions in [[], .left, .right, .horizontal, .all] {
        all.append(
          DragShare.State(
            isZoomed: bits & 1 != 0, hasNeighbors: bits & 2 != 0, isSideways: bits & 4 != 0,
            edges: edges))
      }
    }
    return all
  }

  @Test func theSharesAddUpToTheDrag() {
    for state in states {
      for delta in deltas {
        let share = DragShare(of: delta, in: state)
        let sum = share.pan + Vector(x: share.page, y: 0) + share.dismiss
        #expect(sum == delta, "\(delta) in \(state)")
      }
    }
  }

  @Test func onlyAtFitIsAPhotographDraggedAway() {
    for state in states {
      for delta in deltas where DragShare(of: delta, in: state).dismiss != .zero {
        #expect(!state.isZoomed && !(state.hasNeighbors && state.isSideways))
      }
    }
  }

  @Test func zoomedInItIsPannedAndThePageTurnsOnlyFromItsEdge() {
    for state in states where state.isZoomed {
      for delta in deltas {
        let share = DragShare(of: delta, in: state)
        let isOutwards = state.edges.contains(delta.x < 0 ? .left : .right)
        #expect(share.page == (state.hasNeighbors && state.isSideways && isOutwards ? delta.x : 0))
      }
    }
  }
}
