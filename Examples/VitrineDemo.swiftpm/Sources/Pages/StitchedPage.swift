import SwiftUI
import VitrineUI

/// A row of photographs that a pinch stitches together.
struct StitchedPage: View {
  @State private var isStitched = false
  @State private var loops = false
  @State private var radius = 8.0

  var body: some View {
    StitchedCarousel(Picture.landscapes, isStitched: $isStitched, aspectRatio: \.ratio) { picture in
      picture.image.accessibilityLabel(Text(verbatim: picture.name))
    }
    .stitchedCarouselRowHeight(300)
    .stitchedCarouselRadius(radius)
    .carouselLoops(loops)
    .navigationTitle("Stitched carousel")
    .options {
      Toggle("Stitched together", isOn: $isStitched.animation())
      Toggle("Loops", isOn: $loops)
      Picker("Corners", selection: $radius) {
        Text("Square").tag(0.0)
        Text("Round").tag(8.0)
        Text("Very round").tag(24.0)
      }
    }
  }
}
