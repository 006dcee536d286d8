// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
import ObjectiveC

// avfoundation/avplayer: its initializer with an address, play(), pause() and ismuted
@available(iOS 4, macOS 10.7, tvOS 9, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency open class AVPlayer: NSObject {
  public init(url URL: URL)
  open func play()
  open func pause()
  open var isMuted: Bool { get set }
}
