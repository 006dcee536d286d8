// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/button
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Button<Label: View>: View {
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
  @MainActor @preconcurrency public var body: some View { get }
}

// swiftui/button/init(_:action:)-1asy
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void)
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void)
}

// swiftui/button/init(_:systemimage:action:)-5p2b3
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void)
}

// swiftui/primitivebuttonstyle, swiftui/view/buttonstyle(_:)-66fbx
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct PrimitiveButtonStyleConfiguration {}

// swiftui/buttonstyle, swiftui/buttonstyleconfiguration, swiftui/view/buttonstyle(_:)-7qx1
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct ButtonStyleConfiguration {
  public struct Label: View {
    public typealias Body = Never
  }
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init()
  @MainActor @preconcurrency public func makeBody(
    configuration: PlainButtonStyle.Configuration
  ) -> some View
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { get }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View
}

// swiftui/label
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public struct Label<Title: View, Icon: View>: View {
  nonisolated public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
  @MainActor @preconcurrency public var body: some View { get }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String)
}

// swiftui/labelstyle/icononly, swiftui/view/labelstyle(_:)
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@MainActor @preconcurrency public protocol LabelStyle {}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init()
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension LabelStyle where Self == IconOnlyLabelStyle {
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { get }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View
}

// swiftui/toggle
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Toggle<Label: View>: View {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
  @MainActor @preconcurrency public var body: some View { get }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
}

// swiftui/picker
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label)
  @MainActor @preconcurrency public var body: some View { get }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content)
}

// swiftui/list, swiftui/section
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct List<SelectionValue: Hashable, Content: View>: View {
  @MainActor @preconcurrency public var body: some View { get }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content)
}

// swiftui/section
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Section<Parent, Content, Footer> {
  public typealias Body = Never
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Section: View where Parent: View, Content: View, Footer: View {}

// swiftui/section/init(content:)-90idi
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content)
}

// swiftui/form, swiftui/form/init(content:)
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Form<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content)
  @MainActor @preconcurrency public var body: some View { get }
}
