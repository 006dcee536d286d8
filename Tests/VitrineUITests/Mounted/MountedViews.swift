#if EXECUTES_VIEWS
import SwiftUI
import Testing

/// Tests of the views of this library, which the module in Tests/SwiftUIRuntime executes. They share one clock, so they run one
/// after the other.
@MainActor @Suite(.serialized) struct MountedViews {}
#endif
