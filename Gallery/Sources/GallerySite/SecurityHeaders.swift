import HTTPTypes
import Hummingbird

/// Adds security headers to every response, including errors.
struct SecurityHeaders<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      response = try await next(request, context)
    } catch let error as HTTPError {
      response = .sentence(error)
    }
    for (name, value) in securityHeaders { response.headers[name] = value }
    return response
  }
}

extension Response {
  /// Returns an error as plain text, never as HTML.
  fileprivate static func sentence(_ error: HTTPError) -> Response {
    var headers = error.headers
    headers[.contentType] = "text/plain; charset=utf-8"
    headers[.cacheControl] = "no-store"
    let text = (error.body ?? error.status.reasonPhrase) + "\n"
    return Response(
      status: error.status, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}

/// Allows nothing from other servers, nothing inline, and no framing. Allows WebAssembly, for the engine.
private let policy = [
  "default-src 'none'", "img-src 'self' blob: data:", "media-src 'self'", "style-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'", "base-uri 'none'",
  "form-action 'self'", "frame-ancestors 'none'",
].joined(separator: "; ")

private let securityHeaders: [(HTTPField.Name, String)] = [
  (.contentSecurityPolicy, policy),
  (.xContentTypeOptions, "nosniff"),
  (HTTPField.Name("Referrer-Policy")!, "no-referrer"),
  (HTTPField.Name("Cross-Origin-Opener-Policy")!, "same-origin"),
  (HTTPField.Name("Cross-Origin-Resource-Policy")!, "same-origin"),
]
