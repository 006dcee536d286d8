import Vitrine

extension CarouselDriver {
  /// Sets the top left corner of the strip, in global coordinates.
  func move(to origin: Vector) { viewFrame.move(to: origin) }

  /// Sets the size of the view, in points. A size that is not finite gives a warning and changes nothing.
  func resize(to new: Dimensions) {
    guard new != viewFrame.latestSize else { return }
    guard new.width.isFinite, new.height.isFinite else {
      return warnings.warn(
        "a carousel cannot have the size \(new.width) x \(new.height); it keeps its previous size. Give it a frame."
      )
    }
    viewFrame.resize(to: new)
    if isPlacedByLayout(in: new) { return exhibit.refresh() }
    exhibit.update {
      sendSize()
      exhibit.drawNow()
    }
  }

  /// Sends the new size of the view to the engine, if there is one.
  func sendSize() {
    guard let new = viewFrame.takeSize() else { return }
    exhibit.note(isVisible: isVisible)
    exhibit.handle(.viewport(Viewport(screen: shaped(new))))
    sendExtents()
  }

  /// Whether the layout has placed the items for a view of this size already. The engine follows with the next frame then.
  private func isPlacedByLayout(in new: Dimensions) -> Bool {
    guard let old = viewFrame.laidOutSize, lengths.followBreadth, ids.count > 0 else {
      return false
    }
    return old.length(isVertical: isVertical) == new.length(isVertical: isVertical)
      && old.breadth(isVertical: isVertical) > 0 && new.breadth(isVertical: isVertical) > 0
  }

  /// A strip without breadth counts as a point broad. It has the placements of a broader strip, so its first items are drawn at once.
  private func shaped(_ size: Dimensions) -> Dimensions {
    isVertical
      ? Dimensions(width: max(1, size.width), height: size.height)
      : Dimensions(width: size.width, height: max(1, size.height))
  }

  /// Warns if the strip has no length, as in a scroll view that runs in the same direction.
  func warnIfUnbounded(_ proposal: StripProposal) {
    guard proposal.along == nil else { return }
    let (axis, side) = isVertical ? (".vertical", "height") : (".horizontal", "width")
    warnings.warn(
      "a carousel in a scroll view of the same direction gets no \(side); it is as long as its longest item. "
        + "Give it a \(side) with containerRelativeFrame(\(axis)) or frame(\(side):).")
  }

  /// Warns that the view is too small to show any item.
  func warnOfEmptySize() {
    warnings.warn(
      "a carousel of \(ids.count) items is \(size.width) x \(size.height) points large, so no item is visible. "
        + "Give it a frame.")
  }

  /// The options that were set.
  var options: ExhibitOptions { exhibit.options }

  /// The preferences of the person and the system.
  var environment: Event.Environment { exhibit.environment }

  /// Whether the items run from top to bottom.
  var isVertical: Bool { options[.axis] == 1 }

  /// The size of the view, in points; zero before its first layout.
  var size: Dimensions { viewFrame.size }

  /// Whether the view has an area, or has not been laid out, or there are no items to show.
  var isVisible: Bool { viewFrame.isVisible || ids.count == 0 }

  /// Sets the options and the extent of the items.
  func configure(_ new: ExhibitOptions, extent newExtent: ItemExtent) {
    guard new != options || newExtent != lengths.extent else { return }
    warnings.warn(of: new)
    let (wereMeasured, wasVertical) = (lengths.areMeasured, isVertical)
    lengths.set(newExtent)
    exhibit.configure(new, of: kind)
    if lengths.areMeasured, !wereMeasured || isVertical != wasVertical { measureAgain() }
    if lengths.extent != .measured || ids.ratio != nil { sendExtents() }
    exhibit.drawNow()
  }

  /// Sets the preferences of the person and the system.
  func setEnvironment(_ new: Event.Environment) {
    if exhibit.setEnvironment(new) { exhibit.drawNow() }
  }
}
