import Foundation

/// The file with the description of a photograph.
struct SidecarFile: Sendable, Equatable {
  /// The path of the file.
  let path: PhotoPath
  /// The description; empty if the file cannot be used.
  private(set) var sidecar = Sidecar()
  /// The reason that the file or a part of it is ignored; nil if all of it is used.
  private(set) var problem: SidecarProblem?

  /// Reads the file beside a photograph, or else beside the target of the link to it; nil without such a file.
  init?(of photo: FoundFile, in root: FolderRoot) {
    let photos = photo.path == photo.location ? [photo.path] : [photo.path, photo.location]
    for photo in photos {
      if let file = SidecarFile(beside: photo, in: root) {
        self = file
        return
      }
    }
    return nil
  }

  /// Reads the file beside a photograph; nil without such a file. Google's JSON is none, whatever its name is.
  init?(beside photo: PhotoPath, in root: FolderRoot) {
    let names = [photo.appendingToName(".json"), photo.withoutExtension.appendingToName(".json")]
    for path in names {
      do throws(FileProblem) {
        let json = try root.open(path).read(at: 0, count: maximumGoogleBytes)
        guard GoogleDescription(json) == nil else { continue }
        self.init(path, json: json)
        return
      } catch {
        if error.isMissingFile { continue }
        self.init(path, .unreadable(error))
        return
      }
    }
    return nil
  }

  /// Reads the content of a file.
  init(_ path: PhotoPath, json: [UInt8]) {
    self.path = path
    do throws(SidecarProblem) {
      guard json.count <= maximumBytes else { throw .tooLarge }
      var values = try SidecarValues(json)
      sidecar = Sidecar(&values)
      if !values.rules.isEmpty { problem = .badValues(values.rules) }
    } catch {
      problem = error
    }
  }

  private init(_ path: PhotoPath, _ problem: SidecarProblem) {
    (self.path, self.problem) = (path, problem)
  }

  /// Records that the folder has no photograph with the name of the still.
  mutating func noteMissingStill() {
    switch problem {
    case nil: problem = .badValues([.still])
    case .badValues(let rules)?: problem = .badValues(rules + [.still])
    // Nothing of such a file is used, so it has no still.
    case .unreadable?, .tooLarge?, .notJSON?, .notAnObject?: break
    }
  }
}

extension Sidecar {
  fileprivate init(_ values: inout SidecarValues) {
    title = values.read("title", .title) { $0 as? String }
    details = values.readList("details", .details) { $0 as? String }
    still = values.read("still", .still) { $0 as? String }
    links = values.readList("links", .links) { ($0 as? [String: Any]).flatMap(Link.init) }
  }
}

extension FileProblem {
  /// Whether there is no regular file. A link counts as no file, and no file has a name that is too long.
  fileprivate var isMissingFile: Bool {
    [ENOENT, ENOTDIR, ELOOP, EINVAL, ENAMETOOLONG].contains(code)
  }
}

extension PhotoPath {
  fileprivate func appendingToName(_ suffix: String) -> PhotoPath {
    PhotoPath(bytes + Array(suffix.utf8))
  }
}

// About a thousand lines of text. A larger file is no sidecar.
private let maximumBytes = 64 * 1024

// Google's JSON has the names of all people in a photograph, and what others say about it.
private let maximumGoogleBytes = 1 << 20
