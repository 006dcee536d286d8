/// The reason that a cache has no room.
public enum CacheShortage: Sendable, Equatable {
  /// The cache has nearly its largest size.
  case cache
  /// The disk has too little free space.
  case disk
}
