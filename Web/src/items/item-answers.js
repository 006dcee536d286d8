import {warn} from "../engine/options.js";

/**
 * Returns what a function of the data says about an item; undefined without the function. If it throws, the page's author is warned,
 * and the item is as long as the element is wide, or square.
 *
 * @param {import('./item-elements.js').ItemElements} itemElements
 * @param {"extent" | "ratio"} name
 * @param {number} index
 */
export function ask({host, items}, name, index) {
  try {
    return items?.[name]?.(index);
  } catch (error) {
    warn(host, `items.${name}`, `${error} (item ${index}); a default is used`);
    return name === "ratio" ? 1 : host.clientWidth;
  }
}
