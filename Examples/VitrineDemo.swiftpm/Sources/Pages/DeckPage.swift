import SwiftUI
import VitrineUI

/// A deck of cards, the one in the middle larger. A tap on another card moves it to the middle. The cards turn by an effect of
/// the app: a pure function of the phase of a card.
struct DeckPage: View {
  @State private var effectScale = 1.2
  @State private var fan = 0.0

  var body: some View {
    Carousel(Film.all) { film in
      film.poster
        .frame(width: 180, height: 270)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .accessibilityLabel(Text(verbatim: film.title))
    }
    .carouselLoops()
    .carouselSpacing(28)
    .carouselEffect { [effectScale, fan] phase in
      var card = CarouselTransform()
      card.scale = 1 + (effectScale - 1) * phase.nearness
      card.rotation = .degrees(fan * phase.value)
      card.offset.height = 1.5 * fan * phase.value * phase.value
      card.depth = phase.nearness
      return card
    }
    .navigationTitle("Deck")
    .options {
      Picker("Middle card", selection: $effectScale) {
        Text("As large as the others").tag(1.0)
        Text("Larger").tag(1.2)
        Text("Much larger").tag(1.4)
      }
      Picker("Arrangement", selection: $fan) {
        Text("Row").tag(0.0)
        Text("Fan").tag(8.0)
      }
    }
  }
}
