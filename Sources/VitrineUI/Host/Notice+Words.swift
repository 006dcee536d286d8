#if canImport(SwiftUI)
import Accessibility
import SwiftUI

extension Notice {
  /// Says it to somebody who listens: developer.apple.com/documentation/accessibility/accessibilitynotification
  @MainActor
  func post() {
    switch self {
    case .place(let index, let count):
      AccessibilityNotification.PageScrolled(String(localized: "\(index + 1) of \(count)")).post()
    }
  }
}
#endif
