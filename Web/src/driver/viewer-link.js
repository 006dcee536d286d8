import {EVENT_SOURCE, EVENT_VIEWED} from "../abi.js";
import {warnOfFlag} from "../engine/options.js";
import {indexAfter, someChanges} from "../items/changes.js";
import {writeAttribute} from "../items/write-attribute.js";

import {ItemPictures} from "./item-pictures.js";
import {makeViewer} from "./own-viewer.js";
import {ViewerHistory} from "./viewer-history.js";

/** The attributes of an exhibit that its viewer has too. */
const VIEWER_OPTIONS = ["speed", "tap"];

/**
 * The driver of an element whose items open in the viewer.
 *
 * @typedef {import('./driver.js').Driver & ViewerHooks} ViewerHost
 *
 * @typedef {object} ViewerHooks
 * @property {() => void} measureViewport sends where the element is on the screen
 * @property {(index: number) => void} [viewerShows] the viewer shows an item from now on
 * @property {(index: number) => number} [viewerClosed] the viewer has closed on an item, or on none below 0; returns the item
 *   that gets focus
 */

/** The viewer in which the items of an element open. Each flies there from the page, and back. */
export class ViewerLink {
  #itemElements;
  #role;
  /** @type {import('./viewer-driver.js').ViewerDriver | null} */
  #viewer = null;
  #entry = new ViewerHistory(() => this.#viewer?.close(true));

  /**
   * @param {ViewerHost} host
   * @param {import('../items/item-elements.js').ItemElements} itemElements
   * @param {import('./item-role.js').ItemRole} role
   */
  constructor(host, itemElements, role) {
    /** The driver of the element. */
    this.host = host;
    this.#itemElements = itemElements;
    this.#role = role;
    this.pictures = new ItemPictures(host.element, itemElements, role);
    /** Whether the element only follows the viewer, which reports its changes itself. */
    this.isFollowing = false;
  }

  /** The item that is open or opening; null when none is. */
  get openIndex() {
    return this.#viewer?.openIndex ?? null;
  }

