import {controlOn} from "../a11y/button-role.js";
import {EVENT_POINTER, POINTER_CANCEL, POINTER_DOWN, POINTER_MOVE} from "../abi.js";
import {elementsOn} from "../dom/events.js";
import {isClaimed, suppressesClick} from "../engine/response.js";

import {DragReport} from "./drag-report.js";
import {isForContent, isNested, keepsPointer, ownButton} from "./event-owner.js";
import {pointerNumbers, pointerOf, samples} from "./pointer-sample.js";
import {claimed} from "./registry.js";

/** Presses and drags on a strip, on their way to the engine. */
export class PointerInput {
  #strip;
  /** @type {Set<number>} the pointers that have dragged the strip in the present or the last press */
  #drags = new Set();
  /** @type {AbortController | null} */
  #press = null;
  /** @type {Event[]} the events by which the present press began */
  #presses = [];
  /** @type {(point: { clientX: number, clientY: number }) => { x: number, y: number }} */
  #locate = ({clientX: x, clientY: y}) => ({x, y});
  #suppressesClick = false;
  #report;

  /** Whether the press began at an end of the strip, where a browser would scroll the page by it. */
  #keepsTouches = false;

  /** @param {Event} event */
  #onTouch = (event) => {
    if (this.isPressed && this.#keepsTouches && this.#drags.size && event.cancelable) event.preventDefault();
  };

  /** @param {import('../driver/strip/strip-driver.js').StripDriver} strip */
  constructor(strip) {
    this.#strip = strip;
    this.#report = new DragReport(strip, () => ({index: strip.selection.index}));
  }

  /** Whether a pointer is down on the strip. */
  get isPressed() {
    return this.#press !== null;
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const {element} = this.#strip;
    element.addEventListener("pointerdown", (event) => this.#onPress(event), {signal});
    element.addEventListener("click", (event) => this.#onClick(event), {signal, capture: true});
    element.addEventListener("dragstart", preventNativeDrag, {signal});
    this.followAxis();
    signal.addEventListener("abort", () => {
      this.#end();
      element.removeEventListener("touchmove", this.#onTouch);
    });
  }

  /** Follows the axis of the strip: at an end of a column, the browser scrolls the page by a touch that does not drag the column. */
  followAxis() {
    const {element, isVertical} = this.#strip;
    element[isVertical ? "addEventListener" : "removeEventListener"]("touchmove", this.#onTouch, {passive: false});
  }

  /** @param {PointerEvent} event */
  #onPress(event) {
    const {element, viewport} = this.#strip;
    this.#suppressesClick = false;
    if (event.button > 0 || isForContent(event, element) || keepsPointer(event, element)) return;
    if (!this.isPressed) this.#begin(event);
    viewport.dataset.pointer = event.pointerType;
    this.#onPointer(event);
  }

  /**
   * Follows pointers anywhere in the page, since one may leave the strip before it drags.
   * @param {PointerEvent} press
   */
  #begin(press) {
    this.#press = new AbortController();
    this.#presses = [press];
    this.#drags.clear();
    this.#keepsTouches = this.#strip.internals.states.has("end");
    this.#locate = this.#strip.space.measure().locate;
    const {signal} = this.#press;
    for (const type of ["pointermove", "pointerup", "pointercancel"])
      addEventListener(type, (event) => this.#onPointer(/** @type {PointerEvent} */ (event)), {signal});
    // The events of the same press that follow.
    for (const type of ["mousedown", "touchstart"])
      addEventListener(type, (event) => this.#presses.push(event), {signal, capture: true, once: true});
  }

  /** @param {PointerEvent} event */
  #onPointer(event) {
    const pointer = pointerOf(event);
    const {id} = pointer;
    const {pointers} = this.#report;
    const isPress = pointer.phase === POINTER_DOWN;
    if (!isPress && !pointers.has(id)) return;
    const {element} = this.#strip;
    const isMove = pointer.phase === POINTER_MOVE;
    const isTaken = claimed.has(event) || isMove && !this.#drags.has(id) && this.#isKept(event);
    if (isTaken) pointer.phase = POINTER_CANCEL;
    const yieldsAtEnds =
      isPress && (isNested(event, element) || this.#strip.isVertical && event.pointerType === "touch");
    const isControl = isPress && (!!ownButton(event, element) || this.#isOnControl(event));
    let drags = false;
    for (const sample of samples(event)) {
      const numbers = pointerNumbers(pointer, this.#locate(sample), yieldsAtEnds, isControl);
      const response = this.#strip.post(EVENT_POINTER, numbers, sample.timeStamp / 1000);
      this.#suppressesClick = suppressesClick(response);
      drags ||= isClaimed(response);
    }
    if (drags && isMove) this.#drag(event);
    this.#report.follow(pointer, this.#drags.has(id));
    if (!pointers.size) this.#end();
    if (this.#drags.has(id) && pointers.size === 1) this.#strip.drawNow(event.timeStamp / 1000);
    else this.#strip.refresh();
  }

  /**
   * The pointer drags this strip, and no strip that contains it.
   * @param {PointerEvent} event
   */
  #drag(event) {
    const {viewport} = this.#strip;
    claimed.add(event);
    if (this.#drags.has(event.pointerId)) return;
    this.#drags.add(event.pointerId);
    viewport.setPointerCapture(event.pointerId);
    viewport.part.add("held");
  }

  /**
   * Returns whether something in an item has taken a pointer. A framework may hear of a press after the strip.
   * @param {PointerEvent} move
   */
  #isKept(move) {
    return keepsPointer(move, this.#strip.element) || this.#presses.some(({defaultPrevented}) => defaultPrevented);
  }

  /**
   * Returns whether a press is on a link or button of an item that acts at a tap.
   * @param {PointerEvent} event
   */
  #isOnControl(event) {
    const {element, role, contents} = this.#strip;
    const control = controlOn(contents.renderer.copies.pathOf(event), element);
    return !!control && role.actsByItself(control);
  }

  #end() {
    this.#press?.abort();
    this.#press = null;
    this.#report.end();
    this.#strip.viewport.part.remove("held");
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    const {element, viewport} = this.#strip;
    // A click by a key has no detail, and no drag before it. A button over the items acts unless its press was a drag.
    const isOnItems = event.composedPath().includes(viewport) || this.#drags.size && ownButton(event, element);
    if (this.#suppressesClick && event.detail > 0 && isOnItems) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    this.#suppressesClick = false;
  }
}

/**
 * Keeps pictures and links from being dragged out of the page, unless the page allows it.
 * @param {DragEvent} event
 */
function preventNativeDrag(event) {
  const elements = elementsOn(event.composedPath(), document);
  // Selected text can be dragged.
  const isOnText = event.target instanceof Text;
  if (!isOnText && !elements.some((element) => element.matches("[draggable=true]"))) event.preventDefault();
}
