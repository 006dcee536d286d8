public import Hummingbird
import HummingbirdCore
public import Logging

/// A gallery over HTTP, on this machine.
public struct GallerySite: Sendable {
  /// What is served.
  public let gallery: Gallery
  /// The name or address it listens on.
  public let host: String
  /// The port it listens on; 0 for any that is free.
  public let port: Int

  /// A site that is not served yet.
  public init(_ gallery: Gallery, host: String = "127.0.0.1", port: Int = 8080) {
    (self.gallery, self.host, self.port) = (gallery, host, port)
  }

  /// The service that serves it.
  /// - Parameter onServing: told the port when requests are answered.
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

// Browsers open six connections a tab; far more come from nobody honest on this machine.
private let maximumConnections = 256
