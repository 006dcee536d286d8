// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreGraphics
@_exported import Foundation

// swiftui/view
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

// swift/never: the body of what SwiftUI draws itself
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Never: View {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { get }
}

// swiftui/view/body-swift.property, for views whose body is Never
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View where Body == Never {
  @MainActor @preconcurrency public var body: Never { get }
}

// swift/optional
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

// swiftui/emptyview
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct EmptyView: View {
  public init()
  public typealias Body = Never
}

// swiftui/anyview
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct AnyView: View {
  public init<V: View>(_ view: V)
  public typealias Body = Never
}

// swiftui/tupleview
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct TupleView<T>: View {
  public var value: T
  public init(_ value: T)
  public typealias Body = Never
}

// swiftui/group
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct Group<Content> {
  public typealias Body = Never
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content)
}

// swiftui/foreach
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension ForEach: View where Content: View {
  public typealias Body = Never
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content)
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  @_semantics("swiftui.requires_constant_range")
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
}

// swiftui/equatableview
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@frozen public struct EquatableView<Content: Equatable & View>: View {
  public var content: Content
  public init(content: Content)
  public typealias Body = Never
}

// swiftui/view/equatable()
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self>
}
