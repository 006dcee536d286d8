import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import PhotoLibrary
import ServiceLifecycle

/// What happens to a library as server-sent events: `progress` and `changed`, each with JSON.
struct EventStream {
  private let library: PhotoLibrary

  init(_ library: PhotoLibrary) {
    self.library = library
  }

  /// An answer that lasts until the page or the server goes away.
  func response(to request: Request) -> Response {
    let headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store"]
    let library = library
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody { writer in
        try await request.body.consumeWithCancellationOnInboundClose { [writer] _ in
          var writer = writer
          for await event in await library.events().cancelOnGracefulShutdown() {
            try await writer.write(ByteBuffer(string: event.message))
          }
        }
        try await writer.finish(nil)
      })
  }
}

extension LibraryEvent {
  /// The event as it goes over the line.
  var message: String {
    switch self {
    case .progress(let progress):
      """
      event: progress
      data: {"done":\(progress.done),"total":\(progress.total),"damaged":\(progress.damaged)}


      """
    case .changed(let revision): "event: changed\ndata: {\"revision\":\(revision)}\n\n"
    }
  }
}
