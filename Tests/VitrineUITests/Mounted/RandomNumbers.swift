#if EXECUTES_VIEWS
/// Random numbers that are the same in every run: Steele, Lea and Flood's SplitMix.
final class RandomNumbers {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 7919 &+ 13 }

  /// Returns a number from 0.
  func number(below bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

  func happens(once times: Int) -> Bool { number(below: times) == 0 }
}
#endif
