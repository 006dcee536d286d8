/// What happens to a library, for those who show it.
public enum LibraryEvent: Sendable, Equatable {
  /// More pictures are made.
  case progress(Progress)
  /// Photographs have come, gone or changed places.
  case changed(revision: Int)
}

/// Tells events to everybody who listens; a slow listener misses old ones, never the last.
struct Announcer {
  private var listeners: [Int: AsyncStream<LibraryEvent>.Continuation] = [:]
  private var listenersEver = 0

  /// Tells all listeners.
  func announce(_ event: LibraryEvent) {
    for listener in listeners.values { listener.yield(event) }
  }

  /// Another listener, who is told `first` at once.
  mutating func listen(
    _ first: [LibraryEvent], onEnd: @escaping @Sendable (Int) -> Void
  ) -> AsyncStream<LibraryEvent> {
    let (events, listener) = AsyncStream.makeStream(
      of: LibraryEvent.self, bufferingPolicy: .bufferingNewest(16))
    let number = listenersEver
    listenersEver += 1
    listeners[number] = listener
    listener.onTermination = { _ in onEnd(number) }
    for event in first { listener.yield(event) }
    return events
  }

  /// Forgets a listener.
  mutating func forget(_ number: Int) {
    listeners[number] = nil
  }

  /// Tells all listeners that there will be no more.
  mutating func end() {
    let ending = listeners.values
    listeners = [:]
    for listener in ending { listener.finish() }
  }
}
