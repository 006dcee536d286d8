// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

/// developer.apple.com/documentation/accessibility/accessibilitynotification
public enum AccessibilityNotification {
  /// The announcements that were posted; a test reads and empties them.
  nonisolated(unsafe) public static var posted: [String] = []

  public struct PageScrolled {
    let announcement: String
    public init(_ announcement: String) { self.announcement = announcement }
    public func post() { posted.append(announcement) }
  }
}
