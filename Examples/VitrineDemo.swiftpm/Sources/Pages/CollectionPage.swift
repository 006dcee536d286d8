import SwiftUI
import VitrineUI

/// One collection in five arrangements. Its photographs fly from one to the next, and a finger can catch them.
struct CollectionPage: View {
  @State private var arrangement = PhotoArrangement.grid
  @State private var open: Picture.ID?

  var body: some View {
    VStack(spacing: 0) {
      Picker("Arrangement", selection: $arrangement.animation()) {
        ForEach(PhotoArrangement.allCases, id: \.self) { Text(verbatim: $0.title).tag($0) }
      }
      PhotoCollection(
        Picture.landscapes, arrangement: $arrangement, selection: $open, aspectRatio: \.ratio
      ) { picture in
        picture.image.accessibilityLabel(Text(verbatim: picture.name))
      }
    }
    .navigationTitle("Collection")
    .options {
      Button("Jump to the grid") { arrangement = .grid }
    }
  }
}
