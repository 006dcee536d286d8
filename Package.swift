// swift-tools-version: 6.0
// 6.0 is the first version with the Swift 6 language mode, and the library uses nothing newer.
import PackageDescription

// There are no warning flags here: they conflict with the -suppress-warnings that Xcode gives to dependencies. Scripts/swift and
// Scripts/checks/engine make warnings errors.
let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The two that call a WebAssembly host.
let boundary = features + [.enableExperimentalFeature("Extern")]

/// A small SwiftUI that executes the views on Linux, for tests only. Scripts/swift sets the variable; see Tests/SwiftUIRuntime.
let executesViews = Context.environment["VITRINE_EXECUTES_VIEWS"] != nil
/// Tests compute long motions with the library and with what replays traces, so these are optimised also in a debug build. The tests
/// themselves are not: optimising their many functions takes longer than running them.
let optimised: [SwiftSetting] =
  Context.environment["VITRINE_OPTIMISED"] != nil ? [.unsafeFlags(["-O"])] : []
let runtime: [Target] =
  executesViews
  ? ["SwiftUI", "Accessibility"].map {
    .target(
      name: $0, path: "Tests/SwiftUIRuntime/\($0)",
      swiftSettings: [.swiftLanguageMode(.v5)] + optimised)
  } : []
let runtimeModules = runtime.map { Target.Dependency(stringLiteral: $0.name) }
/// The pages of the example app, which the tests of the views drive.
let demo: [Target] =
  executesViews
  ? [
    .target(
      name: "VitrineDemo", dependencies: ["VitrineUI"] + runtimeModules,
      path: "Examples/VitrineDemo.swiftpm/Sources",
      exclude: [
        "VitrineDemo.swift", "HomePage.swift", "Pages/VideoPage.swift", "Pictures.xcassets",
      ], swiftSettings: features
    )
  ] : []
/// Measures what only this package can reach. Scripts/bench sets the variable.
let benchmarks: [Target] =
  Context.environment["VITRINE_MEASURES"] != nil
  ? [
    .target(name: "CAllocations", path: "Benchmarks/Sources/CAllocations"),
    .executableTarget(
      name: "FlightBenchmarks", dependencies: ["Vitrine", "CAllocations"],
      path: "Benchmarks/Sources",
      sources: [
        "FlightBenchmarks", "EngineBenchmarks/Measurement.swift", "EngineBenchmarks/Row.swift",
      ], swiftSettings: features),
  ] : []
let viewFeatures = features + (executesViews ? [.define("EXECUTES_VIEWS")] : [])

let package = Package(
  name: "Vitrine",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Vitrine", targets: ["Vitrine"]),
    .library(name: "VitrineUI", targets: ["VitrineUI"]),
  ],
  targets: [
    .target(name: "Vitrine", swiftSettings: features + optimised),
    .target(
      name: "VitrineUI", dependencies: ["Vitrine"] + runtimeModules,
      resources: [.process("Resources")], swiftSettings: viewFeatures + optimised),
    .target(name: "CVitrineHeap"),
    .executableTarget(
      name: "VitrineWeb", dependencies: ["Vitrine", "CVitrineHeap"], swiftSettings: boundary),
    .target(
      name: "VitrineTraces", dependencies: ["Vitrine"], path: "Tests/VitrineTraces",
      swiftSettings: features + optimised),
    .executableTarget(
      name: "VitrineReplay", dependencies: ["Vitrine", "VitrineTraces", "CVitrineHeap"],
      path: "Tests/VitrineReplay", swiftSettings: boundary),
    .testTarget(
      name: "VitrineTests", dependencies: ["Vitrine", "VitrineTraces"],
      resources: [.copy("Vectors")], swiftSettings: features),
    .testTarget(
      name: "VitrineUITests",
      dependencies: ["VitrineUI", "Vitrine", "VitrineTraces"] + runtimeModules
        + demo.map { Target.Dependency(stringLiteral: $0.name) },
      exclude: ["Mounted/Accessibility"], swiftSettings: viewFeatures),
  ] + runtime + demo + benchmarks,
  swiftLanguageModes: [.v6]
)
