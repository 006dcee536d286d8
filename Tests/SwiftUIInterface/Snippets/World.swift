import SwiftUI
import VitrineUI

/// What the reader of a snippet is taken to have besides the films and photographs of GettingStarted.md: a view with some state.
struct SnippetWorld {
  @State var current: Movie.ID?
  @State var expanded: Movie.ID?
  @State var isStitched = false
  @State var open: Photo.ID?
  let names: [String]
  let loader: Loader
}

extension Photo {
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
  func share(_ id: Photo.ID) {}
}
