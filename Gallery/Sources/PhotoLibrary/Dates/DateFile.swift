/// A file beside a photograph that may have its date and its descriptions.
public struct DateFile: Hashable, Sendable {
  /// The path to open.
  let location: PhotoPath
  /// A stamp that changes with the content.
  let stamp: FileStamp

  /// Whether it is a packet of XMP. Otherwise it is JSON.
  var isXMP: Bool { location.fileExtension == "xmp" }

  /// Returns the first bytes of the file; nil if it cannot be read.
  func content(in root: FolderRoot) -> [UInt8]? {
    try? root.open(location).read(at: 0, count: maximumBytes)
  }

  /// Returns the bytes of XMP in a file.
  static func packet(at range: Range<Int>, in bytes: FileBytes) -> [UInt8]? {
    let length = min(range.count, maximumBytes, bytes.count - range.lowerBound)
    return try? bytes.bytes(at: range.lowerBound, count: length)
  }
}

// The properties of a photograph come before the list of its edits, which may be long.
private let maximumBytes = 1 << 18

extension [DateFile] {
  /// A number that changes with the files. It is the same in every run.
  var number: Int {
    reduce(0) { number, file in
      let stamp = file.stamp
      return [stamp.size, stamp.modified, Int(truncatingIfNeeded: stamp.inode)]
        .reduce(number &+ 1) { ($0 ^ $1) &* 0x100_0000_01B3 }
    }
  }
}

/// The files of a folder that may have the dates of photographs: `.xmp` files, and Google's JSON.
struct DateFiles {
  // Programs differ in the case of extensions.
  private var files: [String: DateFile] = [:]

  var isEmpty: Bool { files.isEmpty }

  /// Adds a file.
  mutating func add(_ file: DateFile) {
    files[file.location.displayName.lowercased()] = file
  }

  /// Returns the files beside a photograph, in the order in which they are read.
  /// - Parameter name: the name of the photograph.
  func files(of name: String) -> [DateFile] {
    guard !isEmpty else { return [] }
    var found: [DateFile] = []
    for name in DateFileNames(name.lowercased()).all {
      if let file = files[name], !found.contains(file) { found.append(file) }
    }
    return found
  }
}

/// The names that a file with the date of a photograph can have.
///
/// ```
///   a.jpg.xmp  a.xmp                    darktable and digiKam; Adobe
///   a.jpg.json  a.json                  Google, until 2024
///   a.jpg.supplemental-metadata.json    since then
///   a.jpg(1).json                       of a(1).jpg, which has the same name as another photograph
/// ```
/// Google cuts the name before `.json` after 46 characters. A copy that was edited has no file of its own, so it takes that of the
/// original.
struct DateFileNames {
  /// All names, the likeliest first.
  let all: [String]

  /// - Parameter name: the name of the photograph.
  init(_ name: String) {
    let (stem, suffix) = Self.parts(of: name)
    var all = [name + ".xmp", stem + ".xmp"]
    for stem in [stem]
      + editedEndings.filter(stem.hasSuffix).map({ String(stem.dropLast($0.count)) })
    {
      let (original, number) = Self.numbered(stem)
      for (name, number) in [(stem + suffix, ""), (original + suffix, number)] {
        all += [name + supplement, name].map { $0.prefix(longestName) + number + ".json" }
      }
      all.append(stem + ".json")
    }
    self.all = all
  }

  /// Returns a name without its extension, and the extension with its dot.
  private static func parts(of name: String) -> (String, String) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, "") }
    return (String(name[..<dot]), String(name[dot...]))
  }

  /// Returns `a` and `(1)` for `a(1)`.
  private static func numbered(_ stem: String) -> (String, String) {
    guard stem.last == ")", let start = stem.lastIndex(of: "("),
      stem[start...].dropFirst().dropLast().allSatisfy(\.isNumber)
    else { return (stem, "") }
    return (String(stem[..<start]), String(stem[start...]))
  }
}

private let supplement = ".supplemental-metadata"

/// The ends of the names of edited copies, in the languages of people's accounts.
private let editedEndings = [
  "-edited", "-bearbeitet", "-modifié", "-editado", "-modificato", "-bewerkt", "-編集済み",
]

// As all tools for Google's archives have found.
private let longestName = 46
