import Vitrine

extension Frame {
  func mirrored(across width: Double) -> Frame {
    Frame(x: width - maxX, y: y, width: self.width, height: height)
  }
}

extension Event {
  /// Whether it changes the width across which everything is mirrored.
  var isResize: Bool {
    if case .viewport = kind { true } else { false }
  }

  /// The same event on a page of this width, seen in a mirror.
  func mirrored(across width: Double) -> Event {
    var event = self
    switch kind {
    case .pointer(var pointer):
      pointer.position.x = width - pointer.position.x
      event.kind = .pointer(pointer)
    case .source(var source?):
      source.frame = source.frame.mirrored(across: width)
      event.kind = .source(source)
    case .wheel(var wheel):
      wheel.delta.x = -wheel.delta.x
      if wheel.isSideways { wheel.delta.y = -wheel.delta.y }
      event.kind = .wheel(wheel)
    case .magnify(var sample):
      sample.position.x = width - sample.position.x
      event.kind = .magnify(sample)
    case .environment(var environment):
      environment.isRightToLeft.toggle()
      event.kind = .environment(environment)
    case .key(.left): event.kind = .key(.right)
    case .key(.right): event.kind = .key(.left)
    default: break
    }
    return event
  }
}

extension ExhibitScene {
  func mirrored(across width: Double) -> ExhibitScene {
    var scene = self
    for index in placements.indices {
      scene.placements[index].position.x = width - placements[index].outline.maxX
      scene.placements[index].crop.left = placements[index].crop.right
      scene.placements[index].crop.right = placements[index].crop.left
    }
    return scene
  }
}
