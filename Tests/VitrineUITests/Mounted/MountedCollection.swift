#if EXECUTES_VIEWS
import Observation
import SwiftUI

@testable import VitrineUI

/// An app with a collection of numbered photographs on a screen of 390 x 844.
@MainActor
final class MountedCollection {
  let app = CollectionApp()
  let window: TestWindow

  init(
    _ arrangement: PhotoArrangement = .grid, direction: LayoutDirection = .leftToRight,
    reducesMotion: Bool = false, hasTouchRecognizers: Bool = true, speed: Double = 1,
    ratio: Double = 1.5, photos: [Int] = Array(0..<60), loops: Bool = false,
    corners: CGFloat? = nil, shadowed: Set<PhotoArrangement>? = nil,
    recording: VitrineRecording? = nil
  ) async {
    (app.arrangement, app.ratio) = (arrangement, ratio)
    (app.photos, app.loops) = (photos, loops)
    (app.corners, app.shadowed) = (corners, shadowed)
    let app = app
    window = TestWindow(
      coverDelay: 1, coverSizeDelay: 1,
      environment: {
        $0.layoutDirection = direction
        $0.accessibilityReduceMotion = reducesMotion
        $0.hasTouchRecognizers = hasTouchRecognizers
      }
    ) {
      CollectionAppView(app: app).vitrineSpeed(speed).vitrineRecording(recording)
    }
    await window.run(for: 0.5)
  }

  /// The visible part of a photograph in the collection.
  func photo(_ number: Int) -> CGRect? { window.drawn("photo \(number)").first?.visible }

  /// A photograph as it is drawn.
  func drawn(_ number: Int) -> DrawnView? { window.drawn("photo \(number)").first }

  /// The corner radii of a photograph, on the screen of an arrangement that scales nothing.
  func radii(_ number: Int) -> [CGFloat]? { window.drawn("photo \(number)").first?.radii }

  /// How dark the shadow of a photograph is.
  func shadow(_ number: Int) -> Double? { window.drawn("photo \(number)").first?.shadow?.opacity }

  /// The middle of a photograph, in thousandths of points.
  func middle(_ number: Int) -> CGPoint? {
    photo(number).map {
      CGPoint(
        x: ($0.midX * 1000).rounded() / 1000, y: ($0.midY * 1000).rounded() / 1000)
    }
  }

  /// The driver behind the collection.
  var driver: PhotoCollectionDriver<Int>? { window.stored(CollectionStorage<Int>.self)?.driver }

  func assign(_ arrangement: PhotoArrangement, animated: Bool = true) {
    window.perform {
      if animated {
        withAnimation { app.arrangement = arrangement }
      } else {
        app.arrangement = arrangement
      }
    }
  }
}

@MainActor @Observable
final class CollectionApp {
  var photos = Array(0..<60)
  var ratio = 1.5
  var loops = false
  var corners: CGFloat?
  var shadowed: Set<PhotoArrangement>?
  var arrangement = PhotoArrangement.grid
  var selection: Int?
  var scrub: PhotoCollectionScrub?
  @ObservationIgnored var contentCalls: [Int: Int] = [:]
}

extension DrawnView {
  /// Whether it is drawn like another one, but for the way of a frame.
  func isNear(_ other: DrawnView) -> Bool {
    abs(opacity - other.opacity) < 0.15 && abs(visible.midX - other.visible.midX) < 40
      && abs(visible.midY - other.visible.midY) < 40
  }
}

/// The corners and the shadow that the app sets, if it sets any.
private struct Decoration: ViewModifier {
  let app: CollectionApp

  func body(content: Content) -> some View {
    if let corners = app.corners {
      shadowed(content.photoCorners(corners))
    } else {
      shadowed(content)
    }
  }

  @ViewBuilder private func shadowed(_ content: some View) -> some View {
    if let shadowed = app.shadowed {
      content.photoShadow(color: .black, radius: 12, y: 6, in: shadowed)
    } else {
      content
    }
  }
}

struct CollectionAppView: View {
  let app: CollectionApp

  var body: some View {
    let arrangement = Binding {
      app.arrangement
    } set: {
      app.arrangement = $0
    }
    let selection = Binding {
      app.selection
    } set: {
      app.selection = $0
    }
    PhotoCollection(
      app.photos, id: \.self, arrangement: arrangement, selection: selection,
      aspectRatio: { [ratio = app.ratio] _ in ratio }
    ) { photo in
      let _ = app.contentCalls[photo, default: 0] += 1
      Color.named("photo \(photo)")
    }
    .photoCollectionScrub(app.scrub)
    .carouselLoops(app.loops)
    .modifier(Decoration(app: app))
  }
}
#endif
