#if arch(wasm32)
import Vitrine

// The values that several numbers make up.

extension Effect.Stops {
  /// Reads the number of stops, then nine numbers for each.
  init(_ arguments: Arguments) {
    var stops: [Effect.Stop] = []
    for stop in 0..<max(0, min(Self.maximum, arguments.integer(0))) {
      stops.append(Effect.Stop(arguments, at: 1 + stop * 9))
    }
    self.init(stops)
  }
}

extension Effect.Stop {
  init(_ arguments: Arguments, at index: Int) {
    self.init(
      phase: arguments[index], offset: arguments.vector(index + 1), scale: arguments[index + 3],
      opacity: arguments[index + 4], elevation: arguments[index + 8])
    rotation.x = arguments[index + 5]
    rotation.y = arguments[index + 6]
    rotation.z = arguments[index + 7]
  }
}

extension Wheel {
  init(_ arguments: Arguments) {
    self.init(
      delta: arguments.vector(0), isSideways: arguments.flag(2), isFocused: arguments.flag(3))
  }
}

extension Viewport {
  init(_ arguments: Arguments) {
    self.init(
      dimensions: Dimensions(width: arguments.length(0), height: arguments.length(1)),
      origin: Vector(x: arguments.coordinate(2), y: arguments.coordinate(3)),
      window: arguments.frame(4), scale: arguments[8].orOne.clamped(to: Viewport.scales))
  }
}

extension Event.Environment {
  init(_ arguments: Arguments) {
    self.init(
      isRightToLeft: arguments.flag(0), reducesMotion: arguments.flag(1),
      displayScale: arguments[2])
  }
}

extension Source {
  /// Creates a source; nil without a size, or if a number is not finite.
  init?(_ arguments: Arguments) {
    for index in 0..<10 where !arguments[index].isReal { return nil }
    self.init(
      frame: arguments.frame(0),
      radii: CornerRadii(
        topLeft: arguments.length(4), topRight: arguments.length(5),
        bottomRight: arguments.length(6), bottomLeft: arguments.length(7)),
      focus: Vector(x: arguments.share(8), y: arguments.share(9)))
    guard frame.width > 0, frame.height > 0 else { return nil }
  }

  /// Writes the numbers from which it can be created again.
  func write(to arguments: Arguments) {
    (arguments[0], arguments[1]) = (frame.x, frame.y)
    (arguments[2], arguments[3]) = (frame.width, frame.height)
    (arguments[4], arguments[5]) = (radii.topLeft, radii.topRight)
    (arguments[6], arguments[7]) = (radii.bottomRight, radii.bottomLeft)
    (arguments[8], arguments[9]) = (focus.x, focus.y)
  }
}
#endif
