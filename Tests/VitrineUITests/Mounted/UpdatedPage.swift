#if EXECUTES_VIEWS
import Observation
import SwiftUI

@testable import VitrineUI

/// A page for each public view, alone or with the views beside it.
enum UpdatedPage: CaseIterable {
  case carousel, column, measured, ratio, cards, row, grid, viewer, controls, places, dots
}

/// The state of the app of an updated page.
@MainActor @Observable
final class UpdatedApp {
  @ObservationIgnored let exhibit = AnyExhibitApp()
  var current: Int?
  var spacing: CGFloat = 3
  var loops = false
  var playsEvery: Double?
  @ObservationIgnored let places = PhotoSources()

  init(_ items: [Int]) {
    exhibit.items = items
    (exhibit.expanded, exhibit.isStitched, exhibit.selection) = ([], false, nil)
    exhibit.ratio = 1.5
  }
}

/// The view of an updated page.
struct UpdatedView: View {
  let app: UpdatedApp
  let page: UpdatedPage

  var body: some View {
    content
      .carouselLoops(app.loops).carouselSpacing(app.spacing).photoGridSpacing(app.spacing)
      .carouselAutoplay(every: app.playsEvery)
      .carouselItemLength(.fraction(0.4))
  }

  @ViewBuilder private var content: some View {
    switch page {
    case .carousel, .column: carousel
    case .measured: carousel.carouselItemLength(.measured)
    case .ratio: carousel.carouselItemLength(.ratio(0.7))
    case .cards: AnyExhibitView(app: app.exhibit, exhibit: .cards)
    case .row: AnyExhibitView(app: app.exhibit, exhibit: .row)
    case .grid:
      AnyExhibitView(app: app.exhibit, exhibit: .grid).photoOverlay { (id: Int) in Text("\(id)") }
    case .viewer: AnyExhibitView(app: app.exhibit, exhibit: .viewer)
    case .controls:
      CarouselReader { reader in
        VStack {
          carousel.carouselIndicator(.dots)
          Text("\(reader.canGoNext) \(reader.canGoPrevious)")
        }
      }
    case .places: photosWithPlaces
    case .dots: CarouselDots(app.exhibit.items, id: \.self, selection: selection)
    }
  }

  private var selection: Binding<Int?> { Binding(app.exhibit, \.selection) }

  private var carousel: some View {
    Carousel(
      app.exhibit.items, id: \.self,
      selection: page == .places ? Binding(app, \.current) : selection,
      axis: page == .column ? .vertical : .horizontal
    ) { number in
      // Items from 100 on make a row higher and a column wider.
      let isLarge = number >= 100
      Color.numbered(number)
        .frame(
          width: (isLarge ? 200 : 100) + CGFloat(number % 3) * 30, height: isLarge ? 300 : 200)
    }
  }

  /// A carousel and a view of the app, from which photographs fly.
  private var photosWithPlaces: some View {
    ZStack {
      VStack {
        carousel.carouselPhotoSources(app.places)
        Color.named("place").photoSource(4, in: app.places)
      }
      PhotoViewer(
        app.exhibit.items, id: \.self, aspectRatio: { _ in 1.5 }, selection: selection,
        from: app.places
      ) { Color.numbered($0) }
    }
  }
}
#endif
