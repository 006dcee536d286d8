import SwiftUI
import VitrineUI

/// Pictures of different ratios. A tapped one flies to a viewer over the page.
struct ViewerPage: View {
  @State private var open: Picture.ID?
  @State private var places = PhotoSources()
  @State private var radius = 12.0

  var body: some View {
    ZStack {
      ScrollView {
        VStack(spacing: 12) {
          ForEach(Picture.landscapes) { picture in
            Button {
              withAnimation { open = picture.id }
            } label: {
              picture.image
                .aspectRatio(picture.ratio, contentMode: .fit)
                .clipShape(RoundedRectangle(cornerRadius: radius))
                .accessibilityLabel(Text(verbatim: picture.name))
            }
            .buttonStyle(.plain)
            .photoSource(picture.id, in: places, cornerRadius: radius)
          }
        }
        .padding()
      }
      PhotoViewer(
        Picture.landscapes, aspectRatio: \.ratio, selection: $open, from: places
      ) { picture in
        picture.image.accessibilityLabel(Text(verbatim: picture.name))
      }
    }
    .navigationTitle("Photo viewer")
    .options {
      Picker("Corners", selection: $radius) {
        Text("Square").tag(0.0)
        Text("Round").tag(12.0)
      }
    }
  }
}
