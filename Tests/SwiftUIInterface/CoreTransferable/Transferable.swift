// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// coretransferable/transferable: its requirements are left out, because only Apple's types conform here.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public protocol Transferable {}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension URL: Transferable {}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension Never: Transferable {}
