import SwiftUI
import VitrineUI

/// One collection in five arrangements. Its photographs fly from one to the next, and a finger can catch them.
struct CollectionPage: View {
  @State private var arrangement = PhotoArrangement.grid
  @State private var open: Picture.ID?
  @State private var scrub: PhotoCollectionScrub?

  var body: some View {
    VStack(spacing: 0) {
      Picker("Arrangement", selection: $arrangement.animation()) {
        ForEach(PhotoArrangement.allCases, id: \.self) { Text(verbatim: $0.title).tag($0) }
      }
      ArrangementScrubber(arrangement: arrangement, scrub: $scrub)
      PhotoCollection(
        Picture.landscapes, arrangement: $arrangement, selection: $open, aspectRatio: \.ratio
      ) { picture in
        picture.image.accessibilityLabel(Text(verbatim: picture.name))
      }
      .photoCollectionScrub(scrub)
      .photoCorners(6)
      .photoShadow(radius: 10, y: 5, in: [.carousel, .deck])
    }
    .navigationTitle("Collection")
    .options {
      Button("Jump to the grid") { arrangement = .grid }
    }
  }
}

/// A bar along which a finger moves the photographs to the next arrangement.
private struct ArrangementScrubber: View {
  let arrangement: PhotoArrangement
  @Binding var scrub: PhotoCollectionScrub?

  var body: some View {
    #if !os(tvOS)
    Text(verbatim: "\(arrangement.title) → \(next.title)")
      .frame(maxWidth: .infinity)
      .padding(12)
      .contentShape(Rectangle())
      .simultaneousGesture(
        DragGesture(minimumDistance: 0)
          .onChanged { value in
            let distance = value.location.x - value.startLocation.x
            scrub = PhotoCollectionScrub(to: scrub?.arrangement ?? next, progress: distance / 200)
          }
          .onEnded { _ in scrub = nil }
      )
      .accessibilityHidden(true)
    #endif
  }

  /// The arrangement after the present one.
  private var next: PhotoArrangement {
    let all = PhotoArrangement.allCases
    let index = all.firstIndex(of: arrangement) ?? 0
    return all[(index + 1) % all.count]
  }
}
