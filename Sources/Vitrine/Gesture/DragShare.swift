/// The shares of a drag over a photograph: a part pans it, a part scrolls the row of pages, and a part drags it away.
///
/// The three shares always add up to the drag.
///
/// ```
///                 at fit                     zoomed in
///            sideways   else     sideways out of its edge   else
///   pan         .y        .                 .y               all
///   page        .x        .                 .x                .
///   dismiss      .       all                 .                .
/// ```
/// A sideways drag also pans by its vertical part. At fit there is no room to pan, so this part has no effect.
struct DragShare: Equatable, Sendable {
  /// The share that pans the photograph, in points.
  var pan = Vector.zero
  /// The share that scrolls the row of pages, in points to the right.
  var page = 0.0
  /// Whether the drag scrolls the row of pages, even if it has returned to its start.
  var changesPage = false
  /// The share that drags the photograph away, in points.
  var dismiss = Vector.zero

  /// The conditions of a drag, which are decided at its start.
  struct State: Equatable, Sendable {
    /// Whether the photograph is larger than at fit.
    var isZoomed = false
    /// Whether it has neighbours.
    var hasNeighbors: Bool
    /// Whether the drag began sideways.
    var isSideways: Bool
    /// The directions in which a zoomed photograph cannot be panned farther.
    var edges: GestureLimits.Directions = []
  }

  /// Creates empty shares.
  init() {}

  /// Creates the shares of a drag by `delta`.
  init(of delta: Vector, in state: State) {
    let isOutwards = !state.isZoomed || state.edges.contains(delta.x < 0 ? .left : .right)
    let changesPages = state.hasNeighbors && state.isSideways
    if !state.isZoomed, !changesPages {
      dismiss = delta
    } else if changesPages, isOutwards {
      (changesPage, page, pan.y) = (true, delta.x, delta.y)
    } else {
      pan = delta
    }
  }
}
