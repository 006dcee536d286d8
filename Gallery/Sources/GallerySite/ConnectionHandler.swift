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
    if case .head = unwrapInboundIn(data) { connections.note(context.channel, isBusy: true) }
    context.fireChannelRead(data)
  }

  func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    if case .end = unwrapOutboundIn(data) { connections.note(context.channel, isBusy: false) }
    context.write(data, promise: promise)
  }
}
