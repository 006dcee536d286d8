extension CarouselModel {
  /// An item that is open in a viewer, and whose place in the strip is empty meanwhile.
  struct Opening: Equatable, Sendable {
    /// The item.
    var item: Int
    /// Where in the item's box its picture is, in points of the box; nil for all that is seen of it.
    var picture: Source?

    /// The same when items have come and gone, of which there are `count` now; nil once the item itself is gone.
    func following(_ edit: Edit, in count: Int) -> Opening? {
      edit.place(of: item, in: count).map { Opening(item: $0, picture: picture) }
    }
  }

  /// Whether an item is open in a viewer.
  var isOpen: Bool {
    guard Part.viewer.isHere, case .some = opening else { return false }
    return true
  }

  /// Where an item is on the screen, as it is drawn: the frame from which it flies, and to which it returns.
  ///
  /// Of the open item that is its picture, if the host has said where that is; see ``Event/Kind/source(_:)``. An item out of
  /// sight has no place; what was opened far away is brought to the line first.
  public func source(of item: Int) -> Source? {
    guard Part.viewer.isHere, (0..<strip.count).contains(item) else { return nil }
    let placement = placement(ofNearest: item)
    guard placement.frame.meets(viewport) else { return nil }
    guard let opening, opening.item == item, let picture = opening.picture else {
      return Source(
        frame: placement.frame.moved(by: corner), radii: placement.radii * placement.scale)
    }
    return picture.drawn(at: placement.scale, from: placement.position + corner)
  }

  /// Opens an item: it is on the line from now on, and its place is empty. A card stays open meanwhile: no mouse that leaves
  /// closes it.
  mutating func open(_ item: Int, at time: Double) {
    guard Part.viewer.isHere, (0..<strip.count).contains(item) else { return }
    opening = Opening(item: item)
    if hasCards { hover.keep(item) }
    if item != targetItem, !staysInView(item) { select(item, animated: false, at: time) }
    // What flies is the item itself: of its places in a loop it takes the one nearest to the line, its copies the others.
    home = strip.nearestNumber(of: item, to: current(at: time)) - strip.count / 2
  }

  /// Whether an item that opens is left where it is, because the strip rests anywhere and shows it.
  private func staysInView(_ item: Int) -> Bool {
    guard options.snap == .free, case .some = source(of: item) else { return false }
    return true
  }

  /// Takes in where on the screen the picture of the open item is at this instant.
  mutating func frame(_ picture: Source?) {
    guard isOpen, let item = opening?.item else { return }
    let placement = placement(ofNearest: item)
    let (scale, position) = (placement.scale, placement.position + corner)
    opening?.picture = nil
    guard let picture, scale > 0 else { return }
    opening?.picture = picture.drawn(at: 1 / scale, from: position * (-1 / scale))
  }

  /// How an item is drawn now, from the viewport's top left: of its places in a loop, the one nearest to the line.
  private func placement(ofNearest item: Int) -> Placement {
    let place = place(at: now)
    let number = strip.nearestNumber(of: item, to: current(at: now))
    var placement = placement(of: number, home: number, from: place)
    let phase = Double(number) - strip.position(at: place)
    affect(&placement, phase: phase, of: number, at: place)
    return placement
  }
}

extension Source {
  /// The same place, drawn so much larger from another origin.
  fileprivate func drawn(at scale: Double, from origin: Vector) -> Source {
    Source(
      frame: Frame(
        x: origin.x + frame.x * scale, y: origin.y + frame.y * scale,
        width: frame.width * scale, height: frame.height * scale),
      radii: radii * scale, focus: focus)
  }
}

extension Frame {
  /// Whether any of it shows in a viewport.
  fileprivate func meets(_ viewport: Dimensions) -> Bool {
    maxX > 0 && maxY > 0 && x < viewport.width && y < viewport.height
  }
}
