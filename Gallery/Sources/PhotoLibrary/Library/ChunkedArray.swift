/// An array in chunks. A change copies one chunk at most, even while another copy of the array is in use.
///
/// Requests read the photographs while workers change them one by one. A plain array would be copied as a whole for each change.
public struct ChunkedArray<Element>: RandomAccessCollection, MutableCollection {
  private var chunks: [[Element]]

  /// The number of elements.
  public let count: Int

  /// Creates an array of some elements.
  public init(_ elements: [Element] = []) {
    count = elements.count
    chunks = stride(from: 0, to: count, by: chunkSize).map { start in
      Array(elements[start..<Swift.min(start + chunkSize, elements.count)])
    }
  }

  /// Where the chunks are in memory.
  var chunkAddresses: [UInt] {
    chunks.map { $0.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) } }
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// `count`.
  public var endIndex: Int { count }

  /// The element at an index.
  public subscript(index: Int) -> Element {
    get { chunks[index / chunkSize][index % chunkSize] }
    _modify { yield &chunks[index / chunkSize][index % chunkSize] }
  }
}

extension ChunkedArray: Sendable where Element: Sendable {}

// Of 100 000 elements, a change copies 256 elements and the addresses of 391 chunks.
private let chunkSize = 256
