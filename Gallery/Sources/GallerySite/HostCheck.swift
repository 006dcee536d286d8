import HTTPTypes
import Hummingbird

/// Answers only to this machine's own names.
///
/// Any web page can make its own name point at 127.0.0.1 and so read what is served there (DNS
/// rebinding); the name it must then use gives it away.
struct HostCheck<Context: RequestContext>: RouterMiddleware {
  /// A further name, the one given as `--host`.
  let host: String

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard let authority = request.head.authority, !authority.isEmpty else {
      throw HTTPError(.badRequest, message: "The request names no host.")
    }
    guard isOurs(authority) else {
      throw HTTPError(
        .misdirectedRequest, message: "This gallery answers to localhost and to its --host alone.")
    }
    return try await next(request, context)
  }

  /// Whether an authority, with or without a port, is one of our names.
  func isOurs(_ authority: String) -> Bool {
    ["127.0.0.1", "localhost", "[::1]", host, "[\(host)]"].contains(
      name(in: authority).lowercased())
  }

  /// The name without the port.
  private func name(in authority: String) -> Substring {
    let end = authority.lastIndex(of: "]").map(authority.index(after:)) ?? authority.startIndex
    let port = authority[end...].lastIndex(of: ":")
    return authority[..<(port ?? authority.endIndex)]
  }
}
