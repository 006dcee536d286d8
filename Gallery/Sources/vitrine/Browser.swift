import Foundation

/// Opens an address in the person's browser, where there is a screen to show one on.
func openBrowser(_ address: String) {
  guard hasScreen else { return }
  let opener = Process()
  opener.executableURL = URL(filePath: "/usr/bin/env")
  opener.arguments = [openCommand, address]
  opener.standardOutput = FileHandle.nullDevice
  opener.standardError = FileHandle.nullDevice
  // The address is printed; a browser that does not come is no failure.
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
