#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// Dots for the items of a carousel, with the current one filled. A tap on a dot selects its item, and a drag along the dots goes through
/// the items.
///
/// ```swift
/// struct Premieres: View {
///   @State private var current: Movie.ID?
///   var body: some View {
///     VStack {
///       CarouselDots(movies, selection: $current)
///       Carousel(movies, selection: $current) { PosterCard(movie: $0) }
///     }
///   }
/// }
/// ```
/// At most nine dots are visible; if there are more items, the outer dots are smaller. For dots directly below a carousel, use
/// `.carouselIndicator(.dots)`.
public struct CarouselDots<Items: RandomAccessCollection, ID: Hashable>: View {
  private let ids: ItemIDs<ID>
  @Binding private var selection: ID?
  @State private var lastIndex = LastIndex()

  /// Creates dots for the items of a collection, identified by the property at `id`.
  /// - Parameters:
  ///   - items: The collection of the carousel; it is not copied. Without items there are no dots.
  ///   - id: The key path to the id of an item.
  ///   - selection: The selection of the carousel. If no item has it, the first dot is filled.
  public init(_ items: Items, id: KeyPath<Items.Element, ID>, selection: Binding<ID?>) {
    self.ids = ItemIDs(items, id: id)
    self._selection = selection
  }

  /// The content of the view.
  public var body: some View {
    let current = selection.flatMap { ids.index(of: $0, near: lastIndex.value) } ?? 0
    let _ = lastIndex.value = current
    DotRow(current: current, count: ids.count) { index in
      if let id = ids[ifPresent: index] { withAnimation { selection = id } }
    }
  }
}

/// The index at which the selection was found, near which the next one is looked for. It is no state to draw.
private final class LastIndex {
  var value = 0
}

extension CarouselDots where Items.Element: Identifiable, ID == Items.Element.ID {
  /// Creates dots for identifiable items.
  /// - Parameters:
  ///   - items: The collection of the carousel; it is not copied. Without items there are no dots.
  ///   - selection: The selection of the carousel. If no item has it, the first dot is filled.
  public init(_ items: Items, selection: Binding<ID?>) {
    self.init(items, id: \.id, selection: selection)
  }
}
#endif
