#if EXECUTES_VIEWS
import Observation
import SwiftUI

@testable import VitrineUI

/// Every public view that shows a collection.
enum AnyExhibit: CaseIterable {
  case carousel, column, cards, row, grid, viewer
}

/// The state of an app with one exhibit.
@MainActor @Observable
final class AnyExhibitApp {
  var items = Array(0..<9)
  var expanded: Set<Int> = [1]
  var isStitched = true
  var selection: Int? = 1
  /// The ratio of every photograph; nil if the app does not know it.
  var ratio: Double?
}

/// An exhibit of numbers.
struct AnyExhibitView: View {
  let app: AnyExhibitApp
  let exhibit: AnyExhibit

  var body: some View {
    switch exhibit {
    case .carousel, .column:
      Carousel(
        app.items, id: \.self, selection: Binding(app, \.selection),
        axis: exhibit == .column ? .vertical : .horizontal
      ) { Color.numbered($0) }
    case .cards:
      ExpandingCarousel(app.items, id: \.self, expanded: Binding(app, \.expanded)) {
        Color.numbered($0)
      } details: {
        Color.numbered($0)
      }
    case .row:
      StitchedCarousel(
        app.items, id: \.self, isStitched: Binding(app, \.isStitched), aspectRatio: { _ in 1.5 }
      ) { Color.numbered($0) }
    case .grid:
      PhotoGrid(
        app.items, id: \.self, aspectRatio: { _ in app.ratio },
        selection: Binding(app, \.selection)
      ) { Color.numbered($0) }
    case .viewer:
      PhotoViewer(
        app.items, id: \.self, aspectRatio: { _ in app.ratio },
        selection: Binding(app, \.selection)
      ) { Color.numbered($0) }
    }
  }
}
#endif
