/// Estimates the velocity of a finger that is lifted.
///
/// The estimate uses three frames of movement and gives the last one little weight, because a finger slows down while it lifts
/// off. Fits of `UIScrollView` agree on that. A frame is 1/60 second here, at any rate of events.
///
/// ```swift
/// var tracker = VelocityTracker()
/// tracker.add(120, at: 10.000)
/// tracker.add(140, at: 10.016)
/// tracker.velocity(at: 10.020)     // 1250 points per second
/// ```
/// Times are those of the events, not of their delivery. Call ``reset()`` when the number of fingers changes.
public struct VelocityTracker: Equatable, Sendable {
  private var samples: [Sample] = []

  /// Creates a tracker without samples.
  public init() {}

  /// Adds a position, in points, at the `time` of its event, in seconds. A sample that is not finite or older than
  /// the newest is ignored. A sample less than 0.1 milliseconds newer replaces the newest.
  public mutating func add(_ position: Double, at time: Double) {
    guard position.isUsable, time.isUsable else { return }
    let step = time - (samples.last?.time ?? -.infinity)
    if step >= Self.shortestStep {
      append(Sample(time: time, position: position))
    } else if step >= 0 {
      samples[samples.count - 1].position = position
    }
  }

  /// Forgets all samples and keeps their storage.
  public mutating func reset() {
    samples.removeAll(keepingCapacity: true)
  }

  /// Returns the velocity of a finger that is lifted at `time`, in points per second, at most 8000. It is 0 if the finger
  /// paused before, if its movement lasted less than 5 milliseconds, or if `time` is not a number.
  public func velocity(at time: Double) -> Double {
    guard let newest = samples.last, time - newest.time <= Self.longestGap else { return 0 }
    let run = runStart
    guard newest.time - samples[run].time >= Self.shortestRun else { return 0 }
    return min(max(smoothed(since: run), -Self.greatest), Self.greatest)
  }
}

extension VelocityTracker {
  private struct Sample: Equatable, Sendable {
    var time: Double
    var position: Double
  }

  /// The minimum time between samples, in seconds. Nearer ones are reports of the same event.
  private static let shortestStep = 0.000_1
  /// The maximum time between the samples of a movement, in seconds. After a longer silence the finger stands still.
  private static let longestGap = 0.040
  /// The minimum duration of a movement, in seconds. A shorter one is too short for a velocity.
  private static let shortestRun = 0.005
  /// The duration of a frame, in seconds, of the touch screens on which the weights were fitted.
  private static let frame = 1.0 / 60
  /// The fastest fling that Android's `ViewConfiguration` allows, in points per second.
  private static let greatest = 8000.0
  /// The minimum time between kept samples, in seconds. So a mouse that reports a thousand times a second is kept with its
  /// jitter.
  private static let shortestKept = 0.000_8
  /// More samples than 4 frames / 0.8 milliseconds.
  private static let capacity = 100

  /// The first sample of the movement without a pause that contains the newest one.
  private var runStart: Int {
    var first = samples.count - 1
    while first > 0, samples[first].time - samples[first - 1].time <= Self.longestGap {
      first -= 1
    }
    return first
  }

  /// Returns the mean of three frames with the weights 0.05, 0.35 and 0.60 from the newest to the oldest, as fitted to
  /// `UIScrollView`. If the finger has clearly reversed in the last two frames, returns their mean.
  private func smoothed(since run: Int) -> Double {
    guard let newest = velocity(ofFrame: 0, since: run) else { return 0 }
    guard let middle = velocity(ofFrame: 1, since: run) else { return newest }
    var (sum, weight) = (0.05 * newest + 0.35 * middle, 0.40)
    if let oldest = velocity(ofFrame: 2, since: run) { (sum, weight) = (sum + 0.60 * oldest, 1) }
    let average = sum / weight
    let turned = (newest + middle) / 2
    let opposes = newest * average < 0 && middle * average < 0
    return opposes && turned.magnitude >= Motion.Decay.minimumVelocity ? turned : average
  }

  /// Returns the velocity over one frame, counted back from the newest sample. The first frame of a movement may be shorter; a
  /// quarter of a frame is enough.
  private func velocity(ofFrame index: Double, since run: Int) -> Double? {
    let end = samples[samples.count - 1].time - index * Self.frame
    let start = max(end - Self.frame, samples[run].time)
    guard end - start >= Self.frame / 4 else { return nil }
    return (position(at: end, since: run) - position(at: start, since: run)) / (end - start)
  }

  /// Returns the position at `time`, on straight lines between samples.
  private func position(at time: Double, since run: Int) -> Double {
    var next = samples.count - 1
    while next > run + 1, samples[next - 1].time >= time { next -= 1 }
    let (a, b) = (samples[next - 1], samples[next])
    return a.position + (b.position - a.position) * (time - a.time) / (b.time - a.time)
  }

  /// Adds a sample, at most one in 0.8 milliseconds besides the newest. Removes samples older than four frames; three are used,
  /// and one is spare for rounding. The storage is allocated once.
  private mutating func append(_ sample: Sample) {
    let last = samples.count - 1
    if last < 0 { samples.reserveCapacity(Self.capacity) }
    if last > 0, samples[last].time - samples[last - 1].time < Self.shortestKept {
      samples[last] = sample
      return
    }
    while samples.count > 1, samples[1].time <= sample.time - 4 * Self.frame {
      samples.remove(at: 0)
    }
    samples.append(sample)
  }
}
