import SwiftUI
import VitrineUI

/// A grid of photographs: a tap opens one, dragging it away lands it in its cell.
struct PhotosPage: View {
  @State private var open: Picture.ID?

  var body: some View {
    PhotoGrid(Picture.landscapes, ratio: \.ratio, selection: $open) { picture, _ in
      picture.image.accessibilityLabel(Text(verbatim: picture.name))
    }
    .navigationTitle("Photographs")
  }
}

/// A row of photographs that a pinch stitches together.
struct StitchedPage: View {
  @State private var isStitched = false

  var body: some View {
    VStack {
      StitchedCarousel(Picture.landscapes, isStitched: $isStitched, ratio: \.ratio) { picture in
        picture.image.accessibilityLabel(Text(verbatim: picture.name))
      }
      Toggle("Stitched together", isOn: $isStitched)
        .padding()
    }
    .navigationTitle("Stitched row")
  }
}
