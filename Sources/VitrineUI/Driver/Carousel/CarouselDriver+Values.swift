import Vitrine

/// The values of an app's bindings to a carousel.
struct CarouselValues<ID: Hashable>: Hashable {
  var selection: ID?
  /// The open cards; nil for a carousel without cards.
  var expanded: Set<ID>?
  /// Whether the row is stitched; nil for a carousel that cannot be.
  var isStitched: Bool?
}

extension CarouselDriver {
  /// Applies the values that the app has changed since the last call. A person can have changed the others, and a constant binding
  /// does not follow.
  func follow(_ new: CarouselValues<ID>, animated: Bool) {
    let old = boundValues.receive(new)
    if new.selection != old.selection { follow(new.selection, animated: animated) }
    if let cards = new.expanded, cards != old.expanded {
      follow(expanded: cards, animated: animated)
    }
    if let isStitched = new.isStitched, isStitched != old.isStitched {
      follow(stitched: isStitched, animated: animated)
    }
  }

  /// Records that a value was reported; see ``BoundValues``.
  func noteReported<Value: Equatable>(
    _ value: Value, of property: WritableKeyPath<CarouselValues<ID>, Value>
  ) {
    boundValues.note(reported: value, of: property, present: reports.values())
  }

  /// Applies an update of an app's data and values. Reports follow all of it: the app can remove the selected item and select another
  /// one, and a report about the first would replace the second.
  func makeUpdate(_ changes: () -> Void) {
    boundValues.beginUpdate()
    exhibit.update(changes)
    boundValues.endUpdate()
    reportSelection(exhibit.model.targetItem)
    reportExpanded()
  }
}
