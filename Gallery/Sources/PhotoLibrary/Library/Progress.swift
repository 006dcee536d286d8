/// The progress of making the pictures of a folder.
public struct Progress: Sendable, Equatable {
  /// The number of photographs whose pictures are made or cannot be made.
  public var done = 0
  /// The number of all photographs.
  public var total = 0
  /// The number of photographs that cannot be shown, or only in part.
  public var damaged = 0

  /// The progress of these photographs.
  init(_ photos: [Photo]) {
    total = photos.count
    for photo in photos { add(photo.pictureState) }
  }

  /// The progress of an empty folder.
  public init() {}

  /// Counts one more photograph.
  mutating func add(_ state: Photo.PictureState) {
    count(state, 1)
  }

  /// Counts one photograph whose state has changed.
  mutating func replace(_ before: Photo.PictureState, by state: Photo.PictureState) {
    count(before, -1)
    count(state, 1)
  }

  private mutating func count(_ state: Photo.PictureState, _ change: Int) {
    guard state != .waiting else { return }
    done += change
    if state.problem != nil { damaged += change }
  }
}

extension Photo.PictureState {
  /// The problem in one clause; nil if there is no problem.
  public var problem: String? {
    switch self {
    case .waiting, .made(_, false): nil
    case .made(_, true): "it is damaged; a part of it is missing"
    case .failed(let reason), .delayed(let reason): reason
    }
  }
}
