// Numbers as text. Strings would cost WebAssembly more than everything else together; so text is bytes.

extension UInt64 {
  /// The number as people write it.
  public var decimalText: [UInt8] {
    let last = UInt8(ascii: "0") + UInt8(self % 10)
    return self < 10 ? [last] : (self / 10).decimalText + [last]
  }

  /// The sixteen digits of the number to the base of 16.
  public var hexadecimalText: [UInt8] {
    stride(from: 60, through: 0, by: -4).map { shift in
      let digit = UInt8(truncatingIfNeeded: self >> UInt64(shift)) & 15
      return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
  }
}

extension Double {
  /// The number, from 0 to 2³², to six digits after the point, without zeros at its end.
  var decimalText: [UInt8] {
    let millionths = (self * 1_000_000).rounded()
    let whole = (millionths / 1_000_000).rounded(.down)
    // By way of 32 bits, since Scripts/script-engine cannot translate a conversion to 64 bits.
    var text = UInt64(UInt32(whole)).decimalText
    var (rest, unit) = (UInt32(millionths - whole * 1_000_000), 100_000 as UInt32)
    if rest > 0 { text.append(UInt8(ascii: ".")) }
    while rest > 0 {
      text.append(UInt8(ascii: "0") + UInt8(rest / unit))
      (rest, unit) = (rest % unit, unit / 10)
    }
    return text
  }
}
