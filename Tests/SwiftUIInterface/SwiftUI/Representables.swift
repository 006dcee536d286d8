// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
import UIKit
#endif
#if canImport(AppKit)
import AppKit
#endif

#if os(iOS) || os(tvOS) || os(visionOS)
// swiftui/uiviewrepresentable
@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
  associatedtype UIViewType: UIView
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  typealias Context = UIViewRepresentableContext<Self>
}

@available(iOS 13, tvOS 13, visionOS 1, *)
extension UIViewRepresentable {
  @MainActor @preconcurrency public static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator)
}

@available(iOS 13, tvOS 13, visionOS 1, *)
extension UIViewRepresentable where Coordinator == Void {
  @MainActor @preconcurrency public func makeCoordinator()
}

// swiftui/uiviewrepresentablecontext
@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor @preconcurrency
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator
  @MainActor @preconcurrency public var environment: EnvironmentValues { get }
}
#endif

#if os(iOS)
// swiftui/uigesturerecognizerrepresentable
@available(iOS 18, *)
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  @MainActor @preconcurrency func makeUIGestureRecognizer(context: Self.Context)
    -> Self.UIGestureRecognizerType
  @MainActor @preconcurrency func handleUIGestureRecognizerAction(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  @MainActor @preconcurrency func updateUIGestureRecognizer(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  @MainActor @preconcurrency func makeCoordinator(converter: Self.CoordinateSpaceConverter)
    -> Self.Coordinator
}

@available(iOS 18, *)
extension UIGestureRecognizerRepresentable {
  @MainActor @preconcurrency public func handleUIGestureRecognizerAction(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  @MainActor @preconcurrency public func updateUIGestureRecognizer(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
}

@available(iOS 18, *)
extension UIGestureRecognizerRepresentable where Coordinator == Void {
  @MainActor @preconcurrency public func makeCoordinator(
    converter: Self.CoordinateSpaceConverter)
}

// swiftui/uigesturerecognizerrepresentablecontext
@available(iOS 18, *)
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator
  @MainActor @preconcurrency public var converter:
    UIGestureRecognizerRepresentableCoordinateSpaceConverter
  { get }
}

// swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter
@available(iOS 18, *)
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  @MainActor @preconcurrency public var localLocation: CGPoint { get }
  @MainActor @preconcurrency public var localTranslation: CGPoint? { get }
  @MainActor @preconcurrency public var localVelocity: CGPoint? { get }
}

// swiftui/view/gesture(_:)
@available(iOS 18, *)
extension View {
  nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable)
    -> some View
}
#endif

#if os(macOS)
// swiftui/nsviewrepresentable
@available(macOS 10.15, *)
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Self.Body == Never {
  associatedtype NSViewType: NSView
  @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
  @MainActor @preconcurrency func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleNSView(
    _ nsView: Self.NSViewType, coordinator: Self.Coordinator)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  typealias Context = NSViewRepresentableContext<Self>
}

@available(macOS 10.15, *)
extension NSViewRepresentable {
  @MainActor @preconcurrency public static func dismantleNSView(
    _ nsView: Self.NSViewType, coordinator: Self.Coordinator)
}

@available(macOS 10.15, *)
extension NSViewRepresentable where Coordinator == Void {
  @MainActor @preconcurrency public func makeCoordinator()
}

// swiftui/nsviewrepresentablecontext
@available(macOS 10.15, *)
@MainActor @preconcurrency
public struct NSViewRepresentableContext<
  Representable: NSViewRepresentable
> {
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator
  @MainActor @preconcurrency public var environment: EnvironmentValues { get }
}

// swiftui/nshostingview, …/init(rootview:), …/sizingoptions
@available(macOS 10.15, *)
@MainActor @preconcurrency open class NSHostingView<Content: View>: NSView {
  @MainActor @preconcurrency public required init(rootView: Content)
  @MainActor @preconcurrency public var rootView: Content
  @available(macOS 13, *)
  @MainActor @preconcurrency public var sizingOptions: NSHostingSizingOptions
}

// swiftui/nshostingsizingoptions
@available(macOS 13, *)
public struct NSHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let minSize: NSHostingSizingOptions
  public static let intrinsicContentSize: NSHostingSizingOptions
  public static let maxSize: NSHostingSizingOptions
}
#endif
