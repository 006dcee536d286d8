// @ts-check
/** A panel at an edge of the screen that opens and closes. A finger catches it at any time, and throws it out. */

/** The velocity of a throw, in pixels per millisecond. */
const throwVelocity = 0.3;

/** The styles put a panel below the photograph on a narrow screen, and beside it on others. */
const narrow = "(max-width: 40rem) and (orientation: portrait)";

/**
 * Closes a panel that is dragged out. A drag of the mouse, and one on a panel below that scrolls, begins on its header.
 * @param {HTMLElement} panel
 * @param {(isOpen: boolean) => void} release called at the end of a drag
 */
export function dragOut(panel, release) {
  /** @type {{ pointer: number, start: number, from: number, last: number, time: number, velocity: number } | null} */
  let drag = null;
  const isBelow = () => matchMedia(narrow).matches;
  /** The distance from the edge of the screen at a point; it grows while the panel leaves. */
  const along = (/** @type {PointerEvent} */ {clientX, clientY}) => {
    if (isBelow()) return clientY;
    return panel.matches(":dir(rtl)") ? -clientX : clientX;
  };
  const move = (/** @type {number} */ distance) => {
    const across = panel.matches(":dir(rtl)") ? -distance : distance;
    panel.style.translate = isBelow() ? `0 ${distance}px` : `${across}px`;
  };
  /** How far the panel is outside the window. */
  const distanceOut = (/** @type {DOMRect} */ {left, right, bottom}) => {
    if (isBelow()) return bottom - innerHeight;
    return panel.matches(":dir(rtl)") ? -left : right - innerWidth;
  };
  panel.addEventListener("pointerdown", (event) => {
    const {target, pointerType, button} = event;
    const isOnHeader = target instanceof Element && target.closest("header") && !target.closest("button");
    const isOnButton = target instanceof Element && target.closest("a, button");
    if (drag || button > 0 || isOnButton || !isOnHeader && (isBelow() || pointerType === "mouse")) return;
    // The panel may be on its way.
    const from = Math.max(0, distanceOut(panel.getBoundingClientRect()));
    drag =
      {pointer: event.pointerId, start: along(event), from, last: along(event), time: event.timeStamp, velocity: 0};
    panel.dataset.dragged = "";
    move(from);
    if (isOnHeader) panel.setPointerCapture(event.pointerId);
  });
  panel.addEventListener("pointermove", (event) => {
    if (drag?.pointer !== event.pointerId) return;
    const now = along(event);
    const time = event.timeStamp - drag.time;
    if (time > 0) drag.velocity = (now - drag.last) / time;
    Object.assign(drag, {last: now, time: event.timeStamp});
    move(Math.max(0, drag.from + now - drag.start));
  });
  const end = (/** @type {PointerEvent} */ {pointerId, type}) => {
    if (drag?.pointer !== pointerId) return;
    const distance = drag.from + drag.last - drag.start;
    const {velocity} = drag;
    const isFar = distance > (isBelow() ? panel.offsetHeight : panel.offsetWidth) / 2;
    drag = null;
    delete panel.dataset.dragged;
    const leaves = type === "pointerup" && (Math.abs(velocity) > throwVelocity ? velocity > 0 : isFar);
    // The transition begins where the finger was.
    panel.getBoundingClientRect();
    panel.style.translate = "";
    release(!leaves);
  };
  for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) panel.addEventListener(type, end);
}
