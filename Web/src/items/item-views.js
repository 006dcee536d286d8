/** @typedef {import('../render/item-view.js').ItemView} ItemView */

/** Which element belongs to which item. */
export class ItemViews {
  #host;
  /** @type {Map<number, ItemView>} the views, by the indices of their items */
  #views = new Map();

  /** @param {HTMLElement} host the parent of the elements */
  constructor(host) {
    this.#host = host;
  }

  /** The views, in the order of their items. */
  get views() {
    return [...this.#views.values()].sort((a, b) => a.index - b.index);
  }

  /** @param {number} index */
  view(index) {
    return this.#views.get(index);
  }

  /**
   * Returns the element of an item, if it has one now.
   * @param {number} index
   */
  element(index) {
    return this.#views.get(index)?.element;
  }

  /**
   * Returns the view of the item whose element contains a node.
   * @param {EventTarget | null} node
   */
  viewAt(node) {
    let child = node instanceof Node ? node : null;
    while (child && child.parentNode !== this.#host) child = child.parentNode;
    return [...this.#views.values()].find(({element}) => element === child);
  }

  /**
   * Returns the index of the item whose element contains a node, or -1.
   * @param {EventTarget | null} node
   */
  indexOf(node) {
    return this.viewAt(node)?.index ?? -1;
  }

  /**
   * Notes that a view belongs to an item.
   *
   * @param {ItemView} view
   * @param {number} index
   */
  attach(view, index) {
    view.index = index;
    this.#views.set(index, view);
  }

  /**
   * Forgets that a view belongs to its item.
   * @param {ItemView} view
   */
  detach(view) {
    if (this.#views.get(view.index) === view) this.#views.delete(view.index);
  }

  /** Forgets all views. */
  detachAll() {
    this.#views.clear();
  }
}