  /**
   * Opens an item as soon as the engine has loaded.
   *
   * @param {number} index
   * @param {boolean} animated
   */
  open(index, animated) {
    this.host.whenReady(() => {
      if (!this.#itemElements.has(index, "open")) return;
      if (this.host.element.getAttribute("history") === "false") warnOfFlag(this.host.element, "history");
      const viewer = this.#viewer ?? this.make();
      viewer.whenReady(() => viewer.mayOpen(index) && this.#open(viewer, index, animated));
    });
  }

  /**
   * Opens the item whose photograph is clicked.
   * @param {MouseEvent} event
   */
  openClicked(event) {
    const index = this.pictures.clicked(event);
    if (index < 0) return;
    event.preventDefault();
    this.open(index, true);
  }

  /**
   * Closes the viewer as soon as the engine has loaded.
   * @param {boolean} animated
   */
  close(animated) {
    this.host.whenReady(() => this.#viewer?.whenReady(() => this.#viewer?.close(animated)));
  }

  /**
   * Follows items that came, went or changed. The open one may be among them.
   * @param {import('../items/item-elements.js').Update} update
   */
  reload({changes, before, moved}) {
    const shown = this.#shownIndex;
    const index = moved.get(shown) ?? -1;
    // Of data, not all items are known. Another item may have taken the place of the open one, or it may have passed others.
    this.#follow(index === indexAfter(shown, changes) ? changes : this.#changesTo(index, before));
  }

  /**
   * Follows the open item into another collection, which `replace` shows. If the item is not there, the viewer closes.
   * @param {() => void} replace
   */
  replace(replace) {
    const before = this.#itemElements.count;
    const key = this.#itemElements.keyOf(this.#shownIndex);
    replace();
    this.#follow(this.#changesTo(this.#itemElements.indexOfKey(key), before));
  }

  /** Sends which item is in the viewer to a model that is new. */
  sendState() {
    const index = this.#shownIndex;
    if (index < 0) return;
    this.host.send(EVENT_VIEWED, [index]);
    this.measure();
  }

  /** Sends where the picture of the open item is: once it is open, and when the element has another size. */
  measure() {
    this.#sendSource(this.#shownIndex);
  }

  /** The items will be drawn, perhaps elsewhere than before. */
  itemsMoved() {
    this.#viewer?.itemsMoved();
  }

  /** @param {string} name of an attribute of the element that has another value */
  attributeChanged(name) {
    if (VIEWER_OPTIONS.includes(name)) this.renew();
  }

  /** Gives the viewer the words and the options of the element. */
  renew() {
    if (!this.#viewer) return;
    const [viewer, host] = [this.#viewer.element, this.host.element];
    for (const name of VIEWER_OPTIONS) writeAttribute(viewer, name, host.getAttribute(name));
    viewer.strings = host.strings;
  }

  /** Makes the viewer; something that opens makes it otherwise. */
  make() {
    const {element} = this.host;
    const viewer = makeViewer();
    viewer.element.addEventListener("vitrine-settle", (event) => this.#onSettle(/** @type {CustomEvent} */ (event)));
    this.#viewer = viewer;
    this.renew();
    element.shadowRoot?.append(viewer.element);
    return viewer;
  }

  /** Keeps the entry in the browser's history, because the viewer opens or closes, or a page has kept it from that. */
  decided() {
    const {element} = this.host;
    this.#entry.isWanted = this.openIndex !== null && element.isConnected && element.hasAttribute("history");
  }

  /**
   * Returns whether an item is in the viewer.
   * @param {number} index
   */
  shows(index) {
    return this.#shownIndex === index;
  }

  /**
   * Shows another item in the viewer. Returns false if it is no photograph.
   * @param {number} index
   */
  select(index) {
    return this.#viewer?.select(index) ?? false;
  }

  /** @param {number} index of the item that the viewer shows from now on */
  follow(index) {
    this.isFollowing = true;
    try {
      this.#bring(index);
    } finally {
      this.isFollowing = false;
    }
  }

  /** @param {number} index of the item that the viewer shows */
  #bring(index) {
    this.host.measureViewport();
    this.#empty(index);
    this.host.viewerShows?.(index);
  }

  /** The item in the viewer; -1 for none. */
  get #shownIndex() {
    return this.#viewer?.shownIndex ?? -1;
  }

  /**
   * Returns the changes by which the item in the viewer comes to another index.
   *
   * @param {number} index below 0 if it is gone
   * @param {number} before how many items there were
   */
  #changesTo(index, before) {
    if (index < 0) return [{at: 0, by: -before}];
    return someChanges([[this.#shownIndex, index]], before, this.#itemElements.count);
  }

  /** @param {readonly import('../items/changes.js').Change[]} changes */
  #follow(changes) {
    this.#viewer?.reload(changes);
    if (this.openIndex !== null) this.#empty(this.openIndex);
  }

  /**
   * @param {import('./viewer-driver.js').ViewerDriver} viewer
   * @param {number} index
   * @param {boolean} animated
   */
  #open(viewer, index, animated) {
    this.decided();
    this.host.measureViewport();
    const element = this.#empty(index);
    viewer.show(this, index, animated);
    if (animated) this.#role.flies(element);
  }

  /**
   * Brings an item into view and empties its slot, since the viewer shows it.
   *
   * @param {number} index
   * @returns {HTMLElement} its element
   */
  #empty(index) {
    this.host.send(EVENT_VIEWED, [index]);
    this.host.drawNow();
    // Data have no elements in a strip that is not rendered.
    const element = this.#itemElements.ensure(index);
    this.#sendSource(index);
    return element;
  }

  /**
   * Sends where in an item its picture is, as it is drawn now.
   * @param {number} index
   */
  #sendSource(index) {
    const source = this.pictures.source(index);
    if (source) this.host.send(EVENT_SOURCE, source);
  }

  /** @param {CustomEvent} event */
  #onSettle({target, detail: {index, isOpen}}) {
    // A page of the viewer may contain elements of Vitrine.
    if (target !== this.#viewer?.element) return;
    if (isOpen) return this.#bring(index);
    this.host.send(EVENT_VIEWED, [-1]);
    const focused = this.host.viewerClosed?.(index) ?? index;
    this.host.drawNow();
    const element = this.#itemElements.element(focused);
    if (element) this.#viewer?.returnFocus(this.#role.focusOf(element));
  }
}
