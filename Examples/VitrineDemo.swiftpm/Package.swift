// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "VitrineDemo",
  platforms: [.iOS("17.0")],
  dependencies: [.package(name: "Vitrine", path: "../..")],
  targets: [
    .executableTarget(
      name: "VitrineDemo",
      dependencies: [.product(name: "VitrineUI", package: "Vitrine")],
      path: "Sources",
      resources: [.process("Pictures.xcassets")])
  ],
  swiftLanguageModes: [.v6]
)

// Xcode and Swift Playgrounds make an app of it; others can read the package.
#if canImport(AppleProductTypes)
import AppleProductTypes

package.products = [
  .iOSApplication(
    name: "VitrineDemo", targets: ["VitrineDemo"], bundleIdentifier: "org.vitrine.demo",
    displayVersion: "1.0", bundleVersion: "1", appIcon: .placeholder(icon: .images),
    accentColor: .presetColor(.indigo), supportedDeviceFamilies: [.pad, .phone, .mac],
    supportedInterfaceOrientations: [
      .portrait, .landscapeRight, .landscapeLeft,
      .portraitUpsideDown(.when(deviceFamilies: [.pad])),
    ],
    // Frames at 120 Hz on an iPhone.
    additionalInfoPlistContentFilePath: "Info.plist")
]
#endif
