#if arch(wasm32)
import Vitrine

nonisolated(unsafe) private var table = Handles()
nonisolated(unsafe) private var arguments = Arguments()

/// WebAssembly is single threaded here; this accessor and `arguments` are the only places that say so.
private var handles: Handles {
  get { unsafe table }
  _modify { yield unsafe &table }
}

/// Makes an exhibit of a kind of ``ExhibitNumber``. Returns its handle; 0 for no such exhibit.
///
/// A page that loads one element alone loads an engine without the others' exhibits.
@_expose(wasm)
@c public func vitrine_make(_ kind: Int32) -> UInt32 {
  switch ExhibitNumber(rawValue: kind) {
  case .photoGrid where BuildFeature.grid: handles.insert(ExhibitSession(PhotoGridModel()))
  case .photoViewer where BuildFeature.viewer:
    handles.insert(ExhibitSession(PhotoViewerModel()))
  case .carousel where BuildFeature.strip: handles.insert(ExhibitSession(CarouselModel()))
  case .expanding where BuildFeature.cards:
    handles.insert(ExhibitSession(CarouselModel(.expanding)))
  case .stitched where BuildFeature.seam:
    handles.insert(ExhibitSession(CarouselModel(.stitched)))
  default: 0
  }
}

/// Drops an exhibit; returns false without one.
@_expose(wasm)
@c public func vitrine_drop(_ handle: UInt32) -> Bool { handles.remove(handle) }

/// Where the numbers of events and signals are exchanged, with room for `count` of them.
@_expose(wasm)
@c public func vitrine_arguments(_ count: Int32) -> UnsafeMutablePointer<Double> {
  unsafe arguments.reserve(Int(count))
  return unsafe arguments.numbers
}

/// Hands an event to an exhibit, its numbers in the arguments. Returns the claim (0 pending, 1 mine, 2 yours), plus 4 when the
/// click that follows must be swallowed; -1 without such an exhibit or event.
@_expose(wasm)
@c public func vitrine_event(
  _ handle: UInt32, _ kind: Int32, _ time: Double, _ shown: Double
) -> Int32 {
  guard let session = handles[handle], let kind = unsafe Event.Kind(number: kind, arguments) else {
    return -1
  }
  let response = session.handle(Event(at: time, shown: shown, kind))
  return response.claim.rawValue + (response.suppressesClick ? Interface.suppressesClick : 0)
}

/// Writes where on the screen an item is at a time into the arguments, as the numbers of an event for a viewer. An item that is
/// nowhere has no width.
@_expose(wasm)
@c public func vitrine_source(_ handle: UInt32, _ item: Int32, _ time: Double) {
  guard BuildFeature.viewer else { return }
  let source = handles[handle]?.source(of: Int(item), at: time)
  unsafe (source ?? Source(frame: .zero)).write(to: arguments)
}

/// Writes the scene at `time` and returns how many placements it has; -1 without such an exhibit.
@_expose(wasm)
@c public func vitrine_scene(_ handle: UInt32, _ time: Double) -> Int32 {
  guard let session = handles[handle] else { return -1 }
  return Int32(session.draw(at: time))
}

/// Where an exhibit's scene is written; asked for again after each scene, since it may have grown.
@_expose(wasm)
@c public func vitrine_numbers(_ handle: UInt32) -> UnsafeMutablePointer<Double>? {
  unsafe handles[handle]?.buffer.numbers
}

/// How the scene last written goes on to rest, or to where other items are drawn: in the arguments when it ends, when the scene
/// must be asked for nevertheless, and for each keyframe its time and the offset. Returns how many keyframes there are; 0 when
/// every frame has to be asked for, when nothing moves, or when there is no room for them.
@_expose(wasm)
@c public func vitrine_course(_ handle: UInt32) -> Int32 {
  guard let session = handles[handle], let motion = session.compositorMotion() else { return 0 }
  return unsafe session.write(motion, to: arguments)
}

/// Writes the scene to come at a time, if nothing happens until then. Returns the number of placements, or -1 without such a model.
@_expose(wasm)
@c public func vitrine_preview(_ handle: UInt32, _ time: Double) -> Int32 {
  guard let session = handles[handle] else { return -1 }
  return Int32(session.preview(at: time))
}

/// Takes the oldest signal, its numbers in the arguments; returns -1 without one.
@_expose(wasm)
@c public func vitrine_signal(_ handle: UInt32) -> Int32 {
  guard let signal = handles[handle]?.nextSignal() else { return -1 }
  return unsafe signal.write(to: arguments)
}
#endif
