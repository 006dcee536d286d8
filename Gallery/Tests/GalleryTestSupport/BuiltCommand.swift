import Foundation

/// The path of the command that was built together with the tests.
package let builtCommand: String = {
  #if os(macOS)
  let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!.bundleURL
  #else
  let tests = URL(filePath: CommandLine.arguments[0]).standardizedFileURL
  #endif
  return tests.deletingLastPathComponent().appending(path: "vitrine").path
}()
