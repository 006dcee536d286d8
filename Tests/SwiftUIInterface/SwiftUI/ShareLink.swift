// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreTransferable

// swiftui/sharelink
@available(iOS 16, macOS 13, watchOS 9, visionOS 1, *)
@available(tvOS, unavailable)
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
  Data.Element: Transferable
{
  @MainActor @preconcurrency public var body: some View { get }
}

// swiftui/defaultsharelinklabel
@available(iOS 16, macOS 13, watchOS 9, visionOS 1, *)
@available(tvOS, unavailable)
public struct DefaultShareLinkLabel: View {
  @MainActor @preconcurrency public var body: some View { get }
}

// swiftui/sharelink/init(items:subject:message:)
@available(iOS 16, macOS 13, watchOS 9, visionOS 1, *)
@available(tvOS, unavailable)
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL
}
