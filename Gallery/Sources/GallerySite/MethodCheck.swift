import HTTPTypes
import Hummingbird

/// Refuses every request but GET and HEAD.
struct MethodCheck<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard [.get, .head].contains(request.method) else {
      throw HTTPError(
        .methodNotAllowed, headers: [.allow: "GET, HEAD"],
        message: "A gallery accepts only GET and HEAD.")
    }
    return try await next(request, context)
  }
}
