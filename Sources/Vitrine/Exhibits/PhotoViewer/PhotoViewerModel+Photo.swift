extension PhotoViewerModel {
  /// What is known of the picture of an item.
  struct Picture: Equatable, Sendable {
    /// The item.
    var item: Int
    /// Its width divided by its height.
    let ratio: Double
    /// How many pixels wide it is; 0 where that is not known.
    let width: Double

    /// The narrowest and the widest picture there is: the longest side of a JPEG has 65 535 pixels, the shortest one.
    private static let ratios = 1 / 65_535.0...65_535

    init(item: Int, ratio: Double = 1, width: Double = 0) {
      self.item = item
      self.ratio = Dimensions(width: ratio, height: 1).ratio.clamped(to: Self.ratios)
      self.width = min(width.orZero, 1e6)
    }
  }

  /// A photograph, and what it has left to go to where it belongs.
  struct Photo: Equatable, Sendable {
    var picture = Picture(item: 0)
    var flight = Flight.resting(at: .source)
    /// How much larger than at fit it is, or will be.
    var zoom = 1.0
    /// How far its middle is from that of the screen, in points.
    var (x, y) = (Motion.rest(at: 0), Motion.rest(at: 0))
    /// Where in the row it is: 0 for the one that is shown.
    var place = 0

    init() {}

    init(_ picture: Picture, at place: Flight.Place) {
      self.picture = picture
      self.flight = .resting(at: place)
    }

    /// When it has come to rest, in seconds of motion time.
    var restTime: Double { max(flight.restTime, max(x.restTime, y.restTime)) }

    /// How far its middle is from that of the screen at an instant of motion time.
    func pan(at time: Double) -> Vector {
      Vector(x: x.position(at: time), y: y.position(at: time))
    }

    /// How fast it is panned, in points per second.
    func panVelocity(at time: Double) -> Vector {
      Vector(x: x.velocity(at: time), y: y.velocity(at: time))
    }

    /// Stays magnified so much from now on, with its middle there.
    mutating func rest(at zoom: Double, panned pan: Vector) {
      self.zoom = zoom
      (x, y) = (.rest(at: pan.x), .rest(at: pan.y))
    }

    /// Which of the collection it is; -1 once it is none any more.
    var item: Int { picture.item }
  }

  /// What is known of an item's picture; one that nobody has spoken of is square.
  func picture(of item: Int) -> Picture {
    let index = index(of: item)
    return index < pictures.count ? pictures[index] : Picture(item: item)
  }

  /// Takes in what a picture is like, in the place of the one that was told of first.
  mutating func know(_ new: Picture) {
    let known = index(of: new.item)
    if known < pictures.count {
      pictures[known] = new
    } else if pictures.count < Self.mostPictures {
      pictures.append(new)
    } else {
      pictures[oldest] = new
      oldest = (oldest + 1) % Self.mostPictures
    }
    show(new)
  }

  private func index(of item: Int) -> Int {
    var index = 0
    while index < pictures.count, pictures[index].item != item { index += 1 }
    return index
  }

  /// More than can be seen while pages turn.
  private static let mostPictures = 8
}

extension PhotoViewerModel {
  /// Takes in how many items there are. What lies beyond the last is none any more.
  mutating func hold(_ new: Int) {
    count = new
    place { $0 < new ? $0 : -1 }
  }

  /// Lets the photographs follow their items to where they are now.
  mutating func follow(_ edit: Edit) {
    // Nothing can be taken from a collection whose size nobody has told.
    guard count > 0 || edit.growth > 0 else { return }
    count = max(0, count + edit.growth)
    let count = count
    place { edit.place(of: $0, in: count) ?? -1 }
  }

  /// Gives every picture its item's new index, below 0 for none. A photograph whose item is gone goes too.
  private mutating func place(_ index: (Int) -> Int) {
    for each in pictures.indices { pictures[each].item = index(pictures[each].item) }
    for each in beside.indices { beside[each].picture.item = index(beside[each].item) }
    keepBeside { $0.item >= 0 }
    if let old = faded {
      let item = index(old.item)
      if item < 0 { faded = nil } else { faded?.picture.item = item }
    }
    guard case .some = item, photo.item >= 0 else { return }
    photo.picture.item = index(photo.item)
    guard photo.item < 0 else { return }
    move(source: nil)
    depart(for: .source)
  }
}
