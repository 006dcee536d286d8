// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// objectivec/selector
@frozen public struct Selector: Hashable {
  public init(_ str: String)
  public static func == (lhs: Selector, rhs: Selector) -> Bool
  public func hash(into hasher: inout Hasher)
}

// objectivec/nsobjectprotocol
public protocol NSObjectProtocol: AnyObject {}

// objectivec/nsobject-swift.class
open class NSObject: NSObjectProtocol, Hashable {
  public init()
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool
  public func hash(into hasher: inout Hasher)
}
