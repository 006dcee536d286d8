/**
 * Returns how long the element of an item is along a strip, in pixels, with what lies around it.
 *
 * @param {HTMLElement} element
 * @param {boolean} isVertical
 */
export function lengthOf(element, isVertical) {
  const side = isVertical ? "Height" : "Width";
  const ends = isVertical ? ["Top", "Bottom"] : ["Left", "Right"];
  // Unlike the rectangle on the screen, this is in the page's pixels, whatever scales or rotates the element.
  const style = /** @type {Record<string, any>} */ (getComputedStyle(element));
  const both = (/** @type {(end: string) => number} */ edge) => ends.reduce((sum, end) => sum + (edge(end) || 0), 0);
  const own = parseFloat(style[side.toLowerCase()]) || 0;
  const whole = style.boxSizing === "border-box" ? own : own + both((end) => insetOf(style, end));
  // Only the offset, which is rounded, contains a scroll bar in every browser.
  const bar = Math.trunc(element[`offset${side}`] - whole) || 0;
  return whole + both((end) => parseFloat(style[`margin${end}`])) + bar;
}

/**
 * Returns the width of an element's padding and border together, in pixels.
 *
 * @param {Record<string, any>} style computed style of the element
 * @param {string} side such as "Top"
 */
export function insetOf(style, side) {
  return parseFloat(style[`padding${side}`]) + parseFloat(style[`border${side}Width`]);
}
