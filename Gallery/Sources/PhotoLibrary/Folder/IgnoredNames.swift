/// The entries of folders that are never shown.
enum IgnoredNames {
  /// Whether an entry is hidden, or a folder in which another program stores thumbnails or deleted files.
  static func contains(_ name: [UInt8]) -> Bool {
    name.first == UInt8(ascii: ".")
      || otherProgramsFolders.contains(String(decoding: name, as: UTF8.self))
  }
}

// Those of Synology, QNAP, Linux and Windows.
private let otherProgramsFolders: Set = ["@eaDir", "#recycle", "lost+found", "$RECYCLE.BIN"]
