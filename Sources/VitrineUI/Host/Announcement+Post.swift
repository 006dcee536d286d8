#if canImport(SwiftUI)
import Accessibility
import SwiftUI

extension Announcement {
  /// Posts the announcement to VoiceOver: developer.apple.com/documentation/accessibility/accessibilitynotification
  @MainActor
  func post() {
    switch self {
    case .position(let index, let count):
      AccessibilityNotification.PageScrolled(Words.spokenPosition(index + 1, of: count)).post()
    }
  }
}
#endif
