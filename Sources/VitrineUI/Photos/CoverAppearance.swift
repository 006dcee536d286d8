#if canImport(SwiftUI)
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// The cover of an open photograph: transparent, and dark while the photograph covers the window.
struct CoverAppearance<ID: Hashable>: ViewModifier {
  let viewer: PhotoViewerDriver<ID>

  func body(content: Content) -> some View {
    content
      .modifier(ClearCover())
      .preferredColorScheme(viewer.screen.isCovered ? .dark : nil)
  }
}

/// Hides the status bar and the home indicator while a photograph covers the window and its controls are hidden.
struct ScreenControls<ID: Hashable>: ViewModifier {
  let viewer: PhotoViewerDriver<ID>

  func body(content: Content) -> some View {
    #if os(iOS) || EXECUTES_VIEWS
    let isHidden = viewer.screen.hidesControls
    content
      .statusBarHidden(isHidden)
      .persistentSystemOverlays(isHidden ? .hidden : .automatic)
    #else
    content
    #endif
  }
}

/// Makes a cover transparent.
///
/// From iOS 18 on `presentationBackground` does that. iOS 17 can draw the view of the hosting controller white in spite of it, as apps have
/// reported, so that view becomes transparent there as well.
private struct ClearCover: ViewModifier {
  #if EXECUTES_VIEWS
  /// Tests of the views try both versions.
  @SwiftUI.Environment(\.drawsClearPresentations) private var drawsClearPresentations
  #elseif os(iOS)
  private var drawsClearPresentations: Bool { true }
  #endif

  func body(content: Content) -> some View {
    #if os(iOS) || EXECUTES_VIEWS
    if #available(iOS 18, *), drawsClearPresentations {
      content.presentationBackground(.clear)
    } else {
      content.presentationBackground(.clear)
        .background { ClearHost().accessibilityHidden(true) }
    }
    #else
    content.presentationBackground(.clear)
    #endif
  }
}

#if os(iOS) || EXECUTES_VIEWS
/// Makes the views between itself and the hosting controller of a presentation transparent.
private struct ClearHost: UIViewRepresentable {
  func makeUIView(context: Context) -> ClearingView { ClearingView(frame: .zero) }
  func updateUIView(_ view: ClearingView, context: Context) {}
}

private final class ClearingView: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    var next = superview
    while let view = next {
      view.backgroundColor = .clear
      next = view.next is UIViewController ? nil : view.superview
    }
  }
}
#endif
#endif
