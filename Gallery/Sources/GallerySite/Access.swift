/// The rules about who can read a gallery.
public struct Access: Sendable {
  /// The names and addresses that a request can be sent to.
  public let hosts: AdmittedHosts
  /// The token that every client needs; nil if no token is needed.
  public let token: AccessToken?

  /// Creates rules. By default, every program of this machine can read the gallery, and no other.
  public init(hosts: AdmittedHosts = AdmittedHosts(), token: AccessToken? = nil) {
    (self.hosts, self.token) = (hosts, token)
  }
}
