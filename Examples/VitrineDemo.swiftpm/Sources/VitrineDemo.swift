import SwiftUI
import VitrineUI

/// The exhibits of Vitrine, on pictures that the project has drawn itself.
@main
struct VitrineDemo: App {
  @State private var isSlow = false

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          Section {
            NavigationLink("Carousel") { CarouselPage() }
            NavigationLink("Deck") { DeckPage() }
            NavigationLink("Stitched row") { StitchedPage() }
            NavigationLink("Photographs") { PhotosPage() }
          }
          Section {
            Toggle("Slow animations", isOn: $isSlow)
          }
        }
        .navigationTitle("Vitrine")
      }
      .vitrineSpeed(isSlow ? 0.2 : 1)
    }
  }
}
