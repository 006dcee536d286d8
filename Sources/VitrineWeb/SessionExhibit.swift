#if arch(wasm32)
import Vitrine

/// An exhibit between which photographs fly, whichever model it has.
///
/// The engine's functions for rearrangements are generic. This type hides the models, so a module has one copy of each function
/// instead of four.
class SessionExhibit {
  var count: Int { 0 }
  fileprivate var itemLookedAt: Int? { nil }
  fileprivate var reducesMotion: Bool { false }
  fileprivate var isDragged: Bool { false }
  fileprivate func visibleItems(at time: Double) -> [Int] { [] }
  fileprivate func rest(on item: Int, near point: Vector) {}
  fileprivate func shiftDrag(by offset: Vector) {}
  fileprivate func setLaps(of items: inout [FlownItem]) {}
  fileprivate var viewport: Viewport { Viewport(screen: .zero) }
  fileprivate func beginReading(at time: Double) -> ArrangementReading { fatalError() }
  fileprivate func placement(of item: FlownItem, in reading: ArrangementReading) -> Placement? {
    nil
  }
  fileprivate func endReading() {}
  fileprivate func handle(_ event: Event) -> Response { Response(.yours) }
  fileprivate func advance(to time: Double) {}
  fileprivate func pose(of item: Int, at time: Double) -> Pose? { nil }
  fileprivate func source(of item: Int, at time: Double) -> Source? { nil }
}

/// The exhibit of a session with a model.
final class ModelExhibit<Model: AnsweringModel & ArrangementModel>: SessionExhibit {
  private let session: ExhibitSession<Model>

  init(_ session: ExhibitSession<Model>) { self.session = session }

  override var count: Int { ask { $0.count } }
  override fileprivate var itemLookedAt: Int? { ask { $0.itemLookedAt } }
  override fileprivate var reducesMotion: Bool { ask { $0.reducesMotion } }
  override fileprivate var isDragged: Bool { ask { $0.isDragged } }
  override fileprivate func visibleItems(at time: Double) -> [Int] {
    ask { $0.visibleItems(at: time) }
  }
  override fileprivate func rest(on item: Int, near point: Vector) {
    ask { $0.rest(on: item, near: point) }
  }
  override fileprivate func shiftDrag(by offset: Vector) { ask { $0.shiftDrag(by: offset) } }
  override fileprivate func setLaps(of items: inout [FlownItem]) {
    ask { $0.setLaps(of: &items) }
  }
  override fileprivate var viewport: Viewport { ask { $0.viewport } }
  override fileprivate func beginReading(at time: Double) -> ArrangementReading {
    ask { $0.beginReading(at: time) }
  }
  override fileprivate func placement(
    of item: FlownItem, in reading: ArrangementReading
  ) -> Placement? {
    ask { $0.placement(of: item, in: reading) }
  }
  override fileprivate func endReading() { ask { $0.endReading() } }
  override fileprivate func handle(_ event: Event) -> Response { ask { $0.handle(event) } }
  override fileprivate func advance(to time: Double) { ask { $0.advance(to: time) } }
  override fileprivate func pose(of item: Int, at time: Double) -> Pose? {
    ask { $0.pose(of: item, at: time) }
  }
  override fileprivate func source(of item: Int, at time: Double) -> Source? {
    ask { $0.source(of: item, at: time) }
  }

  /// Reading from a class's property would copy the whole model first, so it is passed `inout`.
  private func ask<Answer>(_ question: (inout Model) -> Answer) -> Answer {
    question(&session.model)
  }
}

/// The model of an exhibit, for the engine's functions.
struct ArrangedModel: ArrangementModel {
  let exhibit: SessionExhibit

  var count: Int { exhibit.count }
  var itemLookedAt: Int? { exhibit.itemLookedAt }
  var reducesMotion: Bool { exhibit.reducesMotion }
  var isDragged: Bool { exhibit.isDragged }
  func visibleItems(at time: Double) -> [Int] { exhibit.visibleItems(at: time) }
  func rest(on item: Int, near point: Vector) { exhibit.rest(on: item, near: point) }
  func shiftDrag(by offset: Vector) { exhibit.shiftDrag(by: offset) }
  func setLaps(of items: inout [FlownItem]) { exhibit.setLaps(of: &items) }
  var viewport: Viewport { exhibit.viewport }
  func beginReading(at time: Double) -> ArrangementReading { exhibit.beginReading(at: time) }
  func placement(of item: FlownItem, in reading: ArrangementReading) -> Placement? {
    exhibit.placement(of: item, in: reading)
  }
  func endReading() { exhibit.endReading() }
  func handle(_ event: Event) -> Response { exhibit.handle(event) }
  func advance(to time: Double) { exhibit.advance(to: time) }
  func pose(of item: Int, at time: Double) -> Pose? { exhibit.pose(of: item, at: time) }
  func source(of item: Int, at time: Double) -> Source? { exhibit.source(of: item, at: time) }

  // The session of the exhibit draws it and takes its signals.
  func draw(at time: Double, into scene: inout ExhibitScene) {}
  func takeSignals(into signals: inout [Signal]) {}
}
#endif
