#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// One dot for each item of a carousel, the current one filled; a dot is a button that goes to its item.
///
/// ```swift
/// struct Premieres: View {
///   @State private var current: Movie.ID?
///   var body: some View {
///     CarouselDots(movies, selection: $current)
///     Carousel(movies, selection: $current) { PosterCard(movie: $0) }
///   }
/// }
/// ```
/// Of many items nine dots are shown, the outer ones smaller where there are more. For dots right below a carousel,
/// `.carouselIndicator(.dots)` is enough.
public struct CarouselDots<Items: RandomAccessCollection, ID: Hashable>: View {
  private let roster: Roster<ID>
  @Binding private var selection: ID?

  /// Dots for the items of a collection, each known by the property at `id`.
  public init(_ items: Items, id: KeyPath<Items.Element, ID>, selection: Binding<ID?>) {
    self.roster = Roster(items, id: id)
    self._selection = selection
  }

  /// What it looks like.
  public var body: some View {
    var map = IdentityMap(roster)
    let current = selection.flatMap { map.index(of: $0, near: 0) } ?? 0
    DotRow(current: current, count: roster.count) { index in
      withAnimation { selection = roster[index] }
    }
  }
}

extension CarouselDots where Items.Element: Identifiable, ID == Items.Element.ID {
  /// Dots for items that say themselves what they are known by.
  public init(_ items: Items, selection: Binding<ID?>) {
    self.init(items, id: \.id, selection: selection)
  }
}

/// A row of dots as buttons. To VoiceOver it is one element, from which one goes on and back.
struct DotRow: View {
  let current: Int
  let count: Int
  let choose: (Int) -> Void

  var body: some View {
    let dots = DotWindow(current: current, count: count)
    HStack(spacing: 0) {
      ForEach(dots.shown, id: \.self) { index in
        Button {
          choose(index)
        } label: {
          Dot(isCurrent: index == current, isOuter: dots.isOuter(index))
        }
        .buttonStyle(.plain)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("Item"))
    .accessibilityValue(Text("\(current + 1) of \(count)"))
    .accessibilityAdjustableAction { choose(dots.neighbor($0 == .increment ? 1 : -1)) }
  }
}

private struct Dot: View {
  let isCurrent: Bool
  let isOuter: Bool
  @ScaledMetric private var size: CGFloat

  init(isCurrent: Bool, isOuter: Bool) {
    self.isCurrent = isCurrent
    self.isOuter = isOuter
    self._size = ScaledMetric(wrappedValue: 10)
  }

  var body: some View {
    Circle()
      .fill(.primary)
      .opacity(isCurrent ? 1 : 0.35)
      .frame(width: size, height: size)
      .scaleEffect(isOuter ? 0.6 : 1)
      .frame(width: 2.4 * size, height: 2.4 * size)
      .contentShape(Rectangle())
  }
}
#endif
