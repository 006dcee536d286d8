import {copyOf, copyStates, FIELDS, parts} from "./item-copy.js";

/** @typedef {import('./item-view.js').ItemView} ItemView */

/** The slot of copies. */
export const COPIES = "copies";

/**
 * The second pictures of items that a loop shows twice at once, when it has too few to fill the view.
 *
 * They are decoration: nobody can focus or hear them, and a click on one is a click on the item. They are children of the
 * element in a slot of their own, so the page's styles apply to them.
 */
export class Copies {
  #items;
  #viewport;
  #redraw;
  /** @type {Map<string, ItemView>} */
  #views = new Map();
  /** @type {WeakMap<ItemView, MutationObserver>} the observer of each copy's original */
  #edits = new WeakMap();
  #frame = 0;

  /**
   * @param {import('../items/item-elements.js').ItemElements} items
   * @param {HTMLElement} viewport the part that shows the items
   * @param {() => void} redraw clears the copies and draws them again
   */
  constructor(items, viewport, redraw) {
    this.#items = items;
    this.#viewport = viewport;
    this.#redraw = redraw;
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const {host} = this.#items;
    host.addEventListener("click", (event) => this.#onClick(event), {signal, capture: true});
    for (const type of ["input", "change"]) host.addEventListener(type, () => this.#copyStates(), {signal});
    // A form is reset after this event, so the next frame copies the states.
    host.getRootNode().addEventListener("reset", this.#redraw, {signal});
  }

  /**
   * Returns the path of an event on the strip. For an event on a copy, that is the path from the same part of the original.
   * @param {MouseEvent} event
   */
  pathOf(event) {
    const path = event.composedPath();
    const isBeneath = event.target === this.#items.host && path.includes(this.#viewport);
    let part = isBeneath ? this.#originalAt(event.clientX, event.clientY) : null;
    if (!part) return path;
    const original = [];
    for (; part; part = part.parentElement) original.push(part);
    return original;
  }

  /** Removes all copies, because items changed. They are made again. */
  clear() {
    for (const [key, view] of this.#views) this.#remove(key, view);
  }

  /** Removes copies that a page has made of these, with the element or with a part of its text. */
  removeOthers() {
    const own = [...this.#views.values()].map(({element}) => element);
    for (const copy of this.#items.host.querySelectorAll(`:scope > [slot=${COPIES}]`))
      if (!own.includes(/** @type {HTMLElement} */ (copy))) copy.remove();
  }

  /** Begins a frame. */
  begin() {
    this.#frame++;
  }

  /** @param {import('../engine/placement.js').Placement} placement */
  place(placement) {
    const key = `${placement.item} ${placement.lap}`;
    const view = this.#views.get(key) ?? this.#make(key, placement.item);
    if (!view) return;
    view.frame = this.#frame;
    view.place(placement);
  }

  /** Ends a frame, and removes the copies that it did not place. */
  end() {
    for (const [key, view] of this.#views)
      if (view.frame !== this.#frame) this.#remove(key, view);
  }

  /**
   * @param {string} key
   * @param {ItemView} view
   */
  #remove(key, view) {
    this.#edits.get(view)?.disconnect();
    view.element.remove();
    this.#views.delete(key);
  }

  /**
   * @param {string} key
   * @param {number} item
   */
  #make(key, item) {
    const original = this.#items.element(item);
    if (!original) return undefined;
    const view = this.#items.makeView(copyOf(original));
    view.index = item;
    view.element.slot = COPIES;
    view.release();
    this.#views.set(key, view);
    this.#items.host.append(view.element);
    copyStates(original, view.element);
    const edits = new MutationObserver((records) => this.#onEdits(records));
    this.#edits.set(view, edits);
    edits.observe(original, {subtree: true, attributes: true, childList: true, characterData: true});
    return view;
  }

  /**
   * Copies what the page has changed in an item. Of the attributes of the item itself, only its class is the page's alone.
   * @param {MutationRecord[]} records
   */
  #onEdits(records) {
    const {host} = this.#items;
    const isWritten = (/** @type {MutationRecord} */ {attributeName, target}) =>
      attributeName && attributeName !== "class" && target.parentNode === host;
    if (!records.every(isWritten)) this.#redraw();
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    const [target] = this.pathOf(event);
    if (target === event.composedPath()[0]) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A press brings focus to a field before the click, and there was no press on the item's own.
    if (target instanceof HTMLElement && (target.matches(FIELDS) || target.shadowRoot?.delegatesFocus)) target.focus();
    target.dispatchEvent(new MouseEvent("click", event));
  }

  /** Shows fields as they are in the items. */
  #copyStates() {
    for (const {element, index} of this.#views.values()) {
      const original = this.#items.element(index);
      if (original) copyStates(original, element);
    }
  }

  /**
   * Returns the part of an item whose copy is seen at a point of the window.
   *
   * @param {number} x
   * @param {number} y
   */
  #originalAt(x, y) {
    const node = this.#copyAt(x, y);
    const copy = [...this.#views.values()].find(({element}) => element.contains(node));
    const original = copy && this.#items.element(copy.index);
    return node && original && (parts(original)[parts(copy.element).indexOf(node)] ?? original);
  }

  /**
   * An inert element cannot be hit, so copies are not inert for this one question.
   *
   * @param {number} x
   * @param {number} y
   */
  #copyAt(x, y) {
    const views = [...this.#views.values()];
    if (views.length === 0) return null;
    for (const {element} of views) element.inert = false;
    const root = /** @type {Document | ShadowRoot} */ (this.#items.host.getRootNode());
    const node = root.elementFromPoint(x, y);
    for (const {element} of views) element.inert = true;
    return node;
  }
}
