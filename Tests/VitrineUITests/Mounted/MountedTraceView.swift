#if EXECUTES_VIEWS
import SwiftUI
import Vitrine
import VitrineTraces

@testable import VitrineUI

/// The exhibit of a trace.
struct TraceView: View {
  let app: TraceApp

  var body: some View {
    switch app.exhibit {
    case .grid: grid
    case .viewer: viewer
    case .collection: EmptyView()
    case .carousel, .expanding, .stitched: strip
    }
  }

  @ViewBuilder private var grid: some View {
    let grid = PhotoGrid(app.items, id: \.self, aspectRatio: { app.ratios[$0] }) {
      Color.numbered($0)
    }
    if app.options[.zoom] == 1 {
      grid.photoGridColumns(Binding(app, \.columns)).environment(\.photoOptions, app.options)
    } else {
      grid.environment(\.photoOptions, app.options)
    }
  }

  private var viewer: some View {
    let maximumZooms = app.maximumZooms
    return ZStack(alignment: .topLeading) {
      if let source = app.source, let item = app.selection ?? app.items.first {
        Color.named("place")
          .frame(width: source.frame.width, height: source.frame.height)
          .photoSource(item, in: app.places, cornerRadius: source.radii.topLeft)
          .offset(x: source.frame.x, y: source.frame.y)
      }
      PhotoViewer(
        app.items, id: \.self, aspectRatio: { app.ratios[$0] },
        selection: Binding(app, \.selection), from: app.places
      ) { Color.numbered($0) }
    }
    .photoMaximumZoom { (id: Int) in maximumZooms[id].map { CGFloat($0) } }
    .vitrineSpeed(app.options[.speed] ?? 1)
  }

  private var strip: some View {
    row
      .environment(\.carouselReference, app.reference)
      .carousel {
        $0.options = app.options
        $0.options[.multiple] = nil
      }
  }

  @ViewBuilder private var row: some View {
    if app.exhibit == .carousel {
      carousel
    } else if app.exhibit == .stitched {
      StitchedCarousel(
        app.items, id: \.self,
        isStitched: Binding(app, \.isStitched),
        aspectRatio: { (app.lengths[$0] ?? 0) / app.size.height },
        axis: app.isVertical ? .vertical : .horizontal
      ) { Color.numbered($0) }
    } else {
      cards
    }
  }

  /// Both kinds of bindings give a view of the same type, so a row keeps its state when the app changes the kind.
  private var cards: some View {
    if app.allowsSeveral {
      let expanded = Binding<Set<Int>> {
        Set(app.expanded)
      } set: { new in
        app.expanded = app.expanded.filter(new.contains) + new.subtracting(app.expanded)
      }
      return ExpandingCarousel(app.items, id: \.self, expanded: expanded) {
        Color.named("poster \($0)")
      } details: {
        Color.named("details \($0)")
      }
    }
    let expanded = Binding<Int?> {
      app.expanded.last
    } set: {
      app.expanded = [$0].compactMap { $0 }
    }
    return ExpandingCarousel(app.items, id: \.self, expanded: expanded) {
      Color.named("poster \($0)")
    } details: {
      Color.named("details \($0)")
    }
  }

  private var carousel: some View {
    Carousel(
      app.items, id: \.self,
      selection: Binding(app, \.selection),
      axis: app.isVertical ? .vertical : .horizontal
    ) { number in
      let length = app.lengths[number].map { CGFloat($0) }
      Color.numbered(number)
        .frame(width: app.isVertical ? nil : length, height: app.isVertical ? length : nil)
    }
  }
}
#endif
