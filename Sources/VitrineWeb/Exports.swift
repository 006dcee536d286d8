#if arch(wasm32)
import Vitrine

nonisolated(unsafe) private var table = Handles()
nonisolated(unsafe) private var arguments = Arguments()

/// WebAssembly has one thread here, so these variables are safe. Only this accessor and `arguments` use them.
private var handles: Handles {
  get { unsafe table }
  _modify { yield unsafe &table }
}

/// Creates an exhibit of a kind of ``ExhibitNumber``. Returns its handle; 0 for no such exhibit.
///
/// The engine of a single element has no exhibits of other elements.
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
  case .rearrangement where BuildFeature.rearrangement: handles.insert(RearrangementSession())
  default: 0
  }
}

/// Removes an exhibit. Returns false without one.
@_expose(wasm)
@c public func vitrine_drop(_ handle: UInt32) -> Bool { handles.remove(handle) }

/// Returns the buffer for the numbers of events and signals, with room for `count` of them.
@_expose(wasm)
@c public func vitrine_arguments(_ count: Int32) -> UnsafeMutablePointer<Double> {
  unsafe arguments.reserve(Int(count))
  return unsafe arguments.numbers
}

/// Sends an event to an exhibit, with its numbers in the arguments. Returns the claim (0 pending, 1 mine, 2 yours), plus 4 if
/// the page must suppress the click that follows; -1 without such an exhibit or event.
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

/// Writes the source of an item at a time into the arguments, as the numbers of an event for a viewer. An item without a source
/// has no width.
@_expose(wasm)
@c public func vitrine_source(_ handle: UInt32, _ item: Int32, _ time: Double) {
  guard BuildFeature.viewer else { return }
  let source = handles[handle]?.source(of: Int(item), at: time)
  unsafe (source ?? Source(frame: .zero)).write(to: arguments)
}

/// Returns a buffer with the scene at `time`; nil without such an exhibit. It stays until the next scene of the exhibit.
@_expose(wasm)
@c public func vitrine_scene(_ handle: UInt32, _ time: Double) -> UnsafeMutablePointer<Double>? {
  unsafe handles[handle]?.scene(at: time)
}

/// Writes the compositor motion of the last scene into the arguments: its end, its wake-up time, and for each keyframe its time
/// and its offset. Returns the number of keyframes; 0 if the page must draw every frame, if nothing moves, or if there is not
/// enough room.
@_expose(wasm)
@c public func vitrine_motion(_ handle: UInt32) -> Int32 {
  guard let session = handles[handle], let motion = session.compositorMotion() else { return 0 }
  return unsafe session.write(motion, to: arguments)
}

/// Returns a buffer with the scene of a viewer at a later time, if nothing happens until then. It stays until the next
/// preview. The present scene has its own buffer.
@_expose(wasm)
@c public func vitrine_preview(_ handle: UInt32, _ time: Double) -> UnsafeMutablePointer<Double>? {
  guard BuildFeature.viewer else { return nil }
  return unsafe handles[handle]?.preview(at: time)
}

/// Returns the answer to a question of ``QuestionNumber`` at a time; -1 without such an exhibit or question. Nothing changes.
@_expose(wasm)
@c public func vitrine_answer(_ handle: UInt32, _ question: Int32, _ time: Double) -> Double {
  handles[handle]?.answer(QuestionNumber(rawValue: question), at: time) ?? -1
}

/// Performs an action of ``RearrangementNumber`` on a rearrangement at a time, with its numbers in the arguments. Returns its answer; -1
/// without such exhibits or such an action.
///
/// The first two arguments of a start or a reversal are the handles of both exhibits.
@_expose(wasm)
@c public func vitrine_rearrange(_ handle: UInt32, _ action: Int32, _ time: Double) -> Int32 {
  guard BuildFeature.rearrangement, let session = handles[handle]?.asRearrangement else {
    return -1
  }
  let arguments = unsafe arguments
  let ends = (handles[arguments.handle(0)], handles[arguments.handle(1)])
  switch RearrangementNumber(rawValue: action) {
  case .start:
    guard let source = ends.0, let destination = ends.1 else { return -1 }
    return session.start(from: source, to: destination, arguments, at: time)
  case .reverse:
    guard let present = ends.0, let destination = ends.1 else { return -1 }
    return session.reverse(over: present, to: destination, arguments, at: time)
  case .scrub: session.scrub(to: arguments[0], at: time)
  case .endScrub: return session.endScrub(velocity: arguments[0], at: time)
  case .disconnect: session.disconnect()
  case .setFrames: session.setFrames(arguments, at: time)
  case .motion: return session.writeMotion(to: arguments)
  default: return -1
  }
  return 0
}

/// Takes the oldest signal, with its numbers in the arguments. Returns -1 without one.
@_expose(wasm)
@c public func vitrine_signal(_ handle: UInt32) -> Int32 {
  guard let signal = handles[handle]?.nextSignal() else { return -1 }
  return unsafe signal.write(to: arguments)
}
#endif
