extension ExifRecord {
  /// The exposure, as photographers write it: `1/125 s, f/2.8, ISO 200, 35 mm`.
  var exposure: String? {
    let parts = [
      exposureTime.map(shutter), fNumber.map { "f/\(short($0))" }, iso.map { "ISO \($0)" },
      focalLength.map { "\(short($0)) mm" },
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// Returns a fraction for times below a third of a second, and seconds for longer ones.
private func shutter(_ time: Fraction) -> String {
  time.value < 0.3 ? "1/\(short((1 / time.value).rounded())) s" : "\(short(time.value)) s"
}

/// Returns a number with one digit after the point, or with none if that digit is zero.
private func short(_ value: Double) -> String {
  guard abs(value) < 1e9 else { return "∞" }
  let tenths = Int((value * 10).rounded())
  return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
}
