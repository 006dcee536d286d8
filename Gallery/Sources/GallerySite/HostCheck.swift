import HTTPTypes
import Hummingbird

/// Refuses requests for any host name but this machine's own.
///
/// Any web page can make its own name point at 127.0.0.1 and read this server's answers (DNS
/// rebinding). Its requests then carry that name.
struct HostCheck<Context: RequestContext>: RouterMiddleware {
  /// A name that is also accepted: the value of `--host`.
  let host: String

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard let authority = request.head.authority, !authority.isEmpty else {
      throw HTTPError(.badRequest, message: "The request has no host name.")
    }
    guard isOurs(authority) else {
      throw HTTPError(
        .misdirectedRequest,
        message: "This gallery answers only to localhost and to the name given with --host.")
    }
    return try await next(request, context)
  }

  /// Whether an authority, with or without a port, is one of the accepted names.
  func isOurs(_ authority: String) -> Bool {
    ["127.0.0.1", "localhost", "[::1]", host, "[\(host)]"].contains(
      name(in: authority).lowercased())
  }

  /// Returns the name without the port.
  private func name(in authority: String) -> Substring {
    let end = authority.lastIndex(of: "]").map(authority.index(after:)) ?? authority.startIndex
    let port = authority[end...].lastIndex(of: ":")
    return authority[..<(port ?? authority.endIndex)]
  }
}
