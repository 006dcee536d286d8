import NIOCore
import Synchronization

/// The open connections of each client.
///
/// A client that opens too many loses the one that has been idle for the longest time, or else its oldest stream of events, which a
/// page opens again. So neither idle connections nor the streams of closed pages keep a client out.
final class ClientConnections: Sendable {
  private let clients = Mutex<[String: [Connection]]>([:])
  private let limit: Int

  /// - Parameter limit: the largest number of connections of one client.
  init(limit: Int) {
    self.limit = limit
  }

  /// The use of a connection.
  enum Use {
    case idle
    /// It sends events for as long as a page is open.
    case streaming
    case answering
  }

  private struct Connection {
    let channel: any Channel
    var use = Use.idle
  }

  /// Adds a connection. If the client then has too many, closes one of them; the new one if all others answer a request.
  func add(_ channel: any Channel) {
    guard let client = channel.remoteAddress?.ipAddress else { return }
    let surplus = clients.withLock { clients -> (any Channel)? in
      clients[client, default: []].append(Connection(channel: channel))
      guard let connections = clients[client], connections.count > limit else { return nil }
      let others = connections.dropLast()
      let spare =
        others.firstIndex { $0.use == .idle } ?? others.firstIndex { $0.use == .streaming }
        ?? others.endIndex
      // It is removed now, so that the next connection closes another one.
      return clients[client]?.remove(at: spare).channel
    }
    surplus?.close(promise: nil)
  }

  /// Sets the use of a connection. The connections of a client stay in the order in which they were used.
  func setUse(of channel: any Channel, _ use: Use) {
    change(channel) { connections, index in
      var connection = connections.remove(at: index)
      connection.use = use
      connections.append(connection)
    }
  }

  /// Removes a connection that has closed.
  func remove(_ channel: any Channel) {
    change(channel) { connections, index in connections.remove(at: index) }
  }

  private func change(
    _ channel: any Channel, _ body: (inout [Connection], Int) -> Void
  ) {
    clients.withLock { clients in
      for client in Array(clients.keys) {
        guard var connections = clients[client],
          let index = connections.firstIndex(where: { $0.channel === channel })
        else { continue }
        body(&connections, index)
        clients[client] = connections.isEmpty ? nil : connections
      }
    }
  }
}
