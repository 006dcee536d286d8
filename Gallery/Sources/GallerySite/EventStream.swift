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
          var sent: LibraryState?
          for await state in await library.states().cancelOnGracefulShutdown() {
            try await writer.write(ByteBuffer(string: state.message(after: sent)))
            sent = state
          }
        }
        try await writer.finish(nil)
      })
  }
}

extension LibraryState {
  /// The differences from the state that was sent before, in the format of server-sent events; everything if none was sent.
  func message(after sent: LibraryState?) -> String {
    var message = ""
    if revision != sent?.revision {
      message += "event: changed\ndata: {\"revision\":\(revision)}\n\n"
    }
    if progress != sent?.progress {
      let (done, total, damaged) = (progress.done, progress.total, progress.damaged)
      message += """
        event: progress
        data: {"done":\(done),"total":\(total),"damaged":\(damaged)}


        """
    }
    return message
  }
}
