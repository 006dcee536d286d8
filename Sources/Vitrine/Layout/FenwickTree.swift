/// The sums of a row of numbers: a binary indexed tree (Fenwick, 1994).
///
/// To change a number, to add up the first numbers, and to find out how many numbers fit a sum each take O(log n).
///
/// ```
///   numbers   3   1   4   1   5   9   2   6
///   nodes     3   4   4   9   5  14   2  31     node n, counted from 1, is the sum of the n & -n numbers that end with
///   of        1  1-2  3  1-4  5  5-6  7  1-8    number n
/// ```
struct FenwickTree: Equatable, Sendable {
  /// Node n is at the index n - 1.
  private var nodes: [Double]

  /// Creates the tree of numbers, in O(n).
  init(_ numbers: [Double] = []) {
    nodes = [Double](repeating: 0, count: numbers.count)
    for index in nodes.indices {
      nodes[index] += numbers[index]
      let parent = Self.parent(of: index)
      if parent < nodes.count { nodes[parent] += nodes[index] }
    }
  }

  /// The numbers, in O(n).
  var numbers: [Double] {
    var numbers = nodes
    for index in numbers.indices.reversed() {
      let parent = Self.parent(of: index)
      if parent < numbers.count { numbers[parent] -= numbers[index] }
    }
    return numbers
  }

  /// Adds to the number at an index.
  mutating func add(_ change: Double, at index: Int) {
    var index = index
    while index < nodes.count {
      nodes[index] += change
      index = Self.parent(of: index)
    }
  }

  /// Returns the sum of the first `count` numbers.
  func sum(ofFirst count: Int) -> Double {
    var (sum, node) = (0.0, count)
    while node > 0 {
      sum += nodes[node - 1]
      node &= node - 1
    }
    return sum
  }

  /// Returns how many of the first numbers have at most a sum, after `extra` is added to each of them. No number may be
  /// negative.
  func count(withSum sum: Double, adding extra: Double) -> Int {
    guard !nodes.isEmpty else { return 0 }
    // The largest power of two that is at most the number of nodes.
    var step = 1 << (nodes.count.bitWidth - 1 - nodes.count.leadingZeroBitCount)
    var (count, left) = (0, sum)
    while step > 0 {
      let next = count + step
      if next <= nodes.count, nodes[next - 1] + Double(step) * extra <= left {
        left -= nodes[next - 1] + Double(step) * extra
        count = next
      }
      step /= 2
    }
    return count
  }

  /// Returns the index of the smallest node that contains the node at an index.
  private static func parent(of index: Int) -> Int { index + ((index + 1) & -(index + 1)) }
}
