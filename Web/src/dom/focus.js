/**
 * Returns the focused element of the tree that an element is in, which may be a shadow tree; null if there is none.
 * @param {Node} node
 */
export function focusedIn(node) {
  return /** @type {Document | ShadowRoot} */ (node.getRootNode()).activeElement ?? null;
}
