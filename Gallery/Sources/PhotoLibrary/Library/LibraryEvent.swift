/// A change in a library.
public enum LibraryEvent: Sendable, Equatable {
  /// More pictures have been made.
  case progress(Progress)
  /// Photographs were added, removed or reordered, or their problems changed.
  case changed(revision: Int)
}

/// Sends events to all listeners. A slow listener misses old events, but never the last one.
struct Announcer {
  private var listeners: [Int: AsyncStream<LibraryEvent>.Continuation] = [:]
  private var listenersEver = 0

  /// Sends an event to all listeners.
  func announce(_ event: LibraryEvent) {
    for listener in listeners.values { listener.yield(event) }
  }

  /// Adds a listener, which receives the events of `first` at once.
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

  /// Removes a listener.
  mutating func forget(_ number: Int) {
    listeners[number] = nil
  }

  /// Ends the events of all listeners.
  mutating func end() {
    let ending = listeners.values
    listeners = [:]
    for listener in ending { listener.finish() }
  }
}
