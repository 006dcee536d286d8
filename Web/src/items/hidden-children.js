import {giveAttributes, isOwn, takeAttributes} from "../a11y/given-attributes.js";

/** The slot of the page's children while items are data. There is no such slot, so they do not show. */
const HIDDEN = "children";

/**
 * Hides children of the page that stand where data is shown.
 *
 * @param {HTMLElement} host
 * @param {Iterable<Node>} nodes
 * @param {WeakSet<Node>} made the elements that were made for data
 */
export function hideChildren(host, nodes, made) {
  for (const node of [...nodes]) {
    const isItem = node instanceof Element && node.parentNode === host && !node.slot;
    if (isItem && !made.has(node)) giveAttributes(node, {slot: HIDDEN});
  }
}

/**
 * Shows the children of the page again.
 * @param {HTMLElement} host
 */
export function showChildren(host) {
  for (const child of host.querySelectorAll(`:scope > [slot=${HIDDEN}]`))
    if (!isOwn(child, "slot")) takeAttributes(child);
}
