// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// developer.apple.com/documentation/swiftui/text. Every character is 8 points wide and 17 high at the common size of text; words
/// are not wrapped.
public struct Text: Equatable, Sendable, View, Primitive {
  public typealias Body = Never
  public let string: String

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { string = key.string(in: bundle) }
  public init(verbatim content: String) { string = content }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { string = String(content) }

  func makeNode(_ context: Context) -> Node {
    LeafNode(
      self, context,
      scaledSize: { text, proposal, environment in
        let scale = environment.dynamicTypeSize.scale
        let natural = CGSize(width: 8 * scale * CGFloat(text.string.count), height: 17 * scale)
        return CGSize(
          width: min(natural.width, proposal.width ?? .infinity), height: natural.height)
      },
      draw: { text, _ in Drawing(name: text.string, isVisible: true) })
  }
}

/// developer.apple.com/documentation/swiftui/localizedstringkey: a format and its values. Without a bundle, the key is the text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: String
  let values: [String]

  public init(_ value: String) { (key, values) = (value, []) }
  public init(stringLiteral value: String) { (key, values) = (value, []) }
  public init(stringInterpolation: StringInterpolation) {
    (key, values) = (stringInterpolation.key, stringInterpolation.values)
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var values: [String] = []
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { key += literal }
    public mutating func appendInterpolation<T>(_ value: T) {
      key += value is Int ? "%lld" : "%@"
      values.append("\(value)")
    }
  }

  func string(in bundle: Bundle?) -> String {
    var (text, next) = (bundle?.translated(key) ?? key, values[...])
    for (index, value) in values.enumerated() {
      for place in ["%\(index + 1)$lld", "%\(index + 1)$@"] {
        text = text.replacingOccurrences(of: place, with: value)
      }
    }
    while let value = next.popFirst(),
      let place = ["%lld", "%@"].compactMap({ text.range(of: $0) }).min(by: {
        $0.lowerBound < $1.lowerBound
      })
    { text.replaceSubrange(place, with: value) }
    return text
  }
}

extension Bundle {
  /// The language of all texts; nil for that of the process. Only a test sets it.
  nonisolated(unsafe) static var language: String?

  func translated(_ key: String) -> String {
    let folder = Self.language.flatMap { path(forResource: $0, ofType: "lproj") }
    let bundle = folder.flatMap { Bundle(path: $0) } ?? self
    return bundle.localizedString(forKey: key, value: key, table: nil)
  }
}

extension TestWindow {
  /// Sets the language of texts that are made from now on, such as "de"; nil for that of the process.
  public static func setLanguage(_ language: String?) { Bundle.language = language }
}

/// developer.apple.com/documentation/swiftui/image: a symbol of the system, as large as text, or a picture of 300 x 200 points, which
/// fills the space it is offered if it is resizable.
public struct Image: Equatable, Sendable, View, Primitive {
  public typealias Body = Never
  nonisolated let name: String
  private nonisolated let isSymbol: Bool
  private nonisolated(unsafe) var isResizable = false

  nonisolated public init(systemName: String) { (name, isSymbol) = (systemName, true) }
  nonisolated public init(_ name: String) { (self.name, isSymbol) = (name, false) }

  nonisolated public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  private static let picture = CGSize(width: 300, height: 200)

  private func size(_ proposal: ProposedViewSize, _ scale: CGFloat) -> CGSize {
    let own = isSymbol ? CGSize(width: 17 * scale, height: 17 * scale) : Self.picture
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }

  func makeNode(_ context: Context) -> Node {
    LeafNode(
      self, context, scaledSize: { $0.size($1, $2.dynamicTypeSize.scale) },
      draw: { image, _ in Drawing(name: image.name, isVisible: true) })
  }
}

/// developer.apple.com/documentation/swiftui/label: here always its icon, as the host sets the style.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  public var body: some View {
    // A screen reader reads the title.
    icon.accessibilityLabel(title as? Text ?? Text(verbatim: ""))
  }
}

extension Label {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    (title, icon) = (Text(titleKey), Image(systemName: name))
  }
}
