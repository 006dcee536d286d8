import SwiftUI
import VitrineUI

/// Cards that open in place by a tap, or by a mouse that rests on one.
struct ExpandingPage: View {
  @State private var open: Film.ID?
  @State private var isSlim = false
  @State private var loops = false
  @State private var curve = ExpandingCarouselCurve.easeInOut

  var body: some View {
    ExpandingCarousel(Film.all, expanded: $open) { film in
      film.poster.scaledToFill()
        .accessibilityLabel(Text(verbatim: film.title))
    } details: { film in
      FilmDetails(film: film)
    }
    .expandingCarouselSizes(collapsed: isSlim ? 90 : 150, expanded: 250)
    .expandingCarouselCurve(curve)
    .carouselSpacing(isSlim ? 8 : 20)
    .carouselLoops(loops)
    .frame(height: 250)
    .navigationTitle("Expanding carousel")
    .options {
      Toggle("Slim cards", isOn: $isSlim)
      Toggle("Loops", isOn: $loops)
      Picker("Timing curve", selection: $curve) {
        Text("Ease in and out").tag(ExpandingCarouselCurve.easeInOut)
        Text("Ease out").tag(ExpandingCarouselCurve.easeOut)
        Text("Spring").tag(ExpandingCarouselCurve.spring)
      }
      Button("Open a random card") { withAnimation { open = Film.all.randomElement()?.id } }
      Button("Close") { withAnimation { open = nil } }
        .disabled(open == nil)
    }
  }
}

/// The content of an open card.
private struct FilmDetails: View {
  let film: Film

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      film.still.aspectRatio(16 / 9, contentMode: .fit)
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: film.title).font(.headline)
        Text(verbatim: film.facts).font(.caption).foregroundStyle(.secondary)
        Text(verbatim: film.plot).font(.caption)
      }
      .lineLimit(2)
      .padding(.horizontal, 8)
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .background(.quaternary)
  }
}
