import {EVENT_SOURCE, EVENT_VIEWED} from "../abi.js";
import {changesBetween} from "../items/changes.js";

/** The item of an exhibit that is in its viewer: the exhibit follows it, and keeps its slot empty. */
export class ViewedItem {
  #link;
  /** Whether the element only follows the viewer, which reports its changes itself. */
  isFollowing = false;

  /** @param {import('./viewer-link.js').ViewerLink} link */
  constructor(link) {
    this.#link = link;
  }

  /** Its index; -1 for none. */
  get index() {
    return this.#link.ownViewer?.decisions.shownIndex ?? -1;
  }

  /** Sends which item it is to a model that is new. */
  sendState() {
    if (this.index < 0) return;
    this.#link.host.send(EVENT_VIEWED, [this.index]);
    this.measure();
  }

  /** Sends where in the item its picture is, as it is drawn now: once it is open, and when the element has another size. */
  measure(index = this.index) {
    const source = this.#link.pictures.source(index);
    if (source) this.#link.host.send(EVENT_SOURCE, source);
  }

  /**
   * Follows items that came, went or changed. It may be among them.
   * @param {import('../items/item-elements.js').Update} update
   */
  reload({changes, before, moved}) {
    const index = moved.get(this.index) ?? -1;
    // Of data, not all items are known. Another one may have taken its place.
    this.#renumber(index < 0 ? this.#changesTo(index, before) : changes);
  }

  /**
   * Follows it into another collection, which `replace` shows. If it is not there, the viewer closes.
   * @param {() => void} replace
   */
  replace(replace) {
    const {itemElements} = this.#link.host;
    const before = itemElements.count;
    const view = itemElements.view(this.index);
    const key = view?.key ?? view?.element.dataset.key ?? null;
    replace();
    this.#renumber(this.#changesTo(key === null ? -1 : itemElements.collection.indexOfKey(key), before));
  }

  /** @param {number} index of the item that the viewer shows from now on */
  follow(index) {
    this.isFollowing = true;
    try {
      this.show(index);
    } finally {
      this.isFollowing = false;
    }
  }

  /**
   * Follows the viewer to the item that it shows.
   * @param {number} index
   */
  show(index) {
    this.empty(index);
    this.#link.host.follow?.(index);
  }

  /**
   * Brings an item into view and empties its slot. Returns its element.
   *
   * @param {number} index
   * @returns {HTMLElement}
   */
  empty(index) {
    const {host} = this.#link;
    host.measureViewport();
    host.send(EVENT_VIEWED, [index]);
    host.drawNow();
    // Data have no elements in a strip that is not rendered.
    const element = host.itemElements.ensure(index);
    this.measure(index);
    return element;
  }

  /**
   * Fills the slot again. Returns the element that gets focus.
   * @param {number} index of the item on which the viewer has closed; -1 if it is gone
   */
  leave(index) {
    const {host} = this.#link;
    host.send(EVENT_VIEWED, [-1]);
    const focused = host.follow?.(index) ?? index;
    host.drawNow();
    return host.itemElements.element(focused);
  }

  /**
   * Returns the changes by which it comes to another index.
   *
   * @param {number} index below 0 if it is gone
   * @param {number} before how many items there were
   */
  #changesTo(index, before) {
    const isGone = index < 0;
    return changesBetween(isGone ? [] : [[this.index, index]], before, this.#link.host.itemElements.count, isGone);
  }

  /** @param {readonly import('../items/changes.js').Change[]} changes */
  #renumber(changes) {
    this.#link.ownViewer?.contents.reload(changes);
    const {openIndex} = this.#link;
    if (openIndex !== null) this.empty(openIndex);
  }
}
