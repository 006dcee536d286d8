extension CarouselModel: ArrangementModel {
  package var count: Int { styled.scroller.strip.count }

  package var itemLookedAt: Int? {
    guard count > 0 else { return nil }
    let scroller = styled.scroller
    // Near an end of the row another item may be on the line.
    return scroller.arrivedItem ?? scroller.strip.item(scroller.current(at: now))
  }

  package var viewport: Viewport { styled.appearance.viewport }

  package var reducesMotion: Bool { styled.appearance.environment.reducesMotion }

  package mutating func visibleItems(at time: Double) -> [Int] {
    guard count > 0 else { return [] }
    let reading = beginReading(at: time)
    defer { endReading() }
    var items: [Int] = []
    for index in styled.mounted(at: styled.scroller.offset.clock.instant(time)) {
      let item = styled.scroller.strip.item(index)
      let placement = styled.placement(of: index, in: reading)
      if placement.opacity > 0, placement.frame.meets(reading.view.dimensions),
        !items.contains(item)
      {
        items.append(item)
      }
    }
    return items
  }

  package mutating func rest(on item: Int, near _: Vector) {
    guard item >= 0, item < count else { return }
    rest(on: item)
  }

  package func setLaps(of items: inout [FlownItem]) {
    let (strip, current) = (styled.scroller.strip, styled.scroller.current(at: now))
    for index in items.indices {
      items[index].lap = 0
      guard strip.loops, let item = items[index].item, item >= 0, item < strip.count else {
        continue
      }
      items[index].lap =
        strip.laps(before: strip.nearestIndex(of: item, to: current))
        + styled.scroller.subtractedLaps
    }
  }

  package mutating func beginReading(at time: Double) -> ArrangementReading {
    let instant = styled.scroller.offset.clock.instant(time)
    evaluate(at: instant)
    let offset = styled.scroller.offset.position(at: instant.motion)
    return ArrangementReading(
      offset: offset, position: styled.scroller.strip.position(at: offset),
      frameOffset: styled.scroller.renderOffset(at: time), viewport: viewport,
      view: Frame(
        x: 0, y: 0, width: viewport.dimensions.width, height: viewport.dimensions.height),
      isMoving: styled.scroller.isMoving(at: instant))
  }

  package func placement(of item: FlownItem, in reading: ArrangementReading) -> Placement? {
    guard let index = item.item, index >= 0, index < count else { return nil }
    return styled.placement(of: styled.scroller.index(of: index, inLap: item.lap), in: reading)
  }

  package mutating func endReading() { evaluate(at: now) }
}

extension StyledStrip {
  /// Returns the placement of a virtual index, relative to the viewport. An effect changes it. A card is only its visible part.
  fileprivate func placement(of index: Int, in reading: ArrangementReading) -> Placement {
    var placement = placement(
      of: index, firstOriginal: scroller.firstOriginal, from: reading.offset)
    applyEffect(to: &placement, at: index, position: reading.position, offset: reading.offset)
    if hasCards {
      let visible = placement.frame
      (placement.box, placement.position, placement.crop) = (
        visible.dimensions, visible.origin, .zero
      )
    }
    return placement
  }
}

extension Scroller {
  /// Returns the virtual index of a photograph in its lap.
  fileprivate func index(of item: Int, inLap lap: Int) -> Int {
    strip.loops ? item + (lap - subtractedLaps) * strip.count : item
  }
}
