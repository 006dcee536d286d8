#if EXECUTES_VIEWS || os(macOS)
import SwiftUI
import Testing

/// Tests of the views of this library. On Linux the module in Tests/SwiftUIRuntime executes the views; on the Mac, SwiftUI does, for the
/// tests of the folder Hosted. The tests share one clock, or one screen, so they run one after the other.
@MainActor @Suite(.serialized) struct MountedViews {}
#endif
