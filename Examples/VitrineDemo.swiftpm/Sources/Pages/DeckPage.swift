import SwiftUI
import VitrineUI

/// Cards of which the one in the middle is the largest; a tap brings any other there. What they do on their way is the
/// app's own: a pure function of how far a card is from the middle.
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
      Picker("The middle one", selection: $effectScale) {
        Text("As large as the others").tag(1.0)
        Text("Larger").tag(1.2)
        Text("Much larger").tag(1.4)
      }
      Picker("Held", selection: $fan) {
        Text("In a row").tag(0.0)
        Text("In a hand").tag(8.0)
      }
    }
  }
}
