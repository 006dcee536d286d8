import Foundation

extension URL {
  /// The file of this command.
  static var ownExecutable: URL {
    URL(filePath: VitrineCommand.ownExecutable).resolvingSymlinksInPath()
  }
}

/// The path of this command, which also runs as the workers. On Linux it is a link that stays valid when an update
/// replaces the file.
var ownExecutable: String {
  #if os(Linux)
  "/proc/self/exe"
  #else
  Bundle.main.executablePath ?? CommandLine.arguments[0]
  #endif
}
