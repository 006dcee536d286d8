import HTTPTypes
import Hummingbird

/// Lets nothing but reading through.
struct MethodCheck<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard [.get, .head].contains(request.method) else {
      throw HTTPError(
        .methodNotAllowed, headers: [.allow: "GET, HEAD"], message: "A gallery can only be read.")
    }
    return try await next(request, context)
  }
}
