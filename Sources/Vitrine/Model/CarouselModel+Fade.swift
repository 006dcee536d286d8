/// For people who want less to move: what code, keys, buttons and taps bring does not slide in. What is seen fades out where it
/// is, then the target fades in.
extension CarouselModel {
  /// Goes to the target as said, keeping place and velocity, or at once.
  mutating func travel(animated: Bool, at motion: Double) {
    let rest = planned.rest(of: target)
    let isElsewhere = abs(rest - travel.position(at: motion)) > 0.5
    guard animated, environment.reducesMotion, isElsewhere else {
      fadeIn(animated: animated, at: motion)
      let timing: Motion.Timing = animated ? .spring(.settling) : .immediate
      travel = travel.retargeted(to: rest, at: motion, with: timing)
      return
    }
    travel = .held(at: travel.position(at: motion))
    isFadingOut = true
    fade(to: 0, at: motion)
  }

  /// When nothing is seen any more of what fades out, in seconds: the target takes its place.
  var fadeDeadline: Double? {
    isFadingOut ? max(now, pace.realTime(at: veil.restTime)) : nil
  }

  /// The target fades in.
  mutating func exchange(at motion: Double) {
    travel = .rest(at: planned.rest(of: target))
    fadeIn(at: motion)
  }

  /// Whatever has faded out comes back where it is.
  mutating func fadeIn(animated: Bool = true, at motion: Double) {
    isFadingOut = false
    if animated { fade(to: 1, at: motion) } else { veil = .rest(at: 1) }
  }

  /// 0.14 s is what iOS takes to cross-fade where motion is reduced.
  private mutating func fade(to opacity: Double, at motion: Double) {
    let present = veil.position(at: motion)
    guard present != opacity else { return veil = .rest(at: opacity) }
    veil = .curve(from: present, to: opacity, at: motion, duration: 0.14)
  }
}
