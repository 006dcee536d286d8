/// What a browser's compositor plays of a flight, so that it goes on while the page is busy.
///
/// A difference that starts at rest is multiplied by one number, which its spring moves. So all photographs with the same spring have
/// gone the same share of their ways, and one easing plays them. An easing consists of lines:
/// ```
///  share of the way
///   1 |            .------o
///     |       o---'              o  a point, where the engine says
///     |    o-'
///     |  o
///   0 |o___________________ time
/// ```
extension Rearrangement {
  /// Replaces `numbers` with the motion from now until rest, for a compositor. Returns false if script must draw every frame: if a
  /// difference did not start at rest, if photographs are held, or if the destination moves; if photographs are rotated or change
  /// their order, or a picture is missing.
  ///
  /// The numbers are: the start and the end, in seconds; the share of the way at which one group has faded and the other one begins, 0
  /// if that is past; for each photograph, from back to front, its stiffness and the keyframes of its inner box or of its clip path,
  /// as ``FlownBoxes/writeKeyframes(into:)`` appends them; and for each stiffness, the number of points of its easing, and for each point its
  /// shares of the time and of the way. The groups have the second stiffness.
  ///
  /// A drawn corner is at most 0.35 points from its place in the scene: the easing adds 0.25, and the inner box 0.1.
  package mutating func writeMotion<B: ArrangementModel>(
    over destination: inout B, into numbers: inout [Double]
  ) -> Bool {
    guard case .flying(let start, let end) = differences.phase, clock.now.motion < end,
      differences.groups.magnitudes.change == 0
    else { return false }
    let left = differences.responses(at: clock.now.motion)
    let motion = CompositorMotion(from: clock.now.real, to: clock.realTime(of: end))
    let shown = differences.groups.state(left.ofGroups).displacement
    numbers = [motion.start, motion.end, shown > 0 ? shown / (shown + 1) : 0]
    guard let distances = writePhotos(over: &destination, left, into: &numbers) else {
      return false
    }
    for stiffness in distances.indices {
      writeEasing(
        of: stiffness, since: start, motion, over: distances[stiffness], into: &numbers)
    }
    return true
  }

  /// Appends the photographs. Returns the longest way of those of each stiffness, in points; nil if script must draw one of them.
  private func writePhotos<B: ArrangementModel>(
    over destination: inout B, _ left: DifferenceResponses, into numbers: inout [Double]
  ) -> [Double]? {
    let reading = destination.beginReading(at: clock.now.real)
    defer { destination.endReading() }
    var distances = [Double](
      repeating: differences.groups.magnitudes.difference, count: DifferenceResponses.count)
    var depths: [Double] = []
    for flight in differences.flights.reversed() {
      guard flight.magnitudes.change == 0, !reading.isMoving,
        let from = flight.placement(over: destination, in: reading, left),
        let to = flight.placement(over: destination, in: reading, .held(0)),
        let boxes = FlownBoxes(from: from, to: to)
      else { return nil }
      for index in stride(from: 0, to: depths.count, by: 2)
      where (from.depth - depths[index]) * (to.depth - depths[index + 1]) < 0 { return nil }
      depths.append(from.depth)
      depths.append(to.depth)
      distances[flight.stiffness] = max(distances[flight.stiffness], boxes.distance)
      numbers.append(Double(flight.stiffness))
      boxes.writeKeyframes(into: &numbers)
    }
    return distances
  }

  /// Appends the easing of a stiffness: the number of points, and their shares of the time and of the way.
  private func writeEasing(
    of stiffness: Int, since start: Double, _ motion: CompositorMotion, over distance: Double,
    into numbers: inout [Double]
  ) {
    let spring = DifferenceResponses.spring(of: stiffness)
    func left(_ time: Double) -> Double {
      spring.state(displacement: 1, velocity: 0, after: clock.motion(at: time) - start).displacement
    }
    let whole = left(motion.start)
    var times: [Double] = []
    motion.writeKeyframes(into: &times) { from, to in
      let (first, last) = (left(from), left(to))
      func deviation(at share: Double) -> Double {
        abs(left(from + (to - from) * share) - first - (last - first) * share)
      }
      let (early, late) = CompositorMotion.shares
      return max(deviation(at: early), deviation(at: late)) * distance / whole
    }
    numbers.append(Double(times.count))
    for time in times {
      numbers.append((time - motion.start) / (motion.end - motion.start))
      numbers.append(1 - left(time) / whole)
    }
  }
}
