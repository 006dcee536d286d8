import AVKit
import SwiftUI
import VitrineUI

/// Videos in a row and in a grid. In the viewer a tap on a player or a button is theirs, and a drag moves the video like a photograph.
struct VideoPage: View {
  @State private var current: Clip.ID?
  @State private var open: Clip.ID?

  var body: some View {
    VStack(spacing: 12) {
      Carousel(Clip.all, selection: $current) { clip in
        ClipPlayer(clip: clip, isCurrent: current == clip.id && open == nil)
      }
      .carouselItemLength(.ratio(4 / 3))
      .frame(height: 220)
      PhotoGrid(Clip.all, aspectRatio: { _ in 1.5 }, selection: $open) { clip, display in
        if display.isFullScreen {
          ClipPlayer(clip: clip, isCurrent: open == clip.id)
        } else {
          Image(clip.poster).resizable().accessibilityLabel(Text(verbatim: clip.id))
        }
      }
      .photoTap(.controls)
    }
    .navigationTitle("Videos")
  }
}

/// A video with the controls of the system and a button for its sound. It pauses when another one is current.
private struct ClipPlayer: View {
  let isCurrent: Bool
  @State private var player: AVPlayer?
  @State private var isMuted = false

  init(clip: Clip, isCurrent: Bool) {
    self.isCurrent = isCurrent
    self._player = State(initialValue: clip.url.map(AVPlayer.init(url:)))
  }

  var body: some View {
    VideoPlayer(player: player)
      .overlay(alignment: .topTrailing) {
        Button("Sound", systemImage: isMuted ? "speaker.slash" : "speaker.wave.2") {
          isMuted.toggle()
          player?.isMuted = isMuted
        }
        .labelStyle(.iconOnly)
        .padding(60)
      }
      .onChange(of: isCurrent) { _, isCurrent in
        if !isCurrent { player?.pause() }
      }
      .onDisappear { player?.pause() }
  }
}

/// A stream that Apple offers for tests, and a picture for its cell.
private struct Clip: Identifiable {
  let id: String
  let poster: String
  let url: URL?

  static let all = [
    Clip(
      id: "Test stream", poster: "Fjord morning",
      url: URL(
        string:
          "https://devstreaming-cdn.apple.com/videos/streaming/examples/bipbop_4x3/bipbop_4x3_variant.m3u8"
      )),
    Clip(
      id: "Wide test stream", poster: "Alpenglow",
      url: URL(
        string:
          "https://devstreaming-cdn.apple.com/videos/streaming/examples/bipbop_16x9/bipbop_16x9_variant.m3u8"
      )),
  ]
}
