import SwiftUI
import VitrineUI

/// A picker of the built-in effects.
struct EffectPicker: View {
  @Binding var effect: CarouselEffect

  var body: some View {
    Picker("Effect", selection: $effect) {
      Text("None").tag(CarouselEffect.none)
      Text("Scale").tag(CarouselEffect.scale)
      Text("Fade").tag(CarouselEffect.fade)
      Text("Cover flow").tag(CarouselEffect.coverFlow)
      Text("Cylinder").tag(CarouselEffect.cylinder)
      Text("Wheel").tag(CarouselEffect.wheel)
      Text("Stack").tag(CarouselEffect.stack)
      Text("Parallax").tag(CarouselEffect.parallax)
    }
  }
}
