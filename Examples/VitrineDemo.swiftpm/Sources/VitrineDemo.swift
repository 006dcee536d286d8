import SwiftUI

/// The exhibits of Vitrine, on pictures that the project has drawn itself.
@main
struct VitrineDemo: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          NavigationLink("Carousel") { CarouselPage() }
          NavigationLink("Deck") { DeckPage() }
          NavigationLink("Expanding carousel") { ExpandingPage() }
          NavigationLink("Stitched carousel") { StitchedPage() }
          NavigationLink("Photo grid") { GridPage() }
          NavigationLink("Photo viewer") { ViewerPage() }
        }
        .navigationTitle("Vitrine")
      }
    }
  }
}
