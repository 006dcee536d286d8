#if canImport(SwiftUI)
import SwiftUI

/// The values and actions that modifiers set for the photographs of the grids and viewers below them.
struct PhotoSettings: Equatable {
  /// The action for the end of the collection.
  var nearEnd: NearEndAction?
  /// The width of a photograph in pixels.
  var pixelWidth: PhotoValue<CGFloat>?
  /// The maximum zoom of a photograph.
  var maximumZoom: PhotoValue<CGFloat>?
  /// The action for the zoom of a photograph.
  var onZoom: PhotoValue<@MainActor (Double) -> Void>?
}

/// A value for each photograph, as an object, so that a change can be detected.
final class PhotoValue<Value>: Equatable, Sendable {
  private let value:
    @MainActor @Sendable (AnyHashable, _ warn: @MainActor (Any.Type) -> Void) -> Value?
  private let modifier: String

  /// Creates the values for ids of one type. Ids of other types have no value.
  /// - Parameters:
  ///   - modifier: The name of the modifier, for warnings.
  ///   - value: The value for an id.
  init<ID: Hashable>(_ modifier: String, _ value: @escaping @MainActor (ID) -> Value?) {
    self.modifier = modifier
    self.value = { id, warn in
      if let id = id.base as? ID { return value(id) }
      warn(ID.self)
      return nil
    }
  }

  /// The value for a photograph; nil if there is none. An id of another type gives a warning.
  @MainActor
  func callAsFunction(_ id: some Hashable, _ warnings: Warnings) -> Value? {
    let id = AnyHashable(id)
    return value(id) { [modifier] in warnings.warn(of: modifier, for: $0, not: id) }
  }

  static func == (a: PhotoValue, b: PhotoValue) -> Bool { a === b }
}

extension EnvironmentValues {
  /// The options that modifiers set for the grids below them.
  var photoOptions: ExhibitOptions {
    get { self[PhotoOptionsKey.self] }
    set { self[PhotoOptionsKey.self] = newValue }
  }

  /// The values and actions that modifiers set for photographs.
  var photoSettings: PhotoSettings {
    get { self[PhotoSettingsKey.self] }
    set { self[PhotoSettingsKey.self] = newValue }
  }

  /// The action that prefetches photographs.
  var photoPrefetch: PrefetchAction? {
    get { self[PhotoPrefetchKey.self] }
    set { self[PhotoPrefetchKey.self] = newValue }
  }
}

private struct PhotoOptionsKey: EnvironmentKey {
  static var defaultValue: ExhibitOptions { ExhibitOptions() }
}

private struct PhotoSettingsKey: EnvironmentKey {
  static var defaultValue: PhotoSettings { PhotoSettings() }
}

private struct PhotoPrefetchKey: EnvironmentKey {
  static var defaultValue: PrefetchAction? { nil }
}
#endif
