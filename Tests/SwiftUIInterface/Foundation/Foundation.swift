// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreGraphics
@_exported import ObjectiveC

// foundation/timeinterval
public typealias TimeInterval = Double

// foundation/date
@available(iOS 8, macOS 10.10, tvOS 9, watchOS 2, visionOS 1, *)
public struct Date: Comparable, Hashable, Sendable {
  public init()
  public init(timeIntervalSinceNow: TimeInterval)
  public init(timeIntervalSinceReferenceDate ti: TimeInterval)
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public static var now: Date { get }
  public static let distantPast: Date
  public static let distantFuture: Date
  public var timeIntervalSinceReferenceDate: TimeInterval { get }
  public func timeIntervalSince(_ date: Date) -> TimeInterval
  public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
  public static func + (lhs: Date, rhs: TimeInterval) -> Date
  public static func < (lhs: Date, rhs: Date) -> Bool
  public static func == (lhs: Date, rhs: Date) -> Bool
  public func hash(into hasher: inout Hasher)
}

// foundation/processinfo
@available(iOS 2, macOS 10.0, tvOS 9, watchOS 2, visionOS 1, *)
open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { get }
  open var systemUptime: TimeInterval { get }
  open var environment: [String: String] { get }
}

// foundation/nsnumber, foundation/nsvalue
@available(iOS 2, macOS 10.0, tvOS 9, watchOS 2, visionOS 1, *)
open class NSValue: NSObject, @unchecked Sendable {}

@available(iOS 2, macOS 10.0, tvOS 9, watchOS 2, visionOS 1, *)
open class NSNumber: NSValue, @unchecked Sendable {}

// foundation/url
@available(iOS 8, macOS 10.10, tvOS 9, watchOS 2, visionOS 1, *)
public struct URL: Hashable, Sendable {
  public init?(string: String)
  public init(fileURLWithPath path: String)
  public func appending(path: String) -> URL
  public func appendingPathComponent(_ pathComponent: String) -> URL
  public var absoluteString: String { get }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public static var temporaryDirectory: URL { get }
  public static func == (lhs: URL, rhs: URL) -> Bool
  public func hash(into hasher: inout Hasher)
}

// foundation/nsstring/write(to:atomically:encoding:), swift/string/encoding
extension String {
  public struct Encoding: Sendable {
    public static let utf8: String.Encoding
  }
}

extension StringProtocol {
  public func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding)
    throws
}

// foundation/nslock, foundation/nslocking/withlock(_:)
@available(iOS 2, macOS 10.0, tvOS 9, watchOS 2, visionOS 1, *)
public protocol NSLocking {
  func lock()
  func unlock()
}

@available(iOS 2, macOS 10.0, tvOS 9, watchOS 2, visionOS 1, *)
open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  override public init()
  open func lock()
  open func unlock()
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R
}

// foundation/uuid
@available(iOS 6, macOS 10.8, tvOS 9, watchOS 2, visionOS 1, *)
public struct UUID: Hashable, Sendable {
  public init()
  public static func == (lhs: UUID, rhs: UUID) -> Bool
  public func hash(into hasher: inout Hasher)
}

// foundation/bundle
@available(iOS 2, macOS 10.0, tvOS 9, watchOS 2, visionOS 1, *)
open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { get }
  public init(for aClass: AnyClass)
  open func url(forResource name: String?, withExtension ext: String?) -> URL?
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
}

// foundation/locale
@available(iOS 8, macOS 10.10, tvOS 9, watchOS 2, visionOS 1, *)
public struct Locale: Hashable, Sendable {
  public init(identifier: String)
  public static var current: Locale { get }
  public var identifier: String { get }
  public static func == (lhs: Locale, rhs: Locale) -> Bool
  public func hash(into hasher: inout Hasher)
}

// foundation/userdefaults
@available(iOS 2, macOS 10.0, tvOS 9, watchOS 2, visionOS 1, *)
open class UserDefaults: NSObject, @unchecked Sendable {}

// foundation/data/write(to:options:)
@available(iOS 8, macOS 10.10, tvOS 9, watchOS 2, visionOS 1, *)
public struct Data: Sendable {
  public typealias WritingOptions = NSData.WritingOptions
  public func write(to url: URL, options: Data.WritingOptions = []) throws
}

// foundation/nsdata/writingoptions
@available(iOS 2, macOS 10.0, tvOS 9, watchOS 2, visionOS 1, *)
open class NSData: NSObject {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
  }
}
