#if EXECUTES_VIEWS || os(macOS)
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Photographs that fly from views of the app, in a window of either system.
  @MainActor @Suite struct HostedPlaceTests {
    @Test func aPhotographFliesFromAViewOfOnesOwn() async {
      let app = HostedPlaceApp()
      let window = TestWindow { HostedPlaces(app: app) }
      let place = CGRect(x: 16, y: 200, width: 118, height: 118)
      #expect(await window.reaches { window.shows("place", at: place) })
      window.perform { withAnimation { app.selection = 3 } }
      #expect(
        await window.reaches {
          window.frame(of: "3").map { $0.midX < 190 && $0.width < 380 } == true
        })
      let square = CGRect(x: 0, y: 227, width: 390, height: 390)
      #expect(await window.reaches { window.shows("3", at: square) })
    }

    @Test(arguments: [[], [3, 3, 3], [1, 2], Array(100..<300)])
    func theCollectionMayChangeWhileAPhotographIsOpen(photos: [Int]) async {
      let app = HostedPlaceApp()
      let window = TestWindow { HostedPlaces(app: app) }
      window.perform { app.selection = 3 }
      #expect(await window.reaches { window.frame(of: "3") != nil })
      window.perform { app.photos = photos }
      #expect(await window.reaches { photos.contains(3) == (app.selection == 3) })
      #expect(await window.reaches { photos.contains(3) == (window.frame(of: "3") != nil) })
    }
  }
}

@MainActor @Observable
private final class HostedPlaceApp {
  var photos = Array(0..<10)
  var selection: Int?
  let places = PhotoSources()
}

private struct HostedPlaces: View {
  let app: HostedPlaceApp

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.named("place")
        .frame(width: 118, height: 118)
        .photoSource(3, in: app.places)
        .padding(.leading, 16)
        .padding(.top, 200)
      PhotoViewer(
        app.photos, id: \.self, aspectRatio: { _ in 1 }, selection: Binding(app, \.selection),
        from: app.places
      ) { Color.numbered($0) }
    }
  }
}
#endif
