#if arch(wasm32)
import Vitrine

/// The numbers of an event or a signal. One side of the boundary writes them, the other one reads them.
@safe struct Arguments {
  private(set) var numbers: UnsafeMutablePointer<Double>
  private(set) var capacity = 0

  init() {
    unsafe numbers = .allocate(capacity: 0)
    reserve(Interface.fewArguments)
  }

  /// Reserves room for a number of numbers, at most ``Interface/maximumArguments``.
  mutating func reserve(_ count: Int) {
    let count = min(count, Interface.maximumArguments)
    guard count > capacity else { return }
    unsafe numbers.deallocate()
    capacity = count
    unsafe numbers = .allocate(capacity: capacity)
    unsafe numbers.initialize(repeating: 0, count: capacity)
  }

  /// A number; 0 if there is no room for it.
  subscript(_ index: Int) -> Double {
    get { index < capacity ? unsafe numbers[index] : 0 }
    nonmutating set { if index < capacity { unsafe numbers[index] = newValue } }
  }

  /// Returns the numbers from `first` on, at most `count`.
  func list(from first: Int, count: Int) -> [Double] {
    let there = max(0, min(count, capacity - first))
    var list = [Double](repeating: 0, count: there)
    for index in 0..<there { list[index] = self[first + index] }
    return list
  }

  /// Returns a whole number, clamped to 32 bits; -1 for not a number.
  func integer(_ index: Int) -> Int {
    let number = self[index]
    return number.isNaN ? -1 : Int(Int32(max(-2_147_483_648, min(2_147_483_647, number))))
  }

  /// Returns the handle of a session.
  func handle(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: integer(index)) }

  /// Whether a number is the index of an item that can be.
  func isItem(_ index: Int) -> Bool {
    let item = integer(index)
    return item >= 0 && item < Limit.items
  }

  /// Returns a number of items.
  func count(_ index: Int) -> Int { integer(index).clamped(to: 0...Limit.items) }

  /// Returns the items from one on, whose number is the second argument.
  func items(from first: Int) -> Range<Int> { first..<min(first + count(1), Limit.items) }

  func length(_ index: Int) -> Double { self[index].length }

  func coordinate(_ index: Int) -> Double { self[index].coordinate }

  /// Returns a number from 0 to 1.
  func share(_ index: Int) -> Double { max(0, min(1, self[index])) }

  func flag(_ index: Int) -> Bool { self[index] != 0 }

  func vector(_ index: Int) -> Vector { Vector(x: self[index], y: self[index + 1]) }

  func frame(_ index: Int) -> Frame {
    Frame(
      x: coordinate(index), y: coordinate(index + 1), width: length(index + 2),
      height: length(index + 3))
  }
}
#endif
