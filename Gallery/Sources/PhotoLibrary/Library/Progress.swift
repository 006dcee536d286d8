/// How far the pictures of a folder are.
public struct Progress: Sendable, Equatable {
  /// Photographs whose pictures are there or cannot be made.
  public var done = 0
  /// Photographs in all.
  public var total = 0
  /// Photographs of which there is nothing, or not all, to show.
  public var damaged = 0

  /// Counts photographs.
  init(_ photos: [Photo]) {
    total = photos.count
    for photo in photos { add(photo.making) }
  }

  /// Nothing yet.
  public init() {}

  /// Counts one photograph that is no longer waiting.
  mutating func add(_ making: Photo.Making) {
    count(making, 1)
  }

  /// Counts one photograph that is made better or worse than before.
  mutating func replace(_ before: Photo.Making, by making: Photo.Making) {
    count(before, -1)
    count(making, 1)
  }

  private mutating func count(_ making: Photo.Making, _ change: Int) {
    guard making != .waiting else { return }
    done += change
    if making.problem != nil { damaged += change }
  }
}

extension Photo.Making {
  /// What is wrong, in one clause; nil when nothing is.
  public var problem: String? {
    switch self {
    case .waiting, .made(_, false): nil
    case .made(_, true): "it breaks off; the rest is blank"
    case .failed(let reason), .delayed(let reason): reason
    }
  }
}
