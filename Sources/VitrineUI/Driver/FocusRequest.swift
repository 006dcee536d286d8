/// The element that VoiceOver or focus moves to. Requests are counted, so the same element can be requested again.
struct FocusRequest<Key: Hashable>: Equatable {
  private(set) var key: Key?
  private var count = 0

  /// Requests an element.
  mutating func request(_ key: Key) {
    self.key = key
    count += 1
  }
}
