#if os(macOS)
import SwiftUI
import Testing
import Vitrine

/// How somebody looks at an exhibit: on which screen, in which colours, in which direction and in which size of type.
struct Look: Sendable {
  var screen = Screen.phone
  var scheme = ColorScheme.light
  var direction = LayoutDirection.leftToRight
  var type = DynamicTypeSize.large

  enum Screen: String, CaseIterable {
    case phone
    case desktop
  }

  /// Every screen, scheme and direction, each in common and in large type.
  static let all = Screen.allCases.flatMap { screen in
    ColorScheme.allCases.flatMap { scheme in
      LayoutDirection.allCases.flatMap { direction in
        [DynamicTypeSize.large, .accessibility3].map {
          Look(screen: screen, scheme: scheme, direction: direction, type: $0)
        }
      }
    }
  }

  /// The size of the screen, in points.
  var size: Dimensions {
    screen == .phone
      ? Dimensions(width: 390, height: 844) : Dimensions(width: 1280, height: 800)
  }

  /// What is seen where nothing is.
  var backdrop: Paint { scheme == .light ? .white : .black }

  /// What the engine is told of it.
  var environment: Event.Environment {
    Event.Environment(isRightToLeft: direction == .rightToLeft)
  }
}

extension Look: CustomTestStringConvertible {
  var testDescription: String {
    [
      screen.rawValue, scheme == .light ? "light" : "dark",
      direction == .leftToRight ? "ltr" : "rtl", type == .large ? "common" : "large",
    ].joined(separator: "-")
  }
}

extension View {
  /// This view at the top of a screen that is looked at so.
  func seen(as look: Look) -> some View {
    frame(width: look.size.width, height: look.size.height, alignment: .top)
      .background(look.backdrop.color)
      .clipped()
      .environment(\.colorScheme, look.scheme)
      .environment(\.layoutDirection, look.direction)
      .environment(\.dynamicTypeSize, look.type)
  }
}
#endif
