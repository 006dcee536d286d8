import {controlAt} from "./act.js";
import {Claim} from "./exhibit.js";
import {drawNow} from "./frames.js";
import {CANCEL, samples} from "./pointer.js";
import {wheelTurn} from "./wheel.js";

/** What has its own use for a press, an arrow key or a wheel. */
const THEIRS =
  "input, select, textarea, option, audio[controls], video[controls], [contenteditable]:not([contenteditable=\"false\"]), [data-no-drag]";

/** @type {WeakSet<EventTarget>} what has a hand */
const strips = new WeakSet();

/** @type {WeakSet<Event>} samples of a drag that a strip has taken; of strips in each other, the inner one is asked first */
const claimed = new WeakSet();

/** @typedef {import('./strip.js').VitrineStrip} Strip */

/** Pointers, wheel and keys on a strip, on their way to the engine. */
export class Hand {
  #strip;
  #viewport;
  /** @type {Set<number>} */
  #pointers = new Set();
  /** @type {Set<number>} those that have dragged the strip since the press began, or in the last press */
  #drags = new Set();
  /** @type {AbortController | null} */
  #press = null;
  #corner = new DOMRect();
  #swallowsClick = false;

  /**
   * @param {Strip} strip
   * @param {HTMLElement} viewport the part of it that shows the items
   */
  constructor(strip, viewport) {
    this.#strip = strip;
    this.#viewport = viewport;
    strips.add(strip);
  }

