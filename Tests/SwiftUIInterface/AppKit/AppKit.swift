// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

#if os(macOS)
// appkit/nsresponder, appkit/nswindow, appkit/nsview
@available(macOS 10.0, *)
@MainActor @preconcurrency open class NSResponder: NSObject {
  open func scrollWheel(with event: NSEvent)
}

// appkit/nsapplication/shared, …/setactivationpolicy(_:), …/sendevent(_:), …/currentevent
@available(macOS 10.0, *)
@MainActor @preconcurrency open class NSApplication: NSResponder {
  open class var shared: NSApplication { get }
  @discardableResult
  open func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool
  open func sendEvent(_ event: NSEvent)
  open var currentEvent: NSEvent? { get }
  public enum ActivationPolicy: Int, Sendable {
    case regular
    case accessory
    case prohibited
  }
}

// appkit/nswindow/init(contentrect:stylemask:backing:defer:), …/contentview, …/setcontentsize(_:), …/orderfrontregardless(),
// …/orderout(_:), …/isreleasedwhenclosed, …/sendevent(_:), …/windownumber
@available(macOS 10.0, *)
@MainActor @preconcurrency open class NSWindow: NSResponder {
  public init(
    contentRect: NSRect, styleMask style: NSWindow.StyleMask,
    backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool)
  open var contentView: NSView?
  open var isReleasedWhenClosed: Bool
  open var windowNumber: Int { get }
  open func setContentSize(_ size: NSSize)
  open func orderFrontRegardless()
  open func orderOut(_ sender: Any?)
  open func sendEvent(_ event: NSEvent)
  // appkit/nswindow/canbecomekey, …/makekey(), …/selectnextkeyview(_:), …/convertpoint(toscreen:)
  open var canBecomeKey: Bool { get }
  open func makeKey()
  open func selectNextKeyView(_ sender: Any?)
  open func convertPoint(toScreen point: NSPoint) -> NSPoint
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var borderless: NSWindow.StyleMask { get }
  }
  public enum BackingStoreType: UInt, Sendable {
    case retained
    case nonretained
    case buffered
  }
}

@available(macOS 10.0, *)
@MainActor @preconcurrency open class NSView: NSResponder, NSAccessibilityProtocol {
  open func accessibilityValue() -> Any?
  open func accessibilityChildren() -> [Any]?
  public init(frame frameRect: NSRect)
  open var bounds: NSRect
  open var visibleRect: NSRect { get }
  open var isHiddenOrHasHiddenAncestor: Bool { get }
  open var superview: NSView? { get }
  open var subviews: [NSView]
  open var window: NSWindow? { get }
  open func viewDidMoveToWindow()
  open func hitTest(_ point: NSPoint) -> NSView?
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint
  // appkit/nsview/bitmapimagerepforcachingdisplay(in:), …/cachedisplay(in:to:)
  open func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep?
  open func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep)
}

// appkit/nsaccessibilityprotocol/accessibilityvalue(), …/accessibilitychildren()
@available(macOS 10.10, *)
@MainActor @preconcurrency public protocol NSAccessibilityProtocol {
  func accessibilityValue() -> Any?
  func accessibilityChildren() -> [Any]?
}

// appkit/nsscreen/screens, appkit/nsscreen/frame
@available(macOS 10.0, *)
open class NSScreen: NSObject {
  @MainActor open class var screens: [NSScreen] { get }
  @MainActor open var frame: NSRect { get }
}

// coregraphics/cgevent/init(scrollwheelevent2source:units:wheelcount:wheel1:wheel2:wheel3:), coregraphics/cgevent/location,
// …/setintegervaluefield(_:value:)
@available(macOS 10.4, *)
public class CGEvent {
  @available(macOS 10.13, *)
  public convenience init?(
    scrollWheelEvent2Source source: CGEventSource?, units: CGScrollEventUnit, wheelCount: UInt32,
    wheel1: Int32, wheel2: Int32, wheel3: Int32)
  public var location: CGPoint
  public func setIntegerValueField(_ field: CGEventField, value: Int64)
}

@available(macOS 10.4, *)
public class CGEventSource {}

@available(macOS 10.4, *)
public enum CGScrollEventUnit: UInt32, Sendable {
  case pixel
  case line
}

