/// How a drag over a photograph is shared out: some of it pans the photograph, some turns the page, some drags it away.
///
/// Nothing of the drag is lost and nothing comes in: the three add up to it.
///
/// ```
///                 at fit                     zoomed in
///            sideways   else     sideways out of its edge   else
///   pan         .y        .                 .y               all
///   page        .x        .                 .x                .
///   dismiss      .       all                 .                .
/// ```
/// What a drag sideways has of up and down is a pan, for which a photograph at fit has no room.
struct DragShare: Equatable, Sendable {
  /// What pans the photograph, in points.
  var pan = Vector.zero
  /// What turns the page, in points to the right.
  var page = 0.0
  /// Whether it turns the page, even if it has come back to where it began.
  var turnsPage = false
  /// What drags the photograph away, in points.
  var dismiss = Vector.zero

  /// What a drag can do, decided where it begins.
  struct State: Equatable, Sendable {
    /// Whether the photograph is larger than at fit.
    var isZoomed = false
    /// Whether there are photographs beside it.
    var turnsPages: Bool
    /// Whether the drag began sideways.
    var isSideways: Bool
    /// The directions in which a photograph zoomed in cannot be panned any further.
    var edges: GestureLimits.Directions = []
  }

  /// Nothing to share out.
  init() {}

  /// The shares of a drag by `delta`.
  init(of delta: Vector, in state: State) {
    let isOutwards = !state.isZoomed || state.edges.contains(delta.x < 0 ? .left : .right)
    let turnsPages = state.turnsPages && state.isSideways
    if !state.isZoomed, !turnsPages {
      dismiss = delta
    } else if turnsPages, isOutwards {
      (turnsPage, page, pan.y) = (true, delta.x, delta.y)
    } else {
      pan = delta
    }
  }
}