  /** Whether a pointer is down on it. */
  get isPressed() {
    return this.#press !== null;
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const strip = this.#strip;
    strip.addEventListener("pointerdown", (event) => this.#pressed(event), {signal});
    strip.addEventListener("click", (event) => this.#clicked(event), {signal, capture: true});
    strip.addEventListener("dragstart", (event) => this.#dragged(event), {signal});
    strip.addEventListener("wheel", (event) => this.#turned(event), {signal, passive: false});
    strip.addEventListener("keydown", (event) => this.#keyed(event), {signal});
    signal.addEventListener("abort", () => this.#press?.abort());
  }

  /** @param {PointerEvent} event */
  #pressed(event) {
    this.#swallowsClick = false;
    if (event.button > 0 || this.#isTheirs(event)) return;
    if (!this.isPressed) this.#begin();
    this.#pointers.add(event.pointerId);
    this.#viewport.dataset.pointer = event.pointerType;
    this.#felt(event);
  }

  /**
   * Whether there is another strip around this one that runs the same way and takes over at its ends.
   * @param {Event} event
   */
  #isInner(event) {
    const path = event.composedPath();
    const around = path.slice(path.indexOf(this.#strip) + 1).filter((target) => strips.has(target));
    return around.some((strip) => /** @type {Strip} */ (strip).axis === this.#strip.axis);
  }

  /** A pointer may leave the strip before it is a drag, so it is followed anywhere. */
  #begin() {
    this.#press = new AbortController();
    this.#drags.clear();
    this.#corner = this.#viewport.getBoundingClientRect();
    const {signal} = this.#press;
    for (const type of ["pointermove", "pointerup", "pointercancel"])
      addEventListener(type, (event) => this.#felt(/** @type {PointerEvent} */ (event)), {signal});
  }

  /** @param {PointerEvent} event */
  #felt(event) {
    const {exhibit, shown} = this.#strip;
    if (!exhibit || !this.#pointers.has(event.pointerId)) return;
    const yieldsAtEnds = event.type === "pointerdown" && this.#isInner(event);
    const {x, y} = this.#corner;
    const isOthers = claimed.has(event);
    const isOnControl = event.type === "pointerdown" && this.#isOnControl(event);
    for (const sample of samples(event)) {
      if (isOthers) sample.phase = CANCEL;
      sample.x -= x;
      sample.y -= y;
      sample.yieldsAtEnds = yieldsAtEnds;
      sample.isOnControl = isOnControl;
      const {claim, suppressesClick} = exhibit.feel(sample, shown);
      this.#swallowsClick = suppressesClick;
      if (claim === Claim.mine && event.type === "pointermove") this.#hold(event);
    }
    if (isOthers || event.type === "pointerup" || event.type === "pointercancel") this.#lift(event.pointerId);
    const isDragging = this.#drags.has(event.pointerId) && this.#pointers.has(event.pointerId);
    if (isDragging) drawNow(this.#strip, event.timeStamp / 1000);
    else this.#strip.refresh();
  }

  /**
   * It is a drag of this strip, and of none around it.
   * @param {PointerEvent} event
   */
  #hold(event) {
    claimed.add(event);
    if (this.#drags.has(event.pointerId)) return;
    this.#drags.add(event.pointerId);
    this.#viewport.setPointerCapture(event.pointerId);
    this.#viewport.part.add("held");
  }

  /** @param {number} pointer */
  #lift(pointer) {
    this.#pointers.delete(pointer);
    if (this.#pointers.size) return;
    this.#press?.abort();
    this.#press = null;
    this.#viewport.part.remove("held");
  }

  /**
   * Whether a press is on a link or button, of an item or of the strip's own, which acts at a tap.
   * @param {PointerEvent} event
   */
  #isOnControl(event) {
    const control = controlAt(this.#strip.meant(event), this.#strip);
    return !!this.#buttonAt(event) || control !== null && this.#strip.actsByItself(control);
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    // A click by a key has no detail, and no drag before it. A button over the items acts unless its press was a drag.
    const isOnItems = event.composedPath().includes(this.#viewport) || this.#drags.size && this.#buttonAt(event);
    if (this.#swallowsClick && event.detail > 0 && isOnItems) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    this.#swallowsClick = false;
  }

  /**
   * Pictures and links are not dragged out of the page, unless it says so.
   * @param {DragEvent} event
   */
  #dragged(event) {
    if (event.target instanceof Element && !event.target.closest("[draggable=true]")) event.preventDefault();
  }

  /** @param {WheelEvent} event */
  #turned(event) {
    const {strip, now} = this.#strip;
    if (!strip || event.defaultPrevented || event.ctrlKey || this.#isTheirs(event)) return;
    const turn = wheelTurn(event, this.#viewport, this.#strip.matches(":focus-within"));
    if (strip.turn(turn, now) || this.#contains(event)) this.#took(event);
  }

  /**
   * Whether a wheel that leads beyond an end of a row ends there, instead of leaving the page by its history.
   * @param {WheelEvent} event
   */
  #contains(event) {
    const isAlong = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    return this.#strip.axis === "horizontal" && isAlong && !this.#isInner(event);
  }

  /** @param {KeyboardEvent} event */
  #keyed(event) {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || this.#isTheirs(event)) return;
    // A page may dispatch a key to the strip itself; a key on one of the strip's own buttons is not the strip's.
    if (this.#buttonAt(event)) return;
    if (this.#strip.exhibit?.press(event.key, this.#strip.now)) this.#took(event);
  }

  /** @param {Event} event */
  #took(event) {
    event.preventDefault();
    this.#strip.refresh();
  }

  /** @param {Event} event */
  #isTheirs(event) {
    const {target} = event;
    const theirs = target instanceof Element ? target.closest(THEIRS) : null;
    return theirs !== null && theirs !== this.#strip && this.#strip.contains(theirs) || this.#isKeptByButton(event);
  }

  /**
   * Whether one of the strip's own buttons keeps a press: each does, except for a finger on one with `data-drag`.
   * @param {Event} event
   */
  #isKeptByButton(event) {
    const button = event instanceof PointerEvent && this.#buttonAt(event);
    return button && !(event.pointerType === "touch" && "drag" in button.dataset);
  }

  /**
   * The strip's own button that an event is on; false where there is none.
   * @param {Event} event
   */
  #buttonAt(event) {
    const [inner] = event.composedPath();
    return event.target === this.#strip && inner instanceof HTMLButtonElement && inner;
  }
}
