import SwiftUI
import VitrineUI

/// A row of pictures that loops.
struct CarouselPage: View {
  @State private var current: Picture.ID?
  @State private var loops = true
  @State private var snap = CarouselSnap.item
  @State private var effect = CarouselEffect.none
  @State private var spacing = 12.0
  @State private var indicator = CarouselIndicator.dots
  @State private var isPlaying = false

  var body: some View {
    CarouselReader { carousel in
      VStack {
        Carousel(Picture.landscapes, selection: $current) { picture in
          picture.image
            .aspectRatio(picture.ratio, contentMode: .fit)
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .accessibilityLabel(Text(verbatim: picture.name))
        }
        .frame(height: 280)
        HStack {
          Button("Previous", systemImage: "chevron.backward") { carousel.previous() }
            .disabled(!carousel.canGoPrevious)
          Text(verbatim: current ?? "")
            .frame(maxWidth: .infinity)
          Button("Next", systemImage: "chevron.forward") { carousel.next() }
            .disabled(!carousel.canGoNext)
        }
        .labelStyle(.iconOnly)
        .padding()
      }
    }
    .carouselLoops(loops)
    .carouselSnap(snap)
    .carouselEffect(effect)
    .carouselSpacing(spacing)
    .carouselAutoplay(every: isPlaying ? 3 : nil)
    .carouselIndicator(indicator)
    .navigationTitle("Carousel")
    .options {
      Toggle("Loops", isOn: $loops)
      Toggle("Autoplay", isOn: $isPlaying)
      EffectPicker(effect: $effect)
      Picker("Snapping", selection: $snap) {
        Text("To items").tag(CarouselSnap.item)
        Text("To pages").tag(CarouselSnap.page)
        Text("None").tag(CarouselSnap.free)
      }
      Picker("Indicator", selection: $indicator) {
        Text("None").tag(CarouselIndicator.none)
        Text("Dots").tag(CarouselIndicator.dots)
        Text("3 of 12").tag(CarouselIndicator.fraction)
      }
      Picker("Spacing", selection: $spacing) {
        Text("None").tag(0.0)
        Text("Small").tag(12.0)
        Text("Large").tag(40.0)
      }
    }
  }
}
