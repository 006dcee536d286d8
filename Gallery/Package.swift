// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Run and test share one debug build; what goes through bytes or pixels one by one is optimized in it.
let strictAndFast = strict + [.unsafeFlags(["-O"])]

let package = Package(
  name: "VitrineGallery",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "vitrine", targets: ["vitrine"])
  ],
  dependencies: [
    .package(path: "../Samples"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CVips", pkgConfig: "vips", providers: [.apt(["libvips-dev"]), .brew(["vips"])]),
    .systemLibrary(
      name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"]), .brew(["glib"])]),
    .systemLibrary(
      name: "CGIO", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"]), .brew(["glib"])]),
    .systemLibrary(
      name: "CQREncode", pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
    .target(name: "CVipsShim", dependencies: ["CVips"]),
    .target(name: "CProcess"),
    .target(
      name: "PhotoLibrary",
      dependencies: [
        "CGLib", "CProcess", "CVipsShim", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strictAndFast),
    .target(
      name: "GallerySite",
      dependencies: [
        "CGIO", "PhotoLibrary",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "vitrine",
      dependencies: [
        "CQREncode", "CVipsShim", "GallerySite", "PhotoLibrary",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "SampleCollection", package: "Samples"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: strict),
    .target(
      name: "CPictureProbe", dependencies: ["CVips", "CVipsShim"], path: "Tests/CPictureProbe"),
    .target(
      name: "GalleryTestSupport", dependencies: ["CPictureProbe", "CVipsShim"],
      path: "Tests/GalleryTestSupport", swiftSettings: strictAndFast),
    .testTarget(
      name: "PhotoLibraryTests",
      dependencies: [
        "CProcess", "GalleryTestSupport", "PhotoLibrary", "vitrine",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GallerySiteTests",
      dependencies: [
        "GallerySite", "GalleryTestSupport", "vitrine",
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "VitrineTests",
      dependencies: [
        "GalleryTestSupport", "vitrine", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "SampleCollection", package: "Samples"),
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
