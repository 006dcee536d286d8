/// Where the strip comes to rest: after a release, a wheel, or a change of its layout. Nothing here changes the strip.
extension Scroller {
  /// The strip at the end of all its motions; see ``Strip/settled``.
  var settledStrip: Strip {
    var layout = strip
    if layout.isMoving(at: now.motion) { layout.evaluate(at: .infinity) }
    return layout
  }

  /// Whether it rests on an item.
  var restsOnItem: Bool { offset.isResting && !restsFreely }

  /// Whether it rests or moves by itself. Only then may a change of the layout plan its motion again.
  var isLeftAlone: Bool {
    switch offset.phase {
    case .resting, .moving: true
    case .dragging, .wheeling, .fadingOut: false
    }
  }

  /// Returns the virtual index on which the strip rests after a release at the present offset and with its velocity. `distance` is the
  /// length of the drag, and `startIndex` the index from which pages count.
  func landing(draggedBy distance: Double, startIndex: Int, in layout: Strip) -> Int {
    let (position, velocity) = (offset.position, offset.velocity)
    return snap == .page
      ? layout.pageLanding(
        from: position, draggedBy: distance, velocity: velocity, start: startIndex)
      : layout.landing(
        from: position, velocity: velocity, predicting: Strip.prediction * momentum)
  }

  /// Returns the motion of a strip that friction slows down. It bounces at the ends if there are any.
  func run(from position: Double, velocity: Double, in layout: Strip) -> Motion {
    guard let bounds = layout.bounds else {
      return .decay(from: position, velocity: velocity, at: now.motion)
    }
    return .fling(from: position, velocity: velocity, in: bounds, at: now.motion)
  }

  /// Returns the index to which a short turn of a wheel leads; nil for none. A notch of a mouse wheel is shorter than half of most
  /// items.
  ///
  /// ```
  ///   |--- 0 ---|--- 1 ---|     at rest on 0, a notch forwards leads to 1;
  ///        o->                  on the way to 1, another notch forwards does not lead back to 0
  /// ```
  func notchDestination(in layout: Strip) -> Int? {
    guard snap != .free else { return nil }
    let direction: Double = offset.wheelDistance < 0 ? -1 : 1
    let (here, next) = (destination(for: target), index(after: Int(direction)))
    let ahead = (layout.restingOffset(of: here) - offset.position) * direction
    let way = abs(layout.restingOffset(of: next) - layout.restingOffset(of: here))
    guard offset.isScrolled(onWay: way) else { return nil }
    if ahead > Rounding.measured { return ahead <= max(way, layout.viewport) ? here : nil }
    return destination(for: current(at: now)) == here ? next : nil
  }

  /// Returns where the strip rests in a layout: on its target, or, if it may rest anywhere, at the nearest possible offset.
  func restingOffset(in layout: Strip, from offset: Double) -> Double {
    restsFreely ? layout.confined(offset) : layout.restingOffset(of: target)
  }
}

// MARK: After a change of the layout

extension Scroller {
  /// The continuation of a strip after a change of its layout about a pinned point.
  enum Continuation {
    /// How the strip moves to show an item.
    struct RevealPlan {
      /// The virtual index of the item; nil for none.
      var index: Int?
      var edge: Strip.Reveal
      var timing: Motion.Timing
      /// The share of its velocity that the strip keeps.
      var velocityShare = 1.0
    }

    /// To the same target with the timing of the layout, so that no gap opens on the way.
    case retarget(Motion.Timing)
    case reveal(RevealPlan)
  }

  /// Returns the offset at which a reveal ends: where its item is fully visible, or, without an item, the offset within the ends that is
  /// nearest to `offset`. With the snap `item`, it is the resting offset nearest to that.
  func end(of reveal: Continuation.RevealPlan, from offset: Double, in layout: Strip) -> Double {
    let end =
      reveal.index.map { layout.offset(showing: $0, from: offset, toward: reveal.edge) }
      ?? layout.confined(offset)
    return snap == .item ? layout.snapped(end, showing: reveal.index) : end
  }
}
