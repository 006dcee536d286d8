import HTTPTypes
import Hummingbird

/// Refuses requests without the token.
///
/// The printed address has the token as a parameter. The response to it sets a cookie and leads to the address without
/// the token, so that the token is in no bookmark and no screenshot. A cookie belongs to all ports of a host, so its name
/// contains the port.
struct TokenCheck: RouterMiddleware {
  let token: AccessToken

  func handle(
    _ request: Request, context: GalleryContext,
    next: (Request, GalleryContext) async throws -> Response
  ) async throws -> Response {
    let cookie = cookieName(request)
    if let given = request.uri.queryParameters["token"], token.matches(given) {
      return Response(
        status: .seeOther,
        headers: [
          .location: location(withoutToken: request), .cacheControl: "no-store",
          .setCookie: "\(cookie)=\(token); Path=/; Max-Age=\(year); HttpOnly; SameSite=Lax",
        ])
    }
    guard cookies(request).contains(where: { $0.name == cookie && token.matches($0.value) }) else {
      throw HTTPError(.forbidden, message: sentence)
    }
    return try await next(request, context)
  }

  /// Returns the address without the token. Two slashes at its beginning would lead to another site. Browsers take a backslash for
  /// a slash, and skip control characters.
  private func location(withoutToken request: Request) -> String {
    let kept = request.uri.path.unicodeScalars.filter { $0 > " " && $0.isASCII && $0 != "\\" }
    let path = "/" + String(String.UnicodeScalarView(kept)).drop { $0 == "/" }
    let rest = (request.uri.query ?? "").split(separator: "&").filter { !$0.hasPrefix("token=") }
    return rest.isEmpty ? path : path + "?" + rest.joined(separator: "&")
  }

  private func cookieName(_ request: Request) -> String {
    "vitrine" + (request.head.authority.flatMap(port).map { "-\($0)" } ?? "")
  }

  private func cookies(_ request: Request) -> [(name: Substring, value: Substring)] {
    request.headers[values: .cookie].flatMap { $0.split(separator: ";") }.compactMap { pair in
      let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }
}

// Seconds. The token of a folder stays the same, so a telephone that has scanned it once need not do so again.
private let year = 365 * 24 * 60 * 60

private let sentence =
  "This gallery needs a token. Open the whole address that vitrine has printed, with ?token= at its end."
