/// The items of a strip before and after an edit.
extension Strip {
  /// Returns the new virtual index of an item that had `index` in an old layout, before an edit.
  func renumbered(_ index: Int, from old: Strip, by edit: Edit) -> Int {
    guard old.count > 0 else { return 0 }
    let item = min(edit.item(old.item(index)), edit.count - 1)
    guard loops else { return item }
    let laps = Double(old.laps(before: index)) * Double(count)
    return clamp(laps.floored(in: -1 << 30...1 << 30) + item)
  }

  /// Returns the pitch of an item divided by its pitch in an old layout, where it had `oldIndex`. The distance from the line
  /// scales by this factor.
  func stretch(of index: Int, from oldIndex: Int, in old: Strip) -> Double {
    guard old.count > 0 else { return 0 }
    let pitch = old.extent(of: oldIndex) + old.gap
    return pitch >= Limit.minimumLength ? (extent(of: index) + gap) / pitch : 1
  }
}
