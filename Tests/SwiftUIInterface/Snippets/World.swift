import SwiftUI
import VitrineUI

/// What the reader of a snippet is taken to have: a view with photographs, of which one may be open.
struct SnippetWorld {
  @State var open: Photo.ID?
  let photos: [Photo]
  let names: [String]
  let loader: Loader
}

struct Photo: Identifiable {
  let id: String
  let name: String
  let ratio: Double
  func url(for size: CGSize) -> URL? { URL(string: name) }
}

struct Album: View {
  let photos: [Photo]
  @Binding var open: Photo.ID?

  init(_ photos: [Photo], open: Binding<Photo.ID?>) {
    self.photos = photos
    self._open = open
  }

  var body: some View { Text(verbatim: "\(photos.count)") }
}

@MainActor final class Loader {
  func prefetch(_ ids: [Photo.ID]) {}
}
