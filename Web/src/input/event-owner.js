import {axes} from "./registry.js";

/** Elements that have their own use for a press, an arrow key or a wheel. */
const INTERACTIVE =
  "input, select, textarea, option, audio[controls], video[controls], [contenteditable]:not([contenteditable=\"false\"]), [data-no-drag]";

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
  const owner = interactiveAt(event.target);
  return owner !== null && owner !== strip && strip.contains(owner) || isForButton(event, strip);
}

/**
 * Returns the element that has its own use for an event on a target; null if there is none.
 * @param {EventTarget | null} target
 */
export function interactiveAt(target) {
  return target instanceof Element ? target.closest(INTERACTIVE) : null;
}

/**
 * Returns whether an event is on something in a page of the viewer that scrolls by itself.
 * @param {Event} event
 */
export function isOnScroller({target}) {
  const owner = interactiveAt(target);
  return owner !== null && owner.scrollHeight > owner.clientHeight;
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
