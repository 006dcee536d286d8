import NIOCore
import Synchronization

/// The open connections of each client.
///
/// A client that opens too many loses the one that has been idle for the longest time. So a program that opens
/// connections and never uses them locks nobody out.
final class ClientConnections: Sendable {
  private let clients = Mutex<[String: [Connection]]>([:])
  private let limit: Int

  /// - Parameter limit: the largest number of connections of one client.
  init(limit: Int) {
    self.limit = limit
  }

  private struct Connection {
    let channel: any Channel
    var isBusy = false
  }

  /// Adds a connection. If the client then has too many, closes the one that has been idle for the longest time, or the new one if all
  /// others are busy.
  func add(_ channel: any Channel) {
    guard let client = channel.remoteAddress?.ipAddress else { return }
    let surplus = clients.withLock { clients -> (any Channel)? in
      clients[client, default: []].append(Connection(channel: channel))
      guard let connections = clients[client], connections.count > limit,
        let idle = connections.firstIndex(where: { !$0.isBusy })
      else { return nil }
      // It is removed now, so that the next connection closes another one.
      return clients[client]?.remove(at: idle).channel
    }
    surplus?.close(promise: nil)
  }

  /// Notes that a connection has begun or ended a request. The connections of a client stay in the order of their use.
  func note(_ channel: any Channel, isBusy: Bool) {
    change(channel) { connections, index in
      var connection = connections.remove(at: index)
      connection.isBusy = isBusy
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
