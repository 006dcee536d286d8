// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/image
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct Image: Equatable, Sendable, View {
  nonisolated public init(_ name: String, bundle: Bundle? = nil)
  nonisolated public init(decorative name: String, bundle: Bundle? = nil)
  nonisolated public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up)
  nonisolated public static func == (lhs: Image, rhs: Image) -> Bool
  public typealias Body = Never
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
  }
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }
}

// swiftui/image/init(systemname:)
@available(iOS 13, macOS 11, tvOS 13, watchOS 6, visionOS 1, *)
extension Image {
  nonisolated public init(systemName: String)
}

// swiftui/image/resizable(capinsets:resizingmode:)
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Image {
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image
}

// swiftui/asyncimagephase
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { get }
  public var error: (any Error)? { get }
}

// swiftui/asyncimage
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
public struct AsyncImage<Content: View>: View {
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
  @MainActor @preconcurrency public var body: some View { get }
}

// swiftui/imagerenderer
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
@MainActor final public class ImageRenderer<Content: View> {
  @MainActor public init(content view: Content)
  @MainActor final public var scale: CGFloat
  @MainActor final public var cgImage: CGImage? { get }
}

// swiftui/progressview
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  nonisolated public init() where Label == EmptyView, CurrentValueLabel == EmptyView
  @MainActor @preconcurrency public var body: some View { get }
}
