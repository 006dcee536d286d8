import SwiftUI
import VitrineUI

/// The list of the pages, and a switch that records the exhibits of the pages that are opened from then on.
struct HomePage: View {
  @State private var recording: VitrineRecording?
  /// The files of the last recording.
  @State private var files: [URL] = []

  var body: some View {
    List {
      page("Carousel") { CarouselPage() }
      page("Deck") { DeckPage() }
      page("Expanding carousel") { ExpandingPage() }
      page("Stitched carousel") { StitchedPage() }
      page("Photo grid") { GridPage() }
      page("Photo viewer") { ViewerPage() }
      page("Collection") { CollectionPage() }
      page("Videos") { VideoPage() }
      Section {
        Toggle("Record gestures", isOn: isRecording)
        #if !os(tvOS)
        if !files.isEmpty { ShareLink(items: files) }
        #endif
      }
    }
    .navigationTitle("Vitrine")
  }

  private func page(_ title: LocalizedStringKey, @ViewBuilder content: () -> some View) -> some View
  {
    NavigationLink(title) { content().vitrineRecording(recording) }
  }

  /// Whether gestures are recorded. The end of a recording writes its files.
  private var isRecording: Binding<Bool> {
    Binding {
      recording != nil
    } set: { isOn in
      files = recording.map { Self.files(of: $0.traces) } ?? []
      recording = isOn ? VitrineRecording() : nil
    }
  }

  /// Writes a file for each trace. One that cannot be written is left out.
  private static func files(of traces: [String]) -> [URL] {
    traces.indices.compactMap { index in
      let file = URL.temporaryDirectory.appending(path: "vitrine-\(index + 1).txt")
      guard (try? traces[index].write(to: file, atomically: true, encoding: .utf8)) != nil else {
        return nil
      }
      return file
    }
  }
}
