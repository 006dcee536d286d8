import HTTPTypes
import Hummingbird

/// Refuses requests with a body, because a gallery reads none.
struct BodyCheck: RouterMiddleware {
  func handle(
    _ request: Request, context: GalleryContext,
    next: (Request, GalleryContext) async throws -> Response
  ) async throws -> Response {
    guard ["0", nil].contains(request.headers[.contentLength]),
      request.headers[.transferEncoding] == nil
    else {
      throw HTTPError(
        .contentTooLarge, headers: [.connection: "close"],
        message: "A gallery accepts no content.")
    }
    return try await next(request, context)
  }
}
