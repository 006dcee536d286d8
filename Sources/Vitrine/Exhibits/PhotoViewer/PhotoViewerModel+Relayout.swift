extension PhotoViewerModel {
  /// Takes in how large the screen is.
  mutating func resize(to new: Dimensions) {
    guard new != screen else { return }
    relayout { $0.screen = new }
  }

  /// Takes in what the picture of an item is like that is on the screen, perhaps.
  mutating func show(_ new: Picture) {
    relayout {
      if $0.photo.item == new.item { $0.photo.picture = new }
      for index in $0.beside.indices where $0.beside[index].item == new.item {
        $0.beside[index].picture = new
      }
    }
  }

  /// Changes what photographs are laid out by. What is at rest is laid out anew at once; what is on its way, or held, goes on
  /// from where it is seen.
  private mutating func relayout(
    _ change: (inout PhotoViewerModel) -> Void
  ) {
    let (before, motion) = (self, now.motion)
    change(&self)
    if let grip { hold(grip, as: before) }
    if before.photo != photo || before.screen != screen { confine() }
    if !isHeld { photo.flight = flight(of: photo, from: before.photo, in: before, at: motion) }
    for index in beside.indices {
      beside[index].flight = flight(
        of: beside[index], from: before.beside[index], in: before, at: motion)
    }
    if var old = faded {
      old.flight = flight(of: old, from: old, in: before, at: motion)
      faded = old
    }
  }

  /// Keeps what is held where it was in another layout.
  private mutating func hold(_ held: DragSession, as before: PhotoViewerModel) {
    let base = before.held(held)
      .reshaped(to: photo.picture.ratio, from: before.photo.picture.ratio)
    var held = held
    held.difference = base - atFit
    if case nil = held.state { held.height = screen.height }
    held.pull = row.unbanded(page.position(at: 0)) - held.share.page
    grip = held
  }

  /// The flight of a photograph from where it is seen in another layout.
  private func flight(
    of photo: Photo, from old: Photo, in before: PhotoViewerModel, at motion: Double
  ) -> Flight {
    let flight = old.flight
    guard !flight.isResting(at: motion) || old.restTime > motion else {
      return .resting(at: flight.reference)
    }
    let (ratio, oldRatio) = (photo.picture.ratio, old.picture.ratio)
    let seen = before.pose(of: old, at: motion).reshaped(to: ratio, from: oldRatio)
    var change = flight.velocity(at: motion)
    change.add(Pose.none.moved(by: old.panVelocity(at: motion) - photo.panVelocity(at: motion)))
    if ratio != oldRatio {
      change.outline = Frame(center: change.outline.center, dimensions: .zero)
    }
    return flight.redirected(
      from: seen - pose(of: flight.reference, for: photo, at: motion), changing: change,
      at: motion, within: tolerance)
  }
}
