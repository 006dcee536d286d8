import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Tells the connections of a client when one of them opens, is in use, and closes.
final class ConnectionHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let connections: ClientConnections

  init(_ connections: ClientConnections) {
    self.connections = connections
  }

  func handlerAdded(context: ChannelHandlerContext) {
    connections.add(context.channel)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    connections.remove(context.channel)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head = unwrapInboundIn(data) { connections.note(context.channel, .answering) }
    context.fireChannelRead(data)
  }

  func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    switch unwrapOutboundIn(data) {
    case .head(let head) where head.headerFields[.contentType] == EventStream.mediaType:
      connections.note(context.channel, .streaming)
    case .end: connections.note(context.channel, .idle)
    case .head, .body: break
    }
    context.write(data, promise: promise)
  }
}
