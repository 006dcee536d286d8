import {EVENT_SOURCE, EVENT_VIEWED} from "../../abi.js";
import {changesBetween} from "../../items/changes.js";

/** The item of an exhibit that is in its viewer: the exhibit follows it, and keeps its slot empty. */
export class ViewedItem {
  #link;
  /** Whether the element only follows the viewer, which reports its changes itself. */
  isFollowing = false;

  /** @param {import('./viewer-link.js').ViewerLink} link */
  constructor(link) {
    this.#link = link;
  }

  /** The index of the item; -1 for none. */
  get index() {
    const viewer = this.#link.ownViewer;
    // Before the viewer shows a photograph, the page is asked, and the exhibit brings its item into view.
    return viewer?.contents.exhibitLink ? viewer.decisions.shownIndex : -1;
  }

  /** Sends the index of the item, and the place of its picture, to a model that is new. */
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
   * Finds the item again after items came, went or changed.
   * @param {import('../../items/item-elements.js').Update} update
   */
  reload({changes, before, moved}) {
    const index = moved.get(this.index) ?? -1;
    // An item of data without an element is not known. Another item may have its index now.
    this.#renumber(index < 0 ? this.#changesTo(index, before) : changes);
  }

  /**
   * Finds the item in another collection, which `replace` shows. If the item is not there, the viewer closes.
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
   * Returns the changes that give the item another index.
   *
   * @param {number} index below 0 if it is gone
   * @param {number} before how many items there were
   */
  #changesTo(index, before) {
    const isGone = index < 0;
    return changesBetween(isGone ? [] : [[this.index, index]], before, this.#link.host.itemElements.count, isGone);
  }

  /** @param {readonly import('../../items/changes.js').Change[]} changes */
  #renumber(changes) {
    this.#link.ownViewer?.contents.reload(changes);
    const {openIndex} = this.#link;
    if (openIndex !== null) this.empty(openIndex);
  }
}
