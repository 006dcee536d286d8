/// How much of the differences of a rearrangement is left at an instant.
///
/// ```
/// left(t) = difference · a(t) + change · b(t) + way · left
/// ```
/// Springs of four stiffnesses move the differences. Photographs near the leader have the stiffest one. All springs start at once,
/// because a delay would hold a photograph that moves already. A finger moves photographs along their whole ways. Without a finger,
/// `left` is 0.
struct DifferenceResponses {
  /// The response to a difference of 1 that does not change: `a` and its velocity. And the response to a change of 1 per second at
  /// the end: `b` and its velocity.
  struct Response {
    var a: Motion.Spring.State
    var b: Motion.Spring.State
    /// The share of the ways that a finger leaves. Beyond the ends it is more than 1, or less than 0.
    var left = 0.0

    /// Creates the response of a spring after a time, in seconds of motion.
    init(of spring: Motion.Spring, after time: Double) {
      a = spring.state(displacement: 1, velocity: 0, after: time)
      b = spring.state(displacement: 0, velocity: 1, after: time)
    }

    /// Creates the response of differences of which a share is left that changes per second.
    init(share: Double, changing change: Double) {
      a = Motion.Spring.State(displacement: share, velocity: change)
      b = Motion.Spring.State(displacement: 0, velocity: 0)
    }

    /// Returns the remainder of a difference and of a way, and its velocity while the finger rests.
    func remainder(
      of difference: Double, changing change: Double, along way: Double = 0
    ) -> Motion.Spring.State {
      Motion.Spring.State(
        displacement: difference * a.displacement + change * b.displacement + way * left,
        velocity: difference * a.velocity + change * b.velocity)
    }
  }

  private let classes: (Response, Response, Response, Response)

  /// The number of stiffnesses.
  static let count = 4

  /// Returns the responses of springs after a time, in seconds of motion.
  static func springs(after time: Double) -> DifferenceResponses {
    func response(_ number: Int) -> Response { Response(of: spring(of: number), after: time) }
    return DifferenceResponses(classes: (response(0), response(1), response(2), response(3)))
  }

  /// Returns the responses of differences that are held, with a share of each.
  static func held(_ share: Double = 1) -> DifferenceResponses { constant(share, changing: 0) }

  /// Returns the responses of a cross-fade: a share of each difference, which changes per second.
  static func constant(_ share: Double, changing change: Double) -> DifferenceResponses {
    alike(Response(share: share, changing: change))
  }

  /// Returns the responses of differences that all have the same response.
  static func alike(_ response: Response) -> DifferenceResponses {
    DifferenceResponses(classes: (response, response, response, response))
  }

  /// Returns the response of a stiffness: from 0, the stiffest, to 3.
  subscript(_ number: Int) -> Response {
    switch number {
    case 0: classes.0
    case 1: classes.1
    case 2: classes.2
    default: classes.3
    }
  }

  /// The response of the two groups of photographs that fade.
  var ofGroups: Response { classes.1 }

  /// Returns the spring of a stiffness: from 0.40 to 0.52 seconds, without overshoot.
  static func spring(of number: Int) -> Motion.Spring {
    Motion.Spring(response: 0.4 + 0.04 * Double(number), dampingRatio: 1)
  }
}
