import HTTPTypes
import Hummingbird
import PhotoLibrary

/// Refuses requests for other hosts than the admitted ones, and requests of other sites' pages.
struct HostCheck: RouterMiddleware {
  let hosts: AdmittedHosts

  func handle(
    _ request: Request, context: GalleryContext,
    next: (Request, GalleryContext) async throws -> Response
  ) async throws -> Response {
    guard let authority = request.head.authority, !authority.isEmpty else {
      throw HTTPError(.badRequest, message: "The request has no host name.")
    }
    // The first field `Host` is the authority. A proxy may have used another one.
    if let host, request.headers[host] != nil {
      throw HTTPError(.badRequest, message: "The request has more than one host name.")
    }
    guard hosts.admits(authority, isLocal: context.isLocal) else {
      throw HTTPError(.misdirectedRequest, message: notAdmitted(authority))
    }
    guard isOwnPage(request.headers[.origin], authority) else {
      throw HTTPError(.forbidden, message: "A page of another site cannot read this gallery.")
    }
    return try await next(request, context)
  }

  private func notAdmitted(_ authority: String) -> String {
    """
    This gallery does not answer to \(quoted(authority)). Open an address that vitrine has printed, or start vitrine \
    with --allow-host and this name.
    """
  }

  /// Whether the origin of a request, if the request has one, is this server. A reverse proxy may add HTTPS.
  private func isOwnPage(_ origin: String?, _ authority: String) -> Bool {
    guard let origin else { return true }
    return ["http://", "https://"].contains { origin.lowercased() == $0 + authority.lowercased() }
  }
}

private let host = HTTPField.Name("Host")
