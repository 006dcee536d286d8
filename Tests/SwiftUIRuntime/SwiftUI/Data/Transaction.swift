// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// developer.apple.com/documentation/swiftui/animation: only whether there is one counts here; nothing is animated, because the
/// engine moves everything in the host.
public struct Animation: Equatable, Sendable {
  private let name: String

  public static let `default` = Animation(name: "default")
  public static var easeInOut: Animation { Animation(name: "easeInOut") }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(name: "easeOut") }
}

/// developer.apple.com/documentation/swiftui/transaction
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  /// Changes of one transaction are one update.
  private(set) var id = 0

  private var values: [ObjectIdentifier: Any] = [:]

  /// developer.apple.com/documentation/swiftui/transaction/subscript(_:)
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  nonisolated(unsafe) private(set) static var current = Transaction()
  nonisolated(unsafe) private static var lastID = 0

  fileprivate static func withNew<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    var new = transaction
    lastID += 1
    new.id = lastID
    return try run(new, body)
  }

  static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result
  {
    let old = current
    current = transaction
    defer { current = old }
    return try body()
  }
}

/// developer.apple.com/documentation/swiftui/transactionkey
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// developer.apple.com/documentation/swiftui/withanimation(_:_:): the transaction of the changes has the animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.withNew(Transaction(animation: animation), body)
}

/// developer.apple.com/documentation/swiftui/withtransaction(_:_:)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{
  try Transaction.withNew(transaction, body)
}
