// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// accessibility/accessibilitynotification
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public enum AccessibilityNotification {}

// accessibility/accessibilitynotification/pagescrolled, …/pagescrolled/init(_:)-28520
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension AccessibilityNotification {
  public struct PageScrolled {
    public init(_ announcement: String)
    public func post()
  }
}
