#if EXECUTES_VIEWS
import Observation
import SwiftUI

@testable import VitrineUI

/// An exhibit of a random app.
enum RandomExhibit {
  case carousel, measured, cards, row, grid, viewer
}

/// The state of a random app.
@MainActor @Observable
final class RandomState {
  var items = Array(0..<12)
  var selection: Int?
  var expanded: Set<Int> = []
  var isStitched = false
  var loops = false
  var axis = Axis.horizontal
  /// Whether the items of a measured carousel are longer.
  var isGrown = false
  /// Whether the page of the exhibit is there.
  var isShown = true
  /// The identity of the exhibit.
  var tag = 0
  @ObservationIgnored let places = PhotoSources()
  /// Refers weakly to the driver of the strip.
  @ObservationIgnored let reference = CarouselReference()

  /// The selected item, if the collection has it.
  var presentSelection: Int? { selection.flatMap { items.contains($0) ? $0 : nil } }

  /// The length of the content of an item along the axis of a measured carousel, in points.
  func length(of item: Int, along axis: Axis) -> CGFloat {
    let length = axis == .vertical ? 90 + (item % 3) * 20 : 60 + (item % 4) * 40
    return CGFloat(length + (isGrown ? 10 : 0))
  }
}

/// The page of a random app.
struct RandomPage: View {
  let state: RandomState
  let exhibit: RandomExhibit

  var body: some View {
    if state.isShown {
      content.background { Color.named("strip") }.environment(\.carouselReference, state.reference)
        .id(state.tag).carouselLoops(state.loops).carouselSpacing(spacing)
    }
  }

  private var selection: Binding<Int?> { Binding(state, \.selection) }

  private var spacing: CGFloat { exhibit == .row ? 8 : 0 }

  @ViewBuilder private var content: some View {
    switch exhibit {
    case .carousel:
      Carousel(state.items, id: \.self, selection: selection) { Color.numbered($0) }
        .carouselItemLength(.fixed(100))
    case .measured:
      Carousel(state.items, id: \.self, selection: selection, axis: state.axis) {
        Color.numbered($0).frame(
          width: state.length(of: $0, along: .horizontal),
          height: state.length(of: $0, along: .vertical))
      }
    case .cards:
      ExpandingCarousel(state.items, id: \.self, expanded: Binding(state, \.expanded)) {
        Color.named("poster \($0)")
      } details: {
        Color.named("details \($0)")
      }
    case .row:
      StitchedCarousel(
        state.items, id: \.self, isStitched: Binding(state, \.isStitched),
        aspectRatio: { 0.5 + Double($0 % 4) * 0.3 }
      ) { Color.numbered($0) }
    case .grid: grid
    case .viewer: viewer
    }
  }

  private var grid: some View {
    PhotoGrid(state.items, id: \.self, aspectRatio: { _ in 1 }, selection: selection) {
      photo, display in
      Color.named(display.isFullScreen ? "large \(photo)" : "cell \(photo)")
    }
  }

  /// A viewer in front of the place of photograph 3.
  private var viewer: some View {
    ZStack(alignment: .topLeading) {
      Color.named("place").frame(width: 118, height: 118).photoSource(3, in: state.places)
      PhotoViewer(
        state.items, id: \.self, aspectRatio: { _ in 1 }, selection: selection, from: state.places
      ) { Color.named("large \($0)") }
    }
  }
}
#endif
