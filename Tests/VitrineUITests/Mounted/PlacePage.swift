#if EXECUTES_VIEWS
import Observation
import SwiftUI

@testable import VitrineUI

/// The state of an app with a place on its page, from which a photograph flies.
@MainActor @Observable
final class PlaceApp {
  var selection: Int?
  var current: Int? = 0
  var hasPlace = true
  var radius: CGFloat = 0
  let places = PhotoSources()
}

/// A page with a place and a viewer.
@MainActor
struct PlacePage {
  let app = PlaceApp()
  let window: TestWindow

  init() {
    let app = app
    window = TestWindow { PlaceView(app: app) }
  }
}

struct PlaceView: View {
  let app: PlaceApp

  var body: some View {
    ZStack(alignment: .topLeading) {
      if app.hasPlace {
        Color.named("place")
          .frame(width: 118, height: 118)
          .photoSource(3, in: app.places, cornerRadius: app.radius)
          .padding(.leading, 16)
          .padding(.top, 200)
      }
      PhotoViewer(
        0..<10, id: \.self, aspectRatio: { _ in 1 },
        selection: Binding(app, \.selection), from: app.places
      ) { Color.numbered($0) }
    }
  }
}

/// A carousel whose items are places, and a viewer.
struct CarouselWithViewer: View {
  let app: PlaceApp

  var body: some View {
    ZStack {
      Carousel(
        0..<10, id: \.self,
        selection: Binding(app, \.current)
      ) { Color.named("item \($0)") }
      .carouselItemLength(.fixed(100)).carouselAutoplay(every: 2, button: .hidden)
      .carouselPhotoSources(app.places)
      .frame(height: 100)
      PhotoViewer(
        0..<10, id: \.self, aspectRatio: { _ in 1 },
        selection: Binding(app, \.selection), from: app.places
      ) { Color.named("large \($0)") }
    }
  }
}
#endif
