import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import PhotoLibrary
import ServiceLifecycle

/// The events of a library as server-sent events: `progress` and `changed`, each with JSON.
struct EventStream {
  /// The content type of the events.
  static let mediaType = "text/event-stream"

  private let library: PhotoLibrary

  init(_ library: PhotoLibrary) {
    self.library = library
  }

  /// Returns a response that lasts until the page closes or the server ends.
  func response(to request: Request) -> Response {
    let headers: HTTPFields = [.contentType: Self.mediaType, .cacheControl: "no-store"]
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
  /// The event in the format of server-sent events.
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
