extension Motion {
  /// The clock of all motions: real time made slower or faster, without a jump when the speed changes.
  ///
  /// Motions are written in motion time, so slow animations play the same paths with the same decisions; gestures stay in
  /// real time.
  ///
  /// ```swift
  /// var pace = Motion.Pace()
  /// pace = pace.changed(to: 0.2, at: 10)
  /// assert(pace.at(15) == 11)  // five seconds later, one second of motion
  /// ```
  public struct Pace: Equatable, Sendable {
    /// Seconds of motion time in a second of real time: 1 is normal, 0.2 slow.
    public let speed: Double
    private let realOrigin: Double
    private let origin: Double

    /// Motion time that begins as real time. A speed outside 0.001 ... 1000 counts as 1.
    public init(speed: Double = 1) {
      self.init(speed: speed.isSpeed ? speed : 1, realOrigin: 0, origin: 0)
    }

    private init(speed: Double, realOrigin: Double, origin: Double) {
      self.speed = speed
      self.realOrigin = realOrigin
      self.origin = origin
    }
  }
}

extension Motion.Pace {
  /// The motion time at a real time, both in seconds.
  public func at(_ realTime: Double) -> Double {
    origin + (realTime - realOrigin) * speed
  }

  /// The real time at which it will be `time`: when to wake up for the end of a motion. Infinity stays infinity.
  public func realTime(at time: Double) -> Double {
    realOrigin + (time - origin) / speed
  }

  /// The clock that goes on from `realTime` with another speed. A speed outside 0.001 ... 1000, or a time that is not
  /// finite, is ignored.
  public func changed(to speed: Double, at realTime: Double) -> Motion.Pace {
    guard speed.isSpeed, realTime.isUsable, speed != self.speed else { return self }
    return Motion.Pace(speed: speed, realOrigin: realTime, origin: at(realTime))
  }
}

extension Double {
  fileprivate var isSpeed: Bool { self >= 0.001 && self <= 1000 }
}
