// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// developer.apple.com/documentation/swiftui/picker: here its title, and a button for each option.
public struct Picker<SelectionValue: Hashable, Content: View>: View {
  let title: LocalizedStringKey
  let selection: Binding<SelectionValue>
  let content: Content

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    (title, self.selection, self.content) = (titleKey, selection, content())
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title)
      HStack { content }
    }
    .environment(
      \.select,
      Selector { tag in
        guard let value = tag.base as? SelectionValue else {
          notModelled("a tag that is no \(SelectionValue.self)")
        }
        selection.wrappedValue = value
      })
  }

  /// The choice of an option by its tag.
  typealias Selector = TagSelector
}

/// Selects an option of a picker by its tag.
struct TagSelector {
  let select: (AnyHashable) -> Void
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:): the value of an option.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    Tagged(content: self, tag: AnyHashable(tag))
  }
}

private struct Tagged<Content: View>: View {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let tag: AnyHashable
  @Environment(\.select) private var select

  nonisolated init(content: Content, tag: AnyHashable) {
    self.content = content
    self.tag = tag
  }

  var body: some View {
    Button {
      select?.select(tag)
    } label: {
      content
    }
  }
}

extension EnvironmentValues {
  fileprivate var select: TagSelector? {
    get { self[SelectKey.self] }
    set { self[SelectKey.self] = newValue }
  }
}

private struct SelectKey: EnvironmentKey {
  static var defaultValue: TagSelector? { nil }
}
