#if os(macOS)
import SwiftUI
import Testing
import Vitrine

/// The screen, colour scheme, layout direction and type size of a snapshot.
struct Appearance: Sendable {
  var screen = Screen.phone
  var scheme = ColorScheme.light
  var direction = LayoutDirection.leftToRight
  var type = DynamicTypeSize.large

  enum Screen: String, CaseIterable {
    case phone
    case desktop
  }

  /// All combinations of screen, scheme and direction, each in common and in large type.
  static let all = Screen.allCases.flatMap { screen in
    ColorScheme.allCases.flatMap { scheme in
      LayoutDirection.allCases.flatMap { direction in
        [DynamicTypeSize.large, .accessibility3].map {
          Appearance(screen: screen, scheme: scheme, direction: direction, type: $0)
        }
      }
    }
  }

  /// The size of the screen, in points.
  var size: Dimensions {
    screen == .phone
      ? Dimensions(width: 390, height: 844) : Dimensions(width: 1280, height: 800)
  }

  /// The colour behind the exhibit.
  var backdrop: PixelColor { scheme == .light ? .white : .black }

  /// The environment of the engine.
  var environment: Event.Environment {
    Event.Environment(isRightToLeft: direction == .rightToLeft)
  }
}

extension Appearance: CustomTestStringConvertible {
  var testDescription: String {
    [
      screen.rawValue, scheme == .light ? "light" : "dark",
      direction == .leftToRight ? "ltr" : "rtl", type == .large ? "common" : "large",
    ].joined(separator: "-")
  }
}

extension View {
  /// This view at the top of a screen with an appearance.
  func rendered(as appearance: Appearance) -> some View {
    frame(width: appearance.size.width, height: appearance.size.height, alignment: .top)
      .background(appearance.backdrop.color)
      .clipped()
      .environment(\.colorScheme, appearance.scheme)
      .environment(\.layoutDirection, appearance.direction)
      .environment(\.dynamicTypeSize, appearance.type)
  }
}
#endif
