#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// An app's animation applies to views that depend on its state, and not to the motions of the engine.
  @MainActor @Suite struct AnimationTests {
    @Test(arguments: AnyExhibit.allCases, AnimatedExhibit.Scope.allCases)
    func anAnimationAroundAnExhibitAnimatesNothingThatTheEngineMoves(
      exhibit: AnyExhibit, scope: AnimatedExhibit.Scope
    ) async {
      let app = AnyExhibitApp()
      app.items = Array(0..<60)
      let window = TestWindow(size: CGSize(width: 300, height: 200), coverDelay: 1) {
        AnimatedExhibit(app: app, exhibit: exhibit, scope: scope)
      }
      await window.run(for: 1)
      for point in [CGPoint(x: 250, y: 160), CGPoint(x: 150, y: 150), CGPoint(x: 40, y: 60)] {
        window.tap(at: point)
        await window.run(for: 1)
        await window.drag(from: CGPoint(x: 220, y: 100), to: CGPoint(x: 60, y: 90), frames: 5)
        await window.run(for: 1)
        window.perform { app.items = Array(app.items.dropFirst()) + [app.items.count + 100] }
        await window.run(for: 1)
      }
      window.perform { (app.selection, app.expanded, app.isStitched) = (40, [4], false) }
      await window.run(for: 1)
      window.resize(to: CGSize(width: 200, height: 300))
      await window.run(for: 1)
      window.perform { withAnimation { (app.selection, app.expanded) = (nil, []) } }
      await window.run(for: 1)
      // An invisible colour of the host shows whether an assignment was animated. The app animates its own views, and the place of the
      // exhibit as a whole.
      let expected: Set = ["Opacity of AnimatedExhibit", "Opacity of AnimationProbe"]
      let places: Set = [
        "frame of AnimatedExhibit", "frame of GeometryGroup in CarouselHost",
        "frame of GeometryGroup in WindowCover",
      ]
      #expect(Set(window.animatedChanges).subtracting(places) == expected)
      #expect(window.faults == [])
    }

    @Test func aPlaceOfAPhotographEmptiesAtOnce() async {
      let app = AnyExhibitApp()
      let places = PhotoSources()
      let window = TestWindow {
        ZStack {
          Color.named("place").frame(width: 50, height: 50).photoSource(1, in: places)
          PhotoViewer(
            0..<5, id: \.self,
            selection: Binding(app, \.selection), from: places
          ) { Color.numbered($0) }
        }
        .transaction { $0.animation = .default }
      }
      await window.run(for: 1)
      #expect(window.drawn("place").isEmpty)
      window.press(.rightArrow)
      await window.run(for: 1)
      #expect(window.drawn("place").count == 1)
      #expect(Set(window.animatedChanges) == ["Opacity of AnimationProbe"])
    }

    @Test func theContentOfAnItemKeepsTheAnimationOfTheApp() async {
      let app = AnyExhibitApp()
      let window = TestWindow(size: CGSize(width: 300, height: 200)) { AnimatedContent(app: app) }
      await window.run(for: 1)
      #expect(window.animatedChanges == [])
      window.perform { app.isStitched.toggle() }
      #expect(Set(window.animatedChanges) == ["Opacity of Fading"])
    }
  }
}

/// An exhibit on a page that animates all that depends on its state, or everything.
struct AnimatedExhibit: View {
  let app: AnyExhibitApp
  let exhibit: AnyExhibit
  let scope: Scope

  enum Scope: CaseIterable {
    case state, everything, animation
  }

  var body: some View {
    let state: [AnyHashable] = [app.selection, app.expanded, app.isStitched, app.items]
    ZStack {
      AnyExhibitView(app: app, exhibit: exhibit)
      Color.red.frame(width: 1, height: 1).opacity(app.selection == nil ? 0.2 : 0.3)
        .opacity(app.expanded.isEmpty ? 0.2 : 0.3).opacity(app.isStitched ? 0.2 : 0.3)
    }
    .animation(.default, value: state)
    .transaction { if scope == .everything { $0.animation = .default } }
    .animationOfEachUpdate(scope == .animation)
  }
}

extension View {
  /// The deprecated modifier that animates each update. `nil` would remove the animations of others.
  @ViewBuilder fileprivate func animationOfEachUpdate(_ isOn: Bool) -> some View {
    if isOn { animation(.default) } else { self }
  }
}

/// A carousel whose items animate a state of the app.
private struct AnimatedContent: View {
  let app: AnyExhibitApp

  var body: some View {
    Carousel(0..<5, id: \.self) { _ in Fading(app: app) }
      .carouselItemLength(.fixed(100))
  }
}

private struct Fading: View {
  let app: AnyExhibitApp

  var body: some View {
    Color.red.frame(width: 1, height: 1).opacity(app.isStitched ? 1 : 0.5).animation(
      .default, value: app.isStitched)
  }
}
#endif
