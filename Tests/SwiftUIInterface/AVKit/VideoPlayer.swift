// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import AVFoundation
public import SwiftUI

// avkit/videoplayer
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@MainActor @preconcurrency public struct VideoPlayer<VideoOverlay: View>: View {
  @MainActor @preconcurrency public var body: some View { get }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension VideoPlayer where VideoOverlay == EmptyView {
  @MainActor @preconcurrency public init(player: AVPlayer?)
}
