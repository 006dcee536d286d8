import Foundation

/// Returns the path of a program of the user's, such as ffmpeg, in the folders of `PATH`; nil if it is not installed.
func programPath(
  _ name: String, environment: [String: String] = ProcessInfo.processInfo.environment
) -> String? {
  (environment["PATH"] ?? "").split(separator: ":").lazy.map { "\($0)/\(name)" }
    .first { access($0, X_OK) == 0 }
}
