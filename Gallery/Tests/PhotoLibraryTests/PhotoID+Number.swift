@testable import PhotoLibrary

extension PhotoID {
  /// An identifier that differs for each number.
  init(number: Int) {
    self.init(code: [0xAB] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
  }
}
