import Foundation

/// Opens an address in the person's browser. Does nothing if the machine has no screen.
func openBrowser(_ address: String) {
  guard hasScreen else { return }
  let opener = Process()
  opener.executableURL = URL(filePath: "/usr/bin/env")
  opener.arguments = [openCommand, address]
  opener.standardOutput = FileHandle.nullDevice
  opener.standardError = FileHandle.nullDevice
  // The command prints the address as well, so a missing browser is not an error.
  try? opener.run()
}

private var hasScreen: Bool {
  let environment = ProcessInfo.processInfo.environment
  guard environment["CI"] == nil else { return false }
  #if os(macOS)
  return true
  #else
  return environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
  #endif
}

#if os(macOS)
private let openCommand = "open"
#else
private let openCommand = "xdg-open"
#endif
