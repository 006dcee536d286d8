#if canImport(SwiftUI)
public import SwiftUI

/// A page of a carousel whose pages are written one after the other. The carousel makes its pages; your code needs no page.
public struct CarouselPage: Identifiable {
  /// The index of the page; the first page is 0.
  public let id: Int
  let view: AnyView
}

extension Carousel where Items == [CarouselPage], ID == Int, Content == AnyView {
  /// Creates a carousel of pages that are written one after the other. The id of a page is its index.
  ///
  /// ```swift
  /// Carousel {
  ///   Text("Welcome")
  ///   Text("Choose a film")
  /// }
  /// .carouselItemLength(.fraction(1))
  /// ```
  /// - Parameters:
  ///   - selection: The index of the page on which the carousel rests or will rest. The first page is not reported, nil changes
  ///     nothing, and an index without a page gives a warning and changes nothing.
  ///   - axis: The direction in which the carousel runs.
  ///   - pages: Two or more views; each is a page. A condition or a loop counts as one page, so use a collection for pages that
  ///     come and go.
  public init<each Page: View>(
    selection: Binding<Int?> = .constant(nil), axis: Axis = .horizontal,
    @ViewBuilder pages: () -> TupleView<(repeat each Page)>
  ) {
    let views = pages().value
    var items: [CarouselPage] = []
    for view in repeat each views {
      items.append(CarouselPage(id: items.count, view: AnyView(view)))
    }
    self.init(items, id: \.id, selection: selection, axis: axis) { $0.view }
  }
}
#endif
