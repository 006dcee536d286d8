/// Sends states to all listeners. A slow listener misses old states, but never the last one.
struct Announcer {
  private var listeners: [Int: AsyncStream<LibraryState>.Continuation] = [:]
  private var listenersEver = 0

  /// Sends a state to all listeners.
  func announce(_ state: LibraryState) {
    for listener in listeners.values { listener.yield(state) }
  }

  /// Adds a listener, which receives the present state at once.
  mutating func listen(
    _ present: LibraryState, onEnd: @escaping @Sendable (Int) -> Void
  ) -> AsyncStream<LibraryState> {
    let (states, listener) = AsyncStream.makeStream(
      of: LibraryState.self, bufferingPolicy: .bufferingNewest(16))
    let number = listenersEver
    listenersEver += 1
    listeners[number] = listener
    listener.onTermination = { _ in onEnd(number) }
    listener.yield(present)
    return states
  }

  /// Removes a listener.
  mutating func forget(_ number: Int) {
    listeners[number] = nil
  }

  /// Ends the states of all listeners.
  mutating func end() {
    let ending = listeners.values
    listeners = [:]
    for listener in ending { listener.finish() }
  }
}
