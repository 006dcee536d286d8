// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "VitrineBenchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Vitrine", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "EngineBenchmarks",
      dependencies: ["CAllocations", .product(name: "Vitrine", package: "Vitrine")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
