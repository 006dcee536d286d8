import SwiftUI
import VitrineUI

/// An endless row with dots and buttons.
struct CarouselPage: View {
  @State private var current: Picture.ID?

  var body: some View {
    CarouselReader { carousel in
      Carousel(Picture.landscapes, selection: $current) { picture in
        picture.image
          .aspectRatio(picture.ratio, contentMode: .fit)
          .clipShape(RoundedRectangle(cornerRadius: 12))
          .accessibilityLabel(Text(verbatim: picture.name))
      }
      .carouselLoops()
      .carouselSpacing(12)
      .carouselIndicator(.dots)
      .frame(height: 260)
      HStack {
        Button("Previous") { carousel.previous() }
        Button("Next") { carousel.next() }
      }
    }
    .navigationTitle("Carousel")
  }
}

/// Cards of which the middle one is the largest; a tap brings a card there.
struct DeckPage: View {
  var body: some View {
    Carousel(Picture.posters) { picture in
      picture.image
        .frame(width: 180, height: 270)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .accessibilityLabel(Text(verbatim: picture.name))
    }
    .carouselLoops()
    .carouselSpacing(24)
    .carouselEffect(.scale)
    .navigationTitle("Deck")
  }
}
