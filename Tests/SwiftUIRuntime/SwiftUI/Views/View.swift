// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

/// developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// developer.apple.com/documentation/swiftui/previewprovider: a test shows the views in a window.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

/// developer.apple.com/documentation/swiftui/view: a view that SwiftUI draws itself has the body `Never`.
extension Never: View {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { fatalError() }
}

/// Not of Apple: nobody may ask for the body of a view that the module draws itself.
extension View where Body == Never {
  @MainActor @preconcurrency public var body: Never {
    fatalError("not modelled: the body of \(Self.self)")
  }
}

/// developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView((repeat each content), views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { _ConditionalContent(branch: .first(first)) }
  public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { _ConditionalContent(branch: .second(second)) }
}

/// developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View, Primitive {
  public typealias Body = Never
  public init() {}
  func makeNode(_ context: Context) -> Node { GroupNode(self, [], context) { _ in [] } }
}

/// developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T>: View, Primitive {
  public typealias Body = Never
  public var value: T
  let views: [any View]

  init(_ value: T, _ views: [any View]) {
    self.value = value
    self.views = views
  }

  func makeNode(_ context: Context) -> Node { GroupNode(self, views, context) { $0.views } }
}

/// developer.apple.com/documentation/swift/optional: no view for nil.
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: Primitive where Wrapped: View {
  func makeNode(_ context: Context) -> Node {
    GroupNode(self, map { [$0] } ?? [], context) { $0.map { [$0] } ?? [] }
  }
}

/// The branches of a condition have different identities: "Demystify SwiftUI", WWDC 2021.
public struct _ConditionalContent<TrueContent, FalseContent> {
  public typealias Body = Never
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }
  let branch: Branch
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

extension _ConditionalContent: Primitive where TrueContent: View, FalseContent: View {
  private var slots: [(any View)?] {
    switch branch {
    case .first(let view): [view, nil]
    case .second(let view): [nil, view]
    }
  }

  func makeNode(_ context: Context) -> Node { GroupNode(self, slots, context) { $0.slots } }
}

/// developer.apple.com/documentation/swiftui/anyview: another type is another identity.
public struct AnyView: View, Primitive {
  public typealias Body = Never
  nonisolated(unsafe) let view: any View
  nonisolated public init<V: View>(_ view: V) { self.view = view }
  func makeNode(_ context: Context) -> Node { GroupNode(self, [view], context) { [$0.view] } }
}
