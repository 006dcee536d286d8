import {elementsOn} from "../dom/events.js";

import {axes} from "./registry.js";

/** Fields that have a use for the page keys, beside arrows and Space. */
const PAGED = "select, textarea, option, [type=range], [role=slider], [role=spinbutton]";
const FIELDS = "input, audio[controls], video[controls], [contenteditable]:not([contenteditable=\"false\"]), " + PAGED;
/** Fields that have no use for arrows. */
const PRESSED = "[type=checkbox], [type=button], [type=submit], [type=reset], [type=file], [type=color]";

/** Elements that have their own use for a press, an arrow key or a wheel. */
const INTERACTIVE = `${FIELDS}, [data-no-drag]`;

/**
 * Returns the elements in a host that have their own use for an event, the innermost first.
 *
 * @param {Event} event
 * @param {EventTarget} host
 */
export function interactiveOn(event, host) {
  return elementsOn(event.composedPath(), host).filter((element) => element.matches(INTERACTIVE));
}

/**
 * Returns whether an element can scroll farther in the direction of a wheel. If it cannot, a browser scrolls the element around it.
 *
 * @param {Element} box
 * @param {{ deltaX?: number, deltaY: number }} wheel
 */
export function hasRoom(box, {deltaX = 0, deltaY}) {
  const {scrollTop, scrollHeight, clientHeight, scrollLeft, scrollWidth, clientWidth} = box;
  if (Math.abs(deltaX) > Math.abs(deltaY)) {
    const isReversed = getComputedStyle(box).direction === "rtl";
    return isReversed === deltaX < 0 ? Math.abs(scrollLeft) + clientWidth < scrollWidth - 1 : scrollLeft !== 0;
  }
  return deltaY < 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1;
}

/**
 * Returns whether an interactive element has a use for a key at which browsers scroll.
 *
 * @param {Element} field
 * @param {KeyboardEvent} event
 */
export function usesKey(field, {key, shiftKey}) {
  if (hasRoom(field, {deltaY: /Up|Home/.test(key) || key === " " && shiftKey ? -1 : 1})) return true;
  return field.matches(/^P/.test(key) ? PAGED : FIELDS) && !field.matches(key === " " ? "[type=range]" : PRESSED);
}

/**
 * Returns whether another strip contains this one and runs the same way. It takes over at the ends of this one.
 *
 * @param {Event} event on the strip
 * @param {EventTarget} strip
 */
export function isNested(event, strip) {
  const path = event.composedPath();
  const axis = axes.get(strip)?.();
  return path.slice(path.indexOf(strip) + 1).some((target) => axes.get(target)?.() === axis);
}

/**
 * Returns whether an event belongs to something in a strip instead of to the strip.
 *
 * @param {Event} event
 * @param {HTMLElement} strip
 */
export function isForContent(event, strip) {
  return interactiveOn(event, strip).length > 0 || isForButton(event, strip);
}

/**
 * Returns whether something in an exhibit keeps a pointer: it captures a mouse, has `touch-action: none`, or cancels the event.
 *
 * @param {PointerEvent} event
 * @param {Element} host the exhibit
 */
export function keepsPointer(event, host) {
  // What a finger presses always captures it.
  const keeps = (/** @type {Element} */ element) => event.pointerType === "touch" ?
    getComputedStyle(element).touchAction === "none" :
    element.hasPointerCapture(event.pointerId);
  return event.defaultPrevented || elementsOn(event.composedPath(), host).some(keeps);
}

/**
 * Returns the strip's own button that an event is on; undefined if there is none.
 *
 * @param {Event} event
 * @param {HTMLElement} strip
 */
export function ownButton(event, strip) {
  const [inner] = event.composedPath();
  return event.target === strip && inner instanceof HTMLButtonElement ? inner : undefined;
}

/**
 * Whether one of the strip's own buttons keeps a press. A finger on a button with `data-drag` can drag the strip.
 *
 * @param {Event} event
 * @param {HTMLElement} strip
 */
function isForButton(event, strip) {
  const button = event instanceof PointerEvent ? ownButton(event, strip) : undefined;
  return button !== undefined &&
    !(/** @type {PointerEvent} */ (event).pointerType === "touch" && "drag" in button.dataset);
}
