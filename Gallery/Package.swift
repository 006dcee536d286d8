// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The command runs without the compiler. macOS has the Swift runtime itself.
///
/// Only the link is static, because the tests, which share the build, need the dynamic library of Swift Testing. So the
/// libraries that Foundation needs are named here.
let runtimeInside: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-stdlib", "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims",
      "-l_FoundationCollections", "-lstdc++",
    ], .when(platforms: [.linux]))
]

/// Modules that read, decode or draw pixels are optimised also in a debug build, which tests run: their tests would take longer than
/// the whole build otherwise.
let optimised = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]
let optimisedC: [CSetting] = [.unsafeFlags(["-O2"], .when(configuration: .debug))]

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
      name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(
      name: "CGIO", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"]), .brew(["glib"])]),
    .systemLibrary(
      name: "CQREncode", pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CGModule", pkgConfig: "gmodule-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .target(
      name: "CVipsShim",
      dependencies: [
        .target(name: "CGModule", condition: .when(platforms: [.linux])), "CJPEG", "CVips",
      ], cSettings: optimisedC),
    .target(name: "CProcess", cSettings: optimisedC),
    .target(
      name: "PhotoLibrary",
      dependencies: [
        .target(name: "CCrypto", condition: .when(platforms: [.linux])), "CProcess", "CVipsShim",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: optimised),
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
    .target(
      name: "VitrineCommand",
      dependencies: [
        "CProcess", "CQREncode", "CVipsShim", "GallerySite", "PhotoLibrary",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "SampleCollection", package: "Samples"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "vitrine",
      dependencies: [
        "VitrineCommand", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict, linkerSettings: runtimeInside),
    .target(
      name: "CPictureProbe", dependencies: ["CJPEG", "CVips", "CVipsShim"],
      path: "Tests/CPictureProbe", cSettings: optimisedC),
    .target(
      name: "GalleryTestSupport", dependencies: ["CPictureProbe", "CVipsShim"],
      path: "Tests/GalleryTestSupport", swiftSettings: optimised),
    .testTarget(
      name: "PhotoLibraryTests",
      dependencies: [
        "CProcess", "GalleryTestSupport", "PhotoLibrary",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SampleCollectionTests",
      dependencies: [.product(name: "SampleCollection", package: "Samples")],
      swiftSettings: strict),
    .testTarget(
      name: "GallerySiteTests",
      dependencies: [
        "GallerySite", "GalleryTestSupport",
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "VitrineTests",
      dependencies: [
        "GalleryTestSupport", "VitrineCommand", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "SampleCollection", package: "Samples"),
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
