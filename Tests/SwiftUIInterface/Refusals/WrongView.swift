// iOS: type 'Platforms' does not conform to protocol 'UIViewRepresentable'
// macOS: cannot find type 'UIViewRepresentable' in scope
// tvOS: type 'Platforms' does not conform to protocol 'UIViewRepresentable'
// watchOS: cannot find type 'UIViewRepresentable' in scope
// visionOS: type 'Platforms' does not conform to protocol 'UIViewRepresentable'
import SwiftUI

struct Platforms: UIViewRepresentable {}
