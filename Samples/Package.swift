// swift-tools-version: 6.2
import PackageDescription

// The sample collection of the gallery. It draws pixels in plain Swift, and its caller encodes them as JPEG files: the
// gallery already links libvips for that, so this package needs no C library. Its tests are in Gallery/Tests, where they
// share the build of the gallery.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "VitrineSamples",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "SampleCollection", targets: ["SampleCollection"])
  ],
  targets: [
    // Optimized also in a debug build, because it computes every pixel.
    .target(name: "SampleCollection", swiftSettings: strict + [.unsafeFlags(["-O"])])
  ],
  swiftLanguageModes: [.v6]
)
