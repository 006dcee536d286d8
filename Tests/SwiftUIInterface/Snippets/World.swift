import SwiftUI
import VitrineUI

/// What the reader of a snippet is taken to have besides the films and photographs of GettingStarted.md: a view with some state.
struct SnippetWorld {
  @State var current: Movie.ID?
  @State var expanded: Movie.ID?
  @State var isStitched = false
  @State var open: Photo.ID?
  @State var arrangement = PhotoArrangement.grid
  @State var places = PhotoSources()
  let names: [String]
  let loader: Loader
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
  func loadMore() {}
  func loadFullSize(_ id: Photo.ID) {}
  func pixelWidth(of id: Photo.ID) -> CGFloat? { nil }
}

/// What the pages about Nuke and Kingfisher use of these libraries.
struct LazyImage<Content: View>: View {
  init(request: ImageRequest?, @ViewBuilder content: @escaping (LazyImageState) -> Content) {}
  var body: some View { EmptyView() }
}

@MainActor struct LazyImageState {
  let image: Image?
}

struct ImageRequest {
  init(url: URL?, processors: [ImageProcessors.Resize] = []) {}
}

enum ImageProcessors {
  struct Resize {
    init(size: CGSize) {}
  }
}

@MainActor final class ImagePrefetcher {
  func startPrefetching(with requests: [ImageRequest]) {}
  convenience init(urls: [URL], options: KingfisherOptionsInfo? = nil) { self.init() }
  func start() {}
}

typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

enum KingfisherOptionsInfoItem {
  case processor(DownsamplingImageProcessor)
  case scaleFactor(CGFloat)
}

struct DownsamplingImageProcessor {
  init(size: CGSize) {}
}

struct KFImage: View {
  init(_ url: URL?) {}
  func downsampling(size: CGSize) -> KFImage { self }
  func scaleFactor(_ factor: CGFloat) -> KFImage { self }
  func placeholder<P: View>(@ViewBuilder _ content: @escaping () -> P) -> KFImage { self }
  func resizable() -> KFImage { self }
  var body: some View { EmptyView() }
}
