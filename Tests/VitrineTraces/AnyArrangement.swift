package import Vitrine

/// An exhibit of a rearrangement: a grid or a strip of any style.
package enum AnyArrangement {
  case grid(PhotoGridModel)
  case strip(CarouselModel)
}

extension AnyArrangement: ArrangementModel {
  @discardableResult
  package mutating func handle(_ event: Event) -> Response {
    change({ $0.handle(event) }, { $0.handle(event) })
  }

  package mutating func advance(to time: Double) {
    change({ $0.advance(to: time) }, { $0.advance(to: time) })
  }

  package mutating func draw(at time: Double, into scene: inout ExhibitScene) {
    change({ $0.draw(at: time, into: &scene) }, { $0.draw(at: time, into: &scene) })
  }

  package mutating func takeSignals(into signals: inout [Signal]) {
    change({ $0.takeSignals(into: &signals) }, { $0.takeSignals(into: &signals) })
  }

  package mutating func source(of item: Int, at time: Double) -> Source? {
    change({ $0.source(of: item, at: time) }, { $0.source(of: item, at: time) })
  }

  package mutating func pose(of item: Int, at time: Double) -> Pose? {
    change({ $0.pose(of: item, at: time) }, { $0.pose(of: item, at: time) })
  }

  package func offset(at time: Double) -> Vector {
    read({ $0.offset(at: time) }, { $0.offset(at: time) })
  }

  package var count: Int { read({ $0.count }, { $0.count }) }

  package var itemLookedAt: Int? { read({ $0.itemLookedAt }, { $0.itemLookedAt }) }

  package var viewport: Viewport { read({ $0.viewport }, { $0.viewport }) }

  package var reducesMotion: Bool { read({ $0.reducesMotion }, { $0.reducesMotion }) }

  package var isDragged: Bool { read({ $0.isDragged }, { $0.isDragged }) }

  package mutating func visibleItems(at time: Double) -> [Int] {
    change({ $0.visibleItems(at: time) }, { $0.visibleItems(at: time) })
  }

  package mutating func rest(on item: Int, near point: Vector) {
    change({ $0.rest(on: item, near: point) }, { $0.rest(on: item, near: point) })
  }

  package mutating func shiftDrag(by offset: Vector) {
    change({ $0.shiftDrag(by: offset) }, { $0.shiftDrag(by: offset) })
  }

  package func setLaps(of items: inout [FlownItem]) {
    switch self {
    case .grid(let model): model.setLaps(of: &items)
    case .strip(let model): model.setLaps(of: &items)
    }
  }

  package mutating func beginReading(at time: Double) -> ArrangementReading {
    change({ $0.beginReading(at: time) }, { $0.beginReading(at: time) })
  }

  package func placement(of item: FlownItem, in reading: ArrangementReading) -> Placement? {
    read({ $0.placement(of: item, in: reading) }, { $0.placement(of: item, in: reading) })
  }

  package mutating func endReading() {
    change({ $0.endReading() }, { $0.endReading() })
  }

  private func read<Value>(
    _ grid: (PhotoGridModel) -> Value, _ strip: (CarouselModel) -> Value
  ) -> Value {
    switch self {
    case .grid(let model): grid(model)
    case .strip(let model): strip(model)
    }
  }

  private mutating func change<Value>(
    _ grid: (inout PhotoGridModel) -> Value, _ strip: (inout CarouselModel) -> Value
  ) -> Value {
    switch self {
    case .grid(var model):
      defer { self = .grid(model) }
      return grid(&model)
    case .strip(var model):
      defer { self = .strip(model) }
      return strip(&model)
    }
  }
}
