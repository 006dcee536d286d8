import Vitrine

/// The scenes at several later times, and all signals, if nothing else happens.
struct Future: Equatable {
  var scenes: [ExhibitScene]
  var signals: [Signal]
}

extension Rig {
  /// What follows from a time on, in seconds, if nothing happens after `kinds`. It is the same for models in the same state.
  func future(from time: Double, after kinds: [Event.Kind] = []) -> Future {
    var copy = self
    copy.signals = []
    for kind in kinds { copy.happen(kind, at: time) }
    let scenes = [0, 0.004, 0.05, 0.2, 0.5, 20].map { copy.draw(at: time + $0) }
    return Future(scenes: scenes, signals: copy.signals)
  }
}
