public import Foundation
/// Drawn by this project, so that there is something to look at before a folder is named.
public enum SampleCollection {
  public static let version = 0
  public static func draw(into directory: URL, progress: @Sendable (Int, Int) -> Void) throws {}
}
