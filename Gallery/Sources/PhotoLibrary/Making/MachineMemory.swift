import Foundation

/// The memory that this process and its workers can use.
enum MachineMemory {
  /// The bytes of memory of the machine, or of the container in which the process runs if it has less.
  static let bytes = bytes(
    machine: Int(clamping: ProcessInfo.processInfo.physicalMemory), groups: "/sys/fs/cgroup",
    own: (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? "")

  /// Returns the smallest limit of the machine and of the control groups that contain the process (cgroups(7)).
  /// - Parameters:
  ///   - groups: the folder of all groups.
  ///   - own: the list of the groups of the process: lines of a number, controllers, and the path of a group.
  static func bytes(machine: Int, groups: String, own: String) -> Int {
    var least = machine
    for line in own.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[1].isEmpty || parts[1].split(separator: ",").contains("memory")
      else { continue }
      // Version 2 has no controllers in this list, and all groups in one folder.
      let (root, name) =
        parts[1].isEmpty
        ? (groups, "memory.max") : (groups + "/memory", "memory.limit_in_bytes")
      var group = parts[2].split(separator: "/")
      while true {
        let file = ([root] + group.map(String.init) + [name]).joined(separator: "/")
        if let limit = number(inFile: file) { least = min(least, limit) }
        if group.popLast() == nil { break }
      }
    }
    return least
  }

  /// Returns the number in a file; nil if the file has a word instead, as a group without a limit.
  private static func number(inFile path: String) -> Int? {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return (text?.split(whereSeparator: \.isWhitespace).first).flatMap { Int($0) }
  }
}
