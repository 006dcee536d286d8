#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

extension View {
  /// Gives photo grids sections, with headings that stay at the top while their section is there.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoGridSections([PhotoSection("13 March", from: 0), PhotoSection("14 March", from: 12)])
  /// ```
  /// A heading is a header for VoiceOver. If you give months and years as well, the grid shows them among smaller photographs, and the
  /// headings fade into each other while the columns change:
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoGridSections(
  ///     [PhotoSection("13 March", from: 0), PhotoSection("14 March", from: 12)],
  ///     months: [PhotoSection("March", from: 0)])
  /// ```
  /// - Parameters:
  ///   - sections: The sections in the order of the photographs: days, or any others. The first one begins with photograph 0, and the
  ///     others at or after the one before. Other starts give a warning, and count as the nearest possible ones.
  ///   - months: The sections for cells below 72 points. Without them there are the years, or the sections.
  ///   - years: The sections for cells below 36 points. Without them there are the months, or the sections.
  ///   - height: The height of a heading, from 0 to 1000 points. With 0 there are no headings.
  public nonisolated func photoGridSections(
    _ sections: [PhotoSection], months: [PhotoSection] = [], years: [PhotoSection] = [],
    height: CGFloat = 48
  ) -> some View {
    photoGridSections(sections, months: months, years: years, height: height) {
      PhotoHeadingTitle(title: $0.title)
    }
  }

  /// Gives photo grids sections, with headings of your own.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoGridSections([PhotoSection("13 March", from: 0)], height: 60) { section in
  ///     Text(section.title).font(.title2)
  ///   }
  /// ```
  /// - Parameters:
  ///   - sections: The sections in the order of the photographs: days, or any others.
  ///   - months: The sections for cells below 72 points. Without them there are the years, or the sections.
  ///   - years: The sections for cells below 36 points. Without them there are the months, or the sections.
  ///   - height: The height of a heading, from 0 to 1000 points. With 0 there are no headings.
  ///   - heading: The view of a heading. It is as wide as the grid, and lies over the photographs that scroll under it.
  public nonisolated func photoGridSections<Heading: View>(
    _ sections: [PhotoSection], months: [PhotoSection] = [], years: [PhotoSection] = [],
    height: CGFloat = 48,
    @ViewBuilder heading: @escaping @MainActor (PhotoSection) -> Heading
  ) -> some View {
    let lists = SectionLists(days: sections, months: months, years: years)
    return transformEnvironment(\.photoOptions) { $0[.headingHeight] = height }
      .environment(\.photoSections, PhotoSections(lists: lists) { AnyView(heading($0)) })
  }
}

/// The sections of grids, and the views of their headings.
struct PhotoSections {
  var lists = SectionLists()
  var heading: @MainActor (PhotoSection) -> AnyView = { AnyView(Text(verbatim: $0.title)) }
}

/// A title on the background of the page.
struct PhotoHeadingTitle: View {
  let title: String

  var body: some View {
    Text(verbatim: title)
      .font(.headline)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .background(.regularMaterial)
  }
}

/// The headings in the window of a grid. A frame of a scroll changes only this view.
struct PhotoHeadings<ID: Hashable>: View {
  let driver: PhotoGridDriver<ID>
  let direction: LayoutDirection
  @SwiftUI.Environment(\.photoSections) private var sections

  var body: some View {
    ForEach(driver.headings) { heading in
      sections.heading(heading.section)
        .environment(\.layoutDirection, direction)
        .frame(maxWidth: .infinity, alignment: direction == .leftToRight ? .leading : .trailing)
        .frame(height: heading.height)
        .accessibilityElement(children: .combine)
        .accessibilityHidden(heading.opacity <= 0.5)
        .accessibilityAddTraits(.isHeader)
        .accessibilitySortPriority(-Double(heading.section.start))
        .animation(nil) { $0.opacity(heading.opacity).offset(y: heading.top) }
        .zIndex(1)
        .transition(.identity)
    }
  }
}

extension EnvironmentValues {
  /// The sections of the grids below.
  var photoSections: PhotoSections {
    get { self[PhotoSectionsKey.self] }
    set { self[PhotoSectionsKey.self] = newValue }
  }
}

private struct PhotoSectionsKey: EnvironmentKey {
  static var defaultValue: PhotoSections { PhotoSections() }
}
#endif
