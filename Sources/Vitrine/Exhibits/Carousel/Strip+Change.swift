/// The change of a strip's layout by an event.
extension Strip {
  /// The lengths of closed and of open cards, in points; nil for items with other lengths.
  typealias CardSizes = (closed: Double, open: Double)?

  /// Changes the layout by an event.
  mutating func change(by event: Event.Kind, cardSizes: CardSizes) {
    switch event {
    case .option(let option, let value): set(option, to: value, cardSizes: cardSizes)
    case .environment(let environment):
      seam.crossFades = environment.reducesMotion
      expansions.isImmediate = environment.reducesMotion
    case .count(let count): setCount(count, cardSizes: cardSizes)
    case .extents(let new, let first) where cardSizes == nil:
      extents.replace(from: first, with: new)
    case .extent(let extent) where cardSizes == nil: extents.setAll(to: extent)
    case .insert(let inserted, let item, let extent):
      extents.insert(inserted, at: item, each: cardSizes?.closed ?? extent)
    case .remove(let range): extents.remove(range)
    case .move(let range, let index): extents.move(range, to: index)
    default: break
    }
  }

  private mutating func set(_ option: Option, to value: Double, cardSizes: CardSizes) {
    switch option {
    case .loop: loops = value != 0
    case .spacing: spacing = value
    case .align: alignment = Alignment(rawValue: Int32(value)) ?? .center
    case .collapsedSize, .expandedSize:
      guard let cardSizes else { return }
      extents.setAll(to: cardSizes.closed)
      // An open card is at least as long as a closed one.
      expansions.fullExtraExtent = max(0, cardSizes.open - cardSizes.closed)
    default: break
    }
  }

  /// Sets the number of items. New items at the end are as long as the last one until they are measured.
  private mutating func setCount(_ new: Int, cardSizes: CardSizes) {
    let old = count
    extents.insert(new - old, at: old, each: cardSizes?.closed ?? extents.appendedExtent)
    extents.remove(new..<max(new, old))
  }
}

extension Expansions {
  /// Lets cards follow their items to their new indices.
  mutating func follow(_ edit: Edit) {
    guard Self.isBuilt else { return }
    let cards = all
    all.removeAll(keepingCapacity: true)
    for var card in cards {
      guard let item = edit.index(of: card.item) else { continue }
      card.item = item
      insert(card)
    }
  }
}
