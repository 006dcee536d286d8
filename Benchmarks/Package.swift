// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "VitrineBenchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Vitrine", path: "..")],
  targets: [
    .executableTarget(
      name: "EngineBenchmarks",
      dependencies: [.product(name: "Vitrine", package: "Vitrine")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