@available(macOS 10.4, *)
public enum CGEventField: UInt32, Sendable {
  case mouseEventWindowUnderMousePointer
  case mouseEventWindowUnderMousePointerThatCanHandleThisEvent
}

// foundation/nsrect, foundation/nspoint, foundation/nssize
public typealias NSRect = CGRect
public typealias NSPoint = CGPoint
public typealias NSSize = CGSize

// appkit/nsevent
@available(macOS 10.0, *)
open class NSEvent: NSObject, @unchecked Sendable {
  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var began: NSEvent.Phase { get }
    public static var changed: NSEvent.Phase { get }
    public static var ended: NSEvent.Phase { get }
    public static var cancelled: NSEvent.Phase { get }
  }
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var shift: NSEvent.ModifierFlags { get }
  }
  public enum EventType: UInt, Sendable {
    case leftMouseDown
    case leftMouseUp
    case leftMouseDragged
    case keyDown
    case keyUp
  }
  // appkit/nsevent/init(cgevent:), appkit/nsevent/keyevent(with:location:modifierflags:timestamp:windownumber:context:characters:
  // charactersignoringmodifiers:isarepeat:keycode:)
  public init?(cgEvent: CGEvent)
  open class func keyEvent(
    with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags,
    timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?,
    characters keys: String, charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool,
    keyCode code: UInt16
  ) -> NSEvent?
  // appkit/nsevent/mouseevent(with:location:modifierflags:timestamp:windownumber:context:eventnumber:clickcount:pressure:)
  open class func mouseEvent(
    with type: NSEvent.EventType, location: NSPoint, modifierFlags flags: NSEvent.ModifierFlags,
    timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?,
    eventNumber eNum: Int, clickCount cNum: Int, pressure: Float
  ) -> NSEvent?
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64)
    public static var scrollWheel: NSEvent.EventTypeMask { get }
  }
  // appkit/nsevent/addlocalmonitorforevents(matching:handler:), appkit/nsevent/removemonitor(_:)
  open class func addLocalMonitorForEvents(
    matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any?
  open class func removeMonitor(_ eventMonitor: Any)
  open var type: NSEvent.EventType { get }
  open var window: NSWindow? { get }
  open var timestamp: TimeInterval { get }
  open var modifierFlags: NSEvent.ModifierFlags { get }
  open var locationInWindow: NSPoint { get }
  open var scrollingDeltaX: CGFloat { get }
  open var scrollingDeltaY: CGFloat { get }
  open var hasPreciseScrollingDeltas: Bool { get }
  open var phase: NSEvent.Phase { get }
  open var momentumPhase: NSEvent.Phase { get }
}

// appkit/nsgraphicscontext
@available(macOS 10.0, *)
open class NSGraphicsContext: NSObject {}

// appkit/nsimagerep/pixelswide, appkit/nsbitmapimagerep/init(cgimage:)-7o5tz, …/colorat(x:y:), …/representation(using:properties:)
@available(macOS 10.0, *)
open class NSImageRep: NSObject {
  open var pixelsWide: Int
}

@available(macOS 10.0, *)
open class NSBitmapImageRep: NSImageRep {
  @available(macOS 10.5, *)
  public init(cgImage: CGImage)
  open func colorAt(x: Int, y: Int) -> NSColor?
  open func representation(
    using storageType: NSBitmapImageRep.FileType,
    properties: [NSBitmapImageRep.PropertyKey: Any]
  ) -> Data?
  public enum FileType: UInt, Sendable {
    case tiff
    case bmp
    case gif
    case jpeg
    case png
    case jpeg2000
  }
  public struct PropertyKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String)
  }
}

// appkit/nscolor/usingcolorspace(_:), appkit/nscolor/redcomponent and its neighbours
@available(macOS 10.0, *)
open class NSColor: NSObject, @unchecked Sendable {
  open func usingColorSpace(_ space: NSColorSpace) -> NSColor?
  open var redComponent: CGFloat { get }
  open var greenComponent: CGFloat { get }
  open var blueComponent: CGFloat { get }
  open var alphaComponent: CGFloat { get }
}

// appkit/nscolorspace/srgb
@available(macOS 10.0, *)
open class NSColorSpace: NSObject, @unchecked Sendable {
  @available(macOS 10.5, *)
  open class var sRGB: NSColorSpace { get }
}
#endif
