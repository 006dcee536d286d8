#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Two viewers that share the places of a page, such as those of two albums.
  @MainActor @Suite struct SeveralViewersTests {
    @Test func aClosedViewerDoesNotFillThePlaceOfAnOpenPhotograph() async {
      let app = TwoViewersApp()
      let window = TestWindow { TwoViewers(app: app) }
      window.perform { app.first = 3 }
      await window.run(for: 1)
      #expect(window.drawn("place").isEmpty)
      window.perform { app.photos.append(10) }
      await window.run(for: 1)
      #expect(window.drawn("place").isEmpty, "the other viewer was updated")
      window.perform { app.hasSecond = true }
      await window.run(for: 1)
      #expect(window.drawn("place").isEmpty, "another viewer has come")
      window.perform { app.hasSecond = false }
      await window.run(for: 1)
      #expect(window.drawn("place").isEmpty, "another viewer has gone")
      window.perform { app.first = nil }
      await window.run(for: 1)
      #expect(window.drawn("place").count == 1 && window.faults == [])
    }

    @Test func eachViewerEmptiesThePlaceOfItsPhotograph() async {
      let app = TwoViewersApp()
      app.hasSecond = true
      let window = TestWindow { TwoViewers(app: app) }
      for selection in [\TwoViewersApp.first, \.second] {
        window.perform { withAnimation { app[keyPath: selection] = 3 } }
        await window.run(for: 1)
        #expect(window.drawn("place").isEmpty)
        window.perform { withAnimation { app[keyPath: selection] = nil } }
        await window.run(for: 2)
        #expect(window.drawn("place").count == 1)
      }
      #expect(window.isAtRest && window.faults == [])
    }
  }
}

@MainActor @Observable
private final class TwoViewersApp {
  var photos = Array(0..<10)
  var first: Int?
  var second: Int?
  var hasSecond = false
  @ObservationIgnored let places = PhotoSources()
}

private struct TwoViewers: View {
  let app: TwoViewersApp

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.named("place").frame(width: 118, height: 118).photoSource(3, in: app.places)
      viewer(Binding(app, \.first))
      if app.hasSecond { viewer(Binding(app, \.second)) }
    }
  }

  private func viewer(_ selection: Binding<Int?>) -> some View {
    PhotoViewer(
      app.photos, id: \.self, aspectRatio: { _ in 1 }, selection: selection, from: app.places
    ) { Color.numbered($0) }
  }
}
#endif
