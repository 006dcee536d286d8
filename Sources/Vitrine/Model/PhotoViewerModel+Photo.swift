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
    /// Where in the row it is: 0 for the one that is shown.
    var place = 0

    init() {}

    init(_ picture: Picture, at place: Flight.Place) {
      self.picture = picture
      self.flight = .resting(at: place)
    }

    /// Which of the collection it is; -1 once it is none any more.
    var item: Int { picture.item }
  }

  /// What is known of an item's picture; one that nobody has spoken of is square.
  func picture(of item: Int) -> Picture {
    for picture in pictures where picture.item == item { return picture }
    return Picture(item: item)
  }

  /// Takes in what a picture is like.
  mutating func know(_ new: Picture) {
    pictures.removeAll { $0.item == new.item }
    pictures.append(new)
    if pictures.count > Self.mostPictures { pictures.removeFirst() }
    if photo.item == new.item { photo.picture = new }
    for index in beside.indices where beside[index].item == new.item {
      beside[index].picture = new
    }
  }

  /// More than can be seen while pages turn.
  private static let mostPictures = 8
}

extension PhotoViewerModel {
  /// Lets the photographs follow their items to where they are now. One whose item is gone goes too.
  mutating func follow(_ edit: Edit, at time: Double) {
    count = max(0, count + edit.growth)
    for index in pictures.indices { pictures[index].follow(edit, in: count) }
    pictures.removeAll { $0.item < 0 }
    for index in beside.indices { beside[index].picture.follow(edit, in: count) }
    beside.removeAll { $0.item < 0 }
    guard case .some = item, photo.item >= 0 else { return }
    photo.picture.follow(edit, in: count)
    guard photo.item < 0 else { return }
    source = nil
    depart(for: .source, at: time)
  }
}

extension PhotoViewerModel.Picture {
  /// Its item may be elsewhere now, or, at -1, nowhere.
  fileprivate mutating func follow(_ edit: Edit, in count: Int) {
    item = edit.place(of: item, in: count) ?? -1
  }
}
