public import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore

/// A server for a gallery, over HTTP.
public struct GallerySite: Sendable {
  /// The gallery.
  public let gallery: Gallery
  /// The name or address to listen on.
  public let host: String
  /// The port to listen on; 0 chooses a free one.
  public let port: Int

  /// The rules about who can read the gallery.
  public let access: Access
  /// The time after which an idle connection is closed. A browser that needs it again opens another one.
  public let idleLimit: Duration

  /// Creates a server that does not run yet.
  public init(
    _ gallery: Gallery, host: String = "127.0.0.1", port: Int = 8080, access: Access = Access(),
    idleLimit: Duration = .seconds(60)
  ) {
    (self.gallery, self.host, self.port) = (gallery, host, port)
    (self.access, self.idleLimit) = (access, idleLimit)
  }

  /// Returns the service that runs the server.
  /// - Parameter onServing: receives the port once the server accepts requests.
  public func application(
    logger: Logger, onServing: @escaping @Sendable (Int) async -> Void = { _ in }
  ) -> some ApplicationProtocol {
    let connections = ClientConnections(limit: connectionsOfAClient)
    return Application(
      router: GalleryRoutes(gallery: gallery).router(access),
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [ConnectionHandler(connections)],
          idleTimeout: TimeAmount(idleLimit),
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: headerBytes, maxHeaderListSize: headerBytes,
            maxHeaderFieldCount: headerFields))),
      configuration: .init(
        address: .hostname(host, port: port),
        availableConnectionsDelegate: MaximumAvailableConnections(maximumConnections)),
      onServerRunning: { await onServing($0.localAddress?.port ?? port) }, logger: logger)
  }
}

// Browsers open six connections for each site, and one for each page's events. A reverse proxy is one client.
private let connectionsOfAClient = 128

// Far below the number of files that a process can open.
private let maximumConnections = 512

// Browsers send less than two kilobytes in fewer than thirty fields.
private let headerBytes = 16 * 1024
private let headerFields = 100
