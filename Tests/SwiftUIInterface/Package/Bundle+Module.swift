import Foundation

extension Foundation.Bundle {
  /// The bundle of the package's resources. The package manager writes this declaration for a target with resources:
  /// docs.swift.org/swiftpm/documentation/packagemanagerdocs, Bundling resources.
  static var module: Bundle { .main }
}
