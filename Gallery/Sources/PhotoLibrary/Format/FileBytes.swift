/// The bytes of a file as a parser asks for them: any place, either byte order, a window at a time.
///
/// Asking beyond the end throws, so a parser of hostile files needs no bounds of its own.
final class FileBytes {
  /// Bytes there are in all.
  let count: Int

  private let load: (Int, Int) throws(PictureProblem) -> [UInt8]
  private var window: [UInt8] = []
  private var windowStart = 0

  /// The bytes of an open file.
  init(_ file: OpenFile) throws(PictureProblem) {
    do throws(FileProblem) { count = try file.size() } catch {
      throw .unreadable(error)
    }
    load = { (offset, count) throws(PictureProblem) in
      do throws(FileProblem) { return try file.read(at: offset, count: count) } catch {
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

  /// The byte at an offset.
  func u8(at offset: Int) throws(PictureProblem) -> Int {
    try need(offset, 1)
    return Int(window[offset - windowStart])
  }

  /// Two bytes as a number.
  func u16(at offset: Int, _ order: ByteOrder = .big) throws(PictureProblem) -> Int {
    let (first, second) = (try u8(at: offset), try u8(at: offset + 1))
    return order == .big ? first << 8 | second : second << 8 | first
  }

  /// Four bytes as a number.
  func u32(at offset: Int, _ order: ByteOrder = .big) throws(PictureProblem) -> Int {
    let (first, second) = (try u16(at: offset, order), try u16(at: offset + 2, order))
    return order == .big ? first << 16 | second : second << 16 | first
  }

  /// `length` bytes from an offset on.
  func bytes(at offset: Int, count length: Int) throws(PictureProblem) -> [UInt8] {
    guard length > 0 else { return [] }
    try need(offset, length)
    return Array(window[(offset - windowStart)..<(offset - windowStart + length)])
  }

  /// Searches from an offset on, a window at a time; each begins with the last byte of the one before.
  /// - Parameter find: where in a window of two bytes or more it is; nil when it is not.
  func search(
    from start: Int, _ find: (UnsafeRawBufferPointer) -> Int?
  ) throws(PictureProblem) -> Int? {
    var offset = start
    while offset + 1 < count {
      try need(offset, 2)
      let skipped = offset - windowStart
      let found = window.withUnsafeBytes { find(UnsafeRawBufferPointer(rebasing: $0[skipped...])) }
      if let found { return offset + found }
      offset = windowStart + window.count - 1
    }
    return nil
  }

  /// Whether these ASCII characters stand at an offset.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    guard let found = try? bytes(at: offset, count: text.utf8CodeUnitCount) else { return false }
    return text.withUTF8Buffer { found.elementsEqual($0) }
  }

  private func need(_ offset: Int, _ length: Int) throws(PictureProblem) {
    if offset >= windowStart, offset + length <= windowStart + window.count { return }
    guard offset >= 0, length <= count, offset <= count - length else { throw .cutShort }
    window = try load(offset, min(max(length, windowSize), count - offset))
    windowStart = offset
    guard window.count >= length else { throw .cutShort }
  }
}

/// The order in which a number's bytes stand.
enum ByteOrder {
  case big
  case little
}

// Holds the header of nearly every camera's file, preview included, in one read.
private let windowSize = 64 * 1024
