public import Hummingbird
import HummingbirdCore
public import Logging

/// A server for a gallery, over HTTP.
public struct GallerySite: Sendable {
  /// The gallery.
  public let gallery: Gallery
  /// The name or address to listen on.
  public let host: String
  /// The port to listen on; 0 chooses a free one.
  public let port: Int

  /// Creates a server that does not run yet.
  public init(_ gallery: Gallery, host: String = "127.0.0.1", port: Int = 8080) {
    (self.gallery, self.host, self.port) = (gallery, host, port)
  }

  /// Returns the service that runs the server.
  /// - Parameter onServing: receives the port once the server accepts requests.
  public func application(
    logger: Logger, onServing: @escaping @Sendable (Int) async -> Void = { _ in }
  ) -> some ApplicationProtocol {
    Application(
      router: GalleryRoutes(gallery: gallery).router(host: host),
      configuration: .init(
        address: .hostname(host, port: port),
        availableConnectionsDelegate: MaximumAvailableConnections(maximumConnections)),
      onServerRunning: { await onServing($0.localAddress?.port ?? port) }, logger: logger)
  }
}

// Browsers open six connections for each tab. Far more than that are an attack or an error.
private let maximumConnections = 256
