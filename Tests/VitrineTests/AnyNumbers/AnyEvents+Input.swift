import Vitrine

extension AnyEvents {
  /// A sample of a pointer: one that is down goes on or ends, another one does anything.
  mutating func pointer() -> Pointer {
    let id = numbers.isOdd() ? Int32(truncatingIfNeeded: numbers.whole(in: 0...40)) : known()
    let device = numbers.generator.pick([Pointer.Device.touch, .touch, .touch, .mouse, .pen])
    var pointer = Pointer(id: id, phase(of: id), device: device, position: position(of: id))
    pointer.yieldsAtEnds = numbers.generator.happens(once: 5)
    pointers[id] = pointer.phase == .up || pointer.phase == .cancel ? nil : pointer.position
    return pointer
  }

  /// A mouse that presses nothing.
  mutating func mouse() -> Pointer {
    Pointer(
      id: 9, numbers.generator.happens(once: 6) ? .leave : .move, device: .mouse,
      position: numbers.vector(in: 0...390))
  }

  /// One of three fingers: mostly one that is down.
  private mutating func known() -> Int32 {
    let down = pointers.keys.sorted()
    guard !down.isEmpty, !numbers.generator.happens(once: 4) else {
      return Int32.random(in: 1...3, using: &numbers.generator)
    }
    return numbers.generator.pick(down)
  }

  private mutating func phase(of id: Int32) -> Pointer.Phase {
    pointers[id] == nil
      ? numbers.generator.pick([.down, .down, .down, .down, .move, .up, .leave])
      : numbers.generator.pick([
        .move, .move, .move, .move, .move, .up, .up, .cancel, .down, .leave,
      ])
  }

  private mutating func position(of id: Int32) -> Vector {
    let reach = numbers.generator.pick([2.0, 20, 60, 200])
    guard !numbers.isOdd(), let last = pointers[id] else { return numbers.vector(in: 0...390) }
    return last
      + Vector(
        x: numbers.generator.number(in: -reach...reach),
        y: numbers.generator.number(in: -reach...reach))
  }

  mutating func wheel() -> Wheel {
    Wheel(
      delta: numbers.vector(in: -120...120), isSideways: numbers.flag(),
      isFocused: numbers.flag())
  }

  mutating func magnification() -> Magnify {
    let phases: [Magnify.Phase] = [
      .began, .changed, .changed, .changed, .ended, .cancelled, .wheel,
    ]
    return Magnify(
      numbers.generator.pick(phases), scale: numbers.number(in: 0.3...3),
      position: numbers.vector(in: 0...390))
  }

  mutating func viewport() -> Viewport {
    guard numbers.isOdd() || numbers.generator.happens(once: 3) else {
      return Viewport(screen: numbers.dimensions())
    }
    return Viewport(
      dimensions: numbers.dimensions(), origin: numbers.vector(in: -900...900),
      window: numbers.frame())
  }

  mutating func environment() -> Event.Environment {
    var environment = Event.Environment(
      isRightToLeft: numbers.flag(), reducesMotion: numbers.generator.happens(once: 3))
    environment.displayScale = numbers.number(of: [1, 2, 3])
    return environment
  }

  mutating func source() -> Source? {
    guard !numbers.generator.happens(once: 4) else { return nil }
    let radii = CornerRadii(
      topLeft: numbers.number(in: 0...20), topRight: numbers.number(in: 0...20),
      bottomRight: numbers.number(in: 0...20), bottomLeft: numbers.number(in: 0...20))
    return Source(frame: numbers.frame(), radii: radii, focus: numbers.vector(in: 0...1))
  }
}
