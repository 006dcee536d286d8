import HTTPTypes
import Hummingbird
import NIOCore
import PhotoLibrary

/// A video as the content of responses. Browsers ask for its parts, and its bytes are read while they are sent.
struct VideoContent {
  let video: ServedVideo
  private let validators: Validators

  init(_ video: ServedVideo) {
    self.video = video
    validators = Validators(tag: video.version, changed: nil)
  }

  /// Returns the response to a request: the video, the part that the client asks for, or nothing if the browser has it.
  /// - Throws: 416 if the video has no such part.
  func response(to request: Request) throws(HTTPError) -> Response {
    var headers: HTTPFields = [
      .cacheControl: "private, no-cache", .contentType: video.type, .acceptRanges: "bytes",
    ]
    headers.append(contentsOf: validators.fields)
    guard !request.hasCurrent(validators) else {
      return Response(status: .notModified, headers: headers)
    }
    let asked = request.asksForPart(of: validators) ? request.headers[.range] : nil
    switch ByteRange(asked, of: video.count) {
    case .whole:
      return Response(status: .ok, headers: headers, body: body(0..<video.count))
    case .part(let range):
      headers[.contentRange] =
        "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(video.count)"
      return Response(status: .partialContent, headers: headers, body: body(range))
    case .outside:
      throw HTTPError(
        .rangeNotSatisfiable, headers: [.contentRange: "bytes */\(video.count)"],
        message: "The video has \(video.count) bytes.")
    }
  }

  /// Sends a range. A file that becomes shorter ends the connection, so that no client takes the rest for the whole.
  private func body(_ range: Range<Int>) -> ResponseBody {
    ResponseBody(contentLength: range.count) { [video] writer in
      for start in stride(from: range.lowerBound, to: range.upperBound, by: partSize) {
        let part = start..<min(range.upperBound, start + partSize)
        try await writer.write(ByteBuffer(bytes: try await video.bytes(in: part)))
      }
      try await writer.finish(nil)
    }
  }
}

private let partSize = 256 << 10
