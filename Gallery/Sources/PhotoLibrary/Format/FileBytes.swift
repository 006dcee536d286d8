/// The bytes of a file, for parsers: numbers at any offset, in either byte order.
///
/// It reads the file a window at a time. An offset beyond the end throws, so parsers of untrusted files need no checks
/// of their own.
final class FileBytes {
  /// The number of bytes.
  let count: Int

  private let load: (Int, Int) throws(PictureProblem) -> [UInt8]
  private var window: [UInt8] = []
  private var windowStart = 0

  /// The bytes of an open file, or those from an offset on.
  init(_ file: OpenFile, from start: Int = 0) throws(PictureProblem) {
    do throws(FileProblem) { count = max(0, try file.size() - start) } catch {
      throw .unreadable(error)
    }
    load = { (offset, count) throws(PictureProblem) in
      do throws(FileProblem) { return try file.read(at: start + offset, count: count) } catch {
        throw .unreadable(error)
      }
    }
  }

  /// Bytes already in memory.
  init(_ bytes: [UInt8]) {
    count = bytes.count
    load = { (offset, count) throws(PictureProblem) in
      Array(bytes[min(offset, bytes.count)..<min(offset + count, bytes.count)])
    }
  }

  /// Returns the byte at an offset.
  func u8(at offset: Int) throws(PictureProblem) -> Int {
    try ensureLoaded(offset, 1)
    return Int(window[offset - windowStart])
  }

  /// Returns two bytes as a number.
  func u16(at offset: Int, _ order: ByteOrder = .big) throws(PictureProblem) -> Int {
    let (first, second) = (try u8(at: offset), try u8(at: offset + 1))
    return order == .big ? first << 8 | second : second << 8 | first
  }

  /// Returns four bytes as a number.
  func u32(at offset: Int, _ order: ByteOrder = .big) throws(PictureProblem) -> Int {
    let (first, second) = (try u16(at: offset, order), try u16(at: offset + 2, order))
    return order == .big ? first << 16 | second : second << 16 | first
  }

  /// Returns eight bytes as a number. Throws if the number is larger than any file.
  func u64(at offset: Int, _ order: ByteOrder = .big) throws(PictureProblem) -> Int {
    let (first, second) = (try u32(at: offset, order), try u32(at: offset + 4, order))
    let (high, low) = order == .big ? (first, second) : (second, first)
    guard high < 1 << 28 else { throw .cutShort }
    return high << 32 | low
  }

  /// Returns `length` bytes from an offset on.
  func bytes(at offset: Int, count length: Int) throws(PictureProblem) -> [UInt8] {
    guard length > 0 else { return [] }
    try ensureLoaded(offset, length)
    return Array(window[(offset - windowStart)..<(offset - windowStart + length)])
  }

  /// Searches from an offset on, a window at a time. Each window begins with the last byte of the one before.
  /// - Parameter find: returns the index in a window of at least two bytes; nil if the window has no match.
  func search(
    from start: Int, _ find: (UnsafeRawBufferPointer) -> Int?
  ) throws(PictureProblem) -> Int? {
    var offset = start
    while offset + 1 < count {
      try ensureLoaded(offset, 2)
      let skipped = offset - windowStart
      let found = window.withUnsafeBytes { find(UnsafeRawBufferPointer(rebasing: $0[skipped...])) }
      if let found { return offset + found }
      offset = windowStart + window.count - 1
    }
    return nil
  }

  /// Whether an offset holds these ASCII characters.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    guard let found = try? bytes(at: offset, count: text.utf8CodeUnitCount) else { return false }
    return text.withUTF8Buffer { found.elementsEqual($0) }
  }

  private func ensureLoaded(_ offset: Int, _ length: Int) throws(PictureProblem) {
    if offset >= windowStart, offset + length <= windowStart + window.count { return }
    guard offset >= 0, length <= count, offset <= count - length else { throw .cutShort }
    window = try load(offset, min(max(length, windowSize), count - offset))
    windowStart = offset
    guard window.count >= length else { throw .cutShort }
  }
}

/// The order of the bytes of a number.
enum ByteOrder {
  case big
  case little
}

// One read of this size contains the header of nearly every camera's file, with the preview.
private let windowSize = 64 * 1024
