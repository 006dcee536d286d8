import Vitrine

extension ExhibitDriver<CollectionModel> {
  /// Changes the collection other than by an event, and records the change.
  /// - Parameters:
  ///   - change: The change.
  ///   - ratio: Returns the width of a photograph divided by its height; 0 if it is unknown.
  func change(_ change: CollectionChange, ratio: @escaping (Int) -> Double) {
    self.change { model, time in
      guard let recorder else { return model.handle(change, ratio: ratio, at: time) }
      let ratios = recorder.record(ratios: (0..<model.count).map(ratio), at: time)
      let (change, time) = recorder.record(change, at: time)
      model.handle(change, ratio: { ratios.indices.contains($0) ? ratios[$0] : 0 }, at: time)
    }
  }
}

extension TraceRecorder {
  /// Writes a change of a collection, and its time. Returns both as they are written. The time is not before the given one, so it is not
  /// before the last frame.
  fileprivate func record(
    _ change: CollectionChange, at time: Double
  ) -> (CollectionChange, Double) {
    var (change, time, line) = (change, TraceLineText.roundedUp(time), TraceLineText())
    line.add(&time)
    change.write(to: &line)
    add(line)
    return (change, time)
  }
}

extension CollectionChange {
  /// Writes the words of the change. Its numbers become those that are written.
  fileprivate mutating func write(to line: inout TraceLineText) {
    switch self {
    case .arrange(let arrangement, let animated):
      line.add("arrange")
      line.add(TraceWords.arrangements, at: Int32(arrangement.rawValue))
      line.add("at-once", if: !animated)
    case .scrub(let arrangement, var progress):
      line.add("toward")
      line.add(TraceWords.arrangements, at: Int32(arrangement.rawValue))
      line.add(&progress)
      self = .scrub(toward: arrangement, progress: progress)
    case .endScrub(let velocity):
      line.add("release")
      guard var velocity else { return }
      line.add(&velocity)
      self = .endScrub(velocity: velocity)
    case .updateRatios: line.add("update-ratios")
    case .restore(let removed, let item):
      line.add("restore")
      line.add(removed)
      line.add(item)
    case .activate(let item):
      line.add("activate")
      line.add(item)
    }
  }
}
