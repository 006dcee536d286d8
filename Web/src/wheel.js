/** The height of a line, which some wheels count in, in pixels: what browsers scroll by one. */
const LINE = 16;

/**
 * A turn of the wheel for the engine, in pixels.
 *
 * @param {WheelEvent} event
 * @param {HTMLElement} viewport of which some wheels turn whole pages
 * @param {boolean} isFocused whether keyboard focus is in the exhibit
 */
export function wheelTurn(event, viewport, isFocused) {
  const unit = [1, LINE, viewport.clientWidth][event.deltaMode] ?? 1;
  return {x: event.deltaX * unit, y: event.deltaY * unit, isSideways: event.shiftKey, isFocused};
}
