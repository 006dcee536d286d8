import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Reports to `ClientConnections` when a connection opens, when its use changes, and when it closes.
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
    if case .head = unwrapInboundIn(data) { connections.setUse(of: context.channel, .answering) }
    context.fireChannelRead(data)
  }

  func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    switch unwrapOutboundIn(data) {
    case .head(let head) where head.headerFields[.contentType] == EventStream.mediaType:
      connections.setUse(of: context.channel, .streaming)
    case .end: connections.setUse(of: context.channel, .idle)
    case .head, .body: break
    }
    context.write(data, promise: promise)
  }
}
