import {CONTROL} from "../a11y/button-role.js";
import {EVENT_FOCUS, EVENT_POINTER, EVENT_STEP, EVENT_WHEEL, POINTER_MOVE} from "../abi.js";
import {elementsOn, hasMenu} from "../dom/events.js";
import {suppressesClick} from "../engine/response.js";

import {DragReport} from "./drag-report.js";
import {hasRoom, interactiveOn, keepsPointer, usesKey} from "./event-owner.js";
import {sendKey} from "./keys.js";
import {passClick} from "./passed-click.js";
import {listenToPinches} from "./pinch-input.js";
import {pointerNumbers, pointerOf, samples} from "./pointer-sample.js";
import {wheelNumbers} from "./wheel.js";

/** Presses, drags, pinches, wheels and keys on an open photograph, on their way to the engine. */
export class ViewerInput {
  #viewer;
  #drag;
  #suppressesClick = false;
  /** Whether the last press was on the photograph. A button that it shows gets the click, but was not meant. */
  #isOnPhoto = false;
  /** Whether the last input was a key. */
  lastInputIsKey = false;

  /** @param {import('../driver/viewer/viewer-driver.js').ViewerDriver} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    this.#drag = new DragReport(viewer, () => ({index: viewer.decisions.shownIndex, isOpen: true}));
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const viewer = this.#viewer;
    const dialog = this.#dialog;
    const {previous, next} = viewer.contents.renderer.controls;
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"])
      dialog.addEventListener(type, (event) => this.#onPointer(/** @type {PointerEvent} */ (event)), {signal});
    dialog.addEventListener("click", (event) => this.#onClick(event), {signal, capture: true});
    dialog.addEventListener("keydown", (event) => this.#onKey(event), {signal});
    // A browser that takes a throw for a scroll uses the next tap to stop that.
    dialog.addEventListener("touchmove", (event) => {
      if (!this.#scrollerOn(event)) event.preventDefault();
    }, {signal, passive: false});
    previous.addEventListener("click", () => viewer.send(EVENT_STEP, [-1]), {signal});
    next.addEventListener("click", () => viewer.send(EVENT_STEP, [1]), {signal});
    listenToPinches(viewer, dialog, (event) => viewer.viewerWindow.locate(event), signal);
    dialog.addEventListener("wheel", (event) => {
      const scroller = this.#scrollerOn(event);
      if (scroller && hasRoom(scroller, event)) return;
      // The page behind does not scroll while a photograph covers it.
      event.preventDefault();
      if (!scroller && !event.ctrlKey) viewer.send(EVENT_WHEEL, wheelNumbers(event, dialog, true));
    }, {signal, passive: false});
    signal.addEventListener("abort", () => this.endDrag());
  }

  /** Ends the drag. Fingers that are still down do nothing. */
  endDrag() {
    this.#drag.end();
  }

  /** @param {PointerEvent} event */
  #onPointer(event) {
    const viewer = this.#viewer;
    this.lastInputIsKey = false;
    const isPress = event.type === "pointerdown";
    if (isPress) this.#isOnPhoto = !this.#isForControl(event);
    const pointer = pointerOf(event);
    // A press on a button or on the page's toolbar moves nothing, and keeps the controls in sight.
    if (this.#isOn(event, ".controls"))
      viewer.send(EVENT_POINTER, pointerNumbers({...pointer, phase: POINTER_MOVE}, viewer.viewerWindow.locate(event)));
    // The page seems to be there already. So a press beside the photograph is for the page.
    if (isPress && !this.#isOn(event, "[part~=photo]") && viewer.land()) {
      if (event.pointerType === "mouse" && event.button === 0) passClick(event);
      return;
    }
    // While one button of a mouse is pressed, others come and go as moves, and the last one that is lifted ends the press.
    if (this.#isForControl(event) || isPress && event.pointerType === "mouse" && event.button > 0) return;
    if (isPress && (hasMenu(event) || keepsPointer(event, this.#dialog))) return;
    if (isPress) this.#dialog.setPointerCapture(event.pointerId);
    for (const sample of samples(event)) {
      const numbers = pointerNumbers(pointer, viewer.viewerWindow.locate(sample));
      const response = viewer.post(EVENT_POINTER, numbers, sample.timeStamp / 1000);
      this.#suppressesClick = suppressesClick(response);
    }
    // The viewer takes every press. The click is suppressed from the moment at which it becomes a drag or a pinch.
    this.#drag.follow(pointer, this.#suppressesClick);
    // A finger moves right before a frame, so its event needs no frame of its own. The events of several fingers share a frame.
    if (this.#suppressesClick && this.#drag.pointers.size === 1) viewer.drawNow(event.timeStamp / 1000);
    else viewer.refresh();
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    const isForControl = this.#isForControl(event);
    if (event.detail > 0 && (isForControl ? this.#isOnPhoto : this.#suppressesClick)) {
      event.stopPropagation();
      if (isForControl) event.preventDefault();
    }
    this.#suppressesClick = this.#isOnPhoto = false;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    event.stopPropagation();
    this.lastInputIsKey = true;
    if (event.defaultPrevented) return;
    const fields = interactiveOn(event, this.#dialog);
    // Any key may move focus to a control, so the controls show.
    if (!fields.length) this.#viewer.send(EVENT_FOCUS, [0]);
    const isUsed = fields.length ? fields.some((field) => usesKey(field, event)) : sendKey(event, this.#viewer);
    if (!isUsed && this.#scrolls(event)) event.preventDefault();
  }

  /**
   * Returns whether an event is on a button, on the page's own toolbar or details, or on something in a page that uses it.
   * @param {Event} event
   */
  #isForControl(event) {
    return this.#isOn(event, `a, ${CONTROL}, [part=toolbar], [part=details]`) ||
      interactiveOn(event, this.#dialog).length > 0;
  }

  /**
   * Returns the scrollable element in a page that contains the target of an event; undefined if there is none.
   * @param {Event} event
   */
  #scrollerOn(event) {
    return interactiveOn(event, this.#dialog).find((element) => element.scrollHeight > element.clientHeight);
  }

  /**
   * Returns whether a key that nothing else handles makes a browser scroll the page.
   * @param {KeyboardEvent} event
   */
  #scrolls(event) {
    const {key, altKey} = event;
    return key === " " ? !this.#isOn(event, "button, summary") : !altKey && /^(Arrow[UD]|Home|End|Page)/.test(key);
  }

  /**
   * @param {Event} event
   * @param {string} selector
   */
  #isOn(event, selector) {
    return elementsOn(event.composedPath(), this.#dialog).some((element) => element.matches(selector));
  }

  get #dialog() {
    return this.#viewer.contents.renderer.dialog;
  }
}
