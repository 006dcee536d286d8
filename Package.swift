// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The engine is also compiled as Embedded Swift; what that refuses, a native build refuses too.
let embeddable = strict + [.treatWarning("EmbeddedRestrictions", as: .error)]

/// The two that speak to a WebAssembly host.
let boundary = embeddable + [.strictMemorySafety(), .enableExperimentalFeature("Extern")]

let package = Package(
  name: "Vitrine",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Vitrine", targets: ["Vitrine"]),
    .library(name: "VitrineUI", targets: ["VitrineUI"]),
  ],
  targets: [
    .target(name: "Vitrine", swiftSettings: embeddable),
    .target(name: "VitrineUI", dependencies: ["Vitrine"], swiftSettings: strict),
    .target(name: "CVitrineHeap"),
    .executableTarget(
      name: "VitrineWeb", dependencies: ["Vitrine", "CVitrineHeap"], swiftSettings: boundary),
    .target(
      name: "VitrineTraces", dependencies: ["Vitrine"], path: "Tests/VitrineTraces",
      swiftSettings: embeddable),
    .executableTarget(
      name: "VitrineReplay", dependencies: ["Vitrine", "VitrineTraces", "CVitrineHeap"],
      path: "Tests/VitrineReplay", swiftSettings: boundary),
    .testTarget(
      name: "VitrineTests", dependencies: ["Vitrine", "VitrineTraces"],
      resources: [.copy("Vectors")], swiftSettings: strict),
    .testTarget(
      name: "VitrineUITests", dependencies: ["VitrineUI", "Vitrine", "VitrineTraces"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
