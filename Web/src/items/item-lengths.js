/**
 * Returns how long the elements of items are along a strip, in pixels, with what lies around them.
 *
 * @param {import('../render/item-view.js').ItemView[]} views
 * @param {boolean} isVertical
 */
export function lengthsOf(views, isVertical) {
  const [side, ...ends] = isVertical ? /** @type {const} */ (["height", "Top", "Bottom"]) :
                                       /** @type {const} */ (["width", "Left", "Right"]);
  return views.map(({element}) => {
    // Unlike the rectangle on the screen, this is in the page's pixels, whatever scales or rotates the element.
    const style = getComputedStyle(element);
    const isWhole = style.boxSizing === "border-box";
    const edges = ends.flatMap(
      (end) => isWhole ? [style[`margin${end}`]] :
                         [style[`margin${end}`], style[`border${end}Width`], style[`padding${end}`]]);
    return [style[side], ...edges].reduce((sum, length) => sum + (parseFloat(length) || 0), 0);
  });
}
