import SwiftUI
import VitrineUI

// A preview for each exhibit. It needs no state: a constant binding is enough, and the exhibit moves, opens and closes as usual.

struct CarouselPreviews: PreviewProvider {
  static var previews: some View {
    Carousel(Picture.landscapes) { $0.image.aspectRatio($0.ratio, contentMode: .fit) }
      .carouselIndicator(.dots)
      .frame(height: 280)
  }
}

struct ExpandingCarouselPreviews: PreviewProvider {
  static var previews: some View {
    ExpandingCarousel(Film.all, expanded: .constant(Film.all[1].id)) { film in
      film.poster.scaledToFill()
    } details: { film in
      film.still.scaledToFill()
    }
    .frame(height: 250)
  }
}

/// One card, half open.
struct ExpandingCardPreviews: PreviewProvider {
  static var previews: some View {
    ExpandingCard(openness: 0.5) {
      Film.all[0].poster.scaledToFill()
    } details: {
      Film.all[0].still.scaledToFill()
    }
    .frame(width: 200, height: 250)
    .clipped()
  }
}

struct StitchedCarouselPreviews: PreviewProvider {
  static var previews: some View {
    StitchedCarousel(Picture.landscapes, isStitched: .constant(true), aspectRatio: \.ratio) {
      $0.image
    }
  }
}

struct PhotoGridPreviews: PreviewProvider {
  static var previews: some View {
    PhotoGrid(Picture.landscapes, aspectRatio: \.ratio) { $0.image }
  }
}

struct PhotoViewerPreviews: PreviewProvider {
  static var previews: some View {
    PhotoViewer(
      Picture.landscapes, aspectRatio: \.ratio, selection: .constant(Picture.landscapes[3].id)
    ) { $0.image }
  }
}

struct PhotoCollectionPreviews: PreviewProvider {
  static var previews: some View {
    PhotoCollection(Picture.landscapes, arrangement: .constant(.deck), aspectRatio: \.ratio) {
      $0.image
    }
  }
}
