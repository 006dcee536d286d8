import Hummingbird
import NIOCore

/// A request's context, with the address of the client.
struct GalleryContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The address of the client; nil if the system does not report it.
  let client: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    client = source.channel.remoteAddress
  }

  /// Whether the client runs on this machine.
  var isLocal: Bool {
    guard let address = client?.ipAddress else { return false }
    return address.hasPrefix("127.") || address == "::1" || address.hasPrefix("::ffff:127.")
  }
}
