/// What an item was in an old layout, told in the new one.
extension Strip {
  /// The virtual index here of what had `index` in an old layout, before an edit.
  func index(_ index: Int, from old: Strip, by edit: Edit) -> Int {
    guard old.count > 0 else { return 0 }
    let item = min(edit.item(old.item(index)), count - 1)
    guard loops else { return item }
    let laps = Double(old.laps(before: index)) * Double(count)
    return clamp(laps.floored(in: -1 << 30...1 << 30) + item)
  }

  /// How many times more room an item takes than in an old layout, where it had `oldIndex`. What is looked at stays the same
  /// share of that room away from the line.
  func stretch(of index: Int, from oldIndex: Int, in old: Strip) -> Double {
    guard old.count > 0 else { return 0 }
    let pitch = old.extent(of: oldIndex) + old.gap
    return pitch >= Limit.leastLength ? (extent(of: index) + gap) / pitch : 1
  }
}
