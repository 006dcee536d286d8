/// The reason that a folder cannot become a published site.
public enum SiteProblem: Error, Hashable, Sendable {
  /// It contains files, such as the one of this name, and is no site.
  case occupied(String)
  /// It has a file at a path of the site that vitrine has not written.
  case foreign(String)
  /// Another process writes it.
  case busy
  /// The system refuses to write.
  case system(FileProblem)
}
