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
  ///   - pages: Views; each is a page. A condition counts as one page, and so does a loop beside other pages, so use a collection for
  ///     pages that come and go.
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

  /// Creates a carousel of one page.
  ///
  /// ```swift
  /// Carousel { Text("Welcome") }
  /// ```
  /// - Parameters:
  ///   - selection: The index of the page, which is 0.
  ///   - axis: The direction in which the carousel runs.
  ///   - page: The view of the page.
  @_disfavoredOverload public init<Page: View>(
    selection: Binding<Int?> = .constant(nil), axis: Axis = .horizontal,
    @ViewBuilder page: () -> Page
  ) {
    let only = CarouselPage(id: 0, view: AnyView(page()))
    self.init([only], id: \.id, selection: selection, axis: axis) { $0.view }
  }

  /// Creates a carousel with a page for each element of a loop. The id of a page is its index. The loop is read once for each update.
  ///
  /// ```swift
  /// Carousel { ForEach(movies, id: \.title) { PosterCard(movie: $0) } }
  /// ```
  /// - Parameters:
  ///   - selection: The index of the page on which the carousel rests or will rest.
  ///   - axis: The direction in which the carousel runs.
  ///   - pages: The loop.
  @_disfavoredOverload public init<Data: RandomAccessCollection, PageID: Hashable, Page: View>(
    selection: Binding<Int?> = .constant(nil), axis: Axis = .horizontal,
    @ViewBuilder pages: () -> ForEach<Data, PageID, Page>
  ) {
    let loop = pages()
    let items = loop.data.enumerated().map {
      CarouselPage(id: $0.offset, view: AnyView(loop.content($0.element)))
    }
    self.init(items, id: \.id, selection: selection, axis: axis) { $0.view }
  }
}

extension Carousel where Items.Element: Identifiable, ID == Items.Element.ID {
  /// Creates a carousel of the elements of a loop. The id of a page is that of its element.
  ///
  /// ```swift
  /// Carousel { ForEach(movies) { PosterCard(movie: $0) } }
  /// ```
  /// - Parameters:
  ///   - selection: The element on which the carousel rests or will rest. The first one is not reported, and nil changes nothing.
  ///   - axis: The direction in which the carousel runs.
  ///   - pages: The loop.
  public init(
    selection: Binding<ID?> = .constant(nil), axis: Axis = .horizontal,
    @ViewBuilder pages: () -> ForEach<Items, ID, Content>
  ) {
    let loop = pages()
    self.init(loop.data, id: \.id, selection: selection, axis: axis, content: loop.content)
  }
}

extension Carousel where Items.Element == ID {
  /// Creates a carousel of the elements of a loop, such as a range of numbers. The id of a page is its element.
  ///
  /// ```swift
  /// Carousel { ForEach(1..<6, id: \.self) { Text("Page \($0)") } }
  /// ```
  /// - Parameters:
  ///   - selection: The element on which the carousel rests or will rest. The first one is not reported, and nil changes nothing.
  ///   - axis: The direction in which the carousel runs.
  ///   - pages: The loop.
  public init(
    selection: Binding<ID?> = .constant(nil), axis: Axis = .horizontal,
    @ViewBuilder pages: () -> ForEach<Items, ID, Content>
  ) {
    let loop = pages()
    self.init(loop.data, id: \.self, selection: selection, axis: axis, content: loop.content)
  }
}
#endif
