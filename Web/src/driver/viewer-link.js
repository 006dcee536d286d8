import {controlAt} from "../a11y/button-role.js";
import {EVENT_SOURCE, EVENT_VIEWED} from "../abi.js";
import {warnOfFlag} from "../engine/options.js";
import {isPlainClick} from "../input/keys.js";
import {someChanges} from "../items/changes.js";
import {isPhotograph, leadsToPicture} from "../items/photo-source.js";
import {Photographs} from "../items/photographs.js";
import {writeAttribute} from "../items/write-attribute.js";

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
  #elements;
  #role;
  /** @type {import('./viewer-driver.js').ViewerDriver | null} */
  #viewer = null;
  #entry = new ViewerHistory(() => this.#viewer?.close(true));

  /**
   * @param {ViewerHost} host
   * @param {import('../items/item-elements.js').ItemElements} elements
   * @param {import('./item-role.js').ItemRole} role
   */
  constructor(host, elements, role) {
    /** The driver of the element. */
    this.host = host;
    this.#elements = elements;
    this.#role = role;
  }

  /** The item that is open or opening; null when none is. */
  get openIndex() {
    return this.#viewer?.openIndex ?? null;
  }

  /**
   * Returns the photographs among the items. Data are photographs, and so is every item if one is shown that is no photograph.
   * @param {number} shown the item that is shown; -1 for none
   */
  photographs(shown) {
    const {count, items} = this.#elements;
    const isShown = (/** @type {number} */ index) => isPhotograph(this.#role.linkOf(this.#elements.ensure(index)));
    const areAll = items !== null || shown >= 0 && !isShown(shown);
    return new Photographs(count, areAll ? null : [...Array(count).keys()].filter(isShown));
  }

  /**
   * Returns the element that leads to the large picture of an item.
   *
   * @param {number} index
   * @returns {HTMLElement | undefined}
   */
  link(index) {
    if (this.#elements.items && index < this.#elements.count) this.#elements.ensure(index);
    const element = this.#elements.element(index);
    return element && this.#role.linkOf(element);
  }

  /**
   * Opens an item as soon as the engine has loaded.
   *
   * @param {number} index
   * @param {boolean} animated
   */
  open(index, animated) {
    this.host.whenReady(() => {
      if (!this.#elements.has(index, "open")) return;
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
    const index = this.#elements.indexOf(event.target);
    const element = this.#elements.element(index);
    if (!element || !isPlainClick(event)) return;
    const [link, control] = [this.#role.linkOf(element), controlAt(event.target, this.host.element)];
    const actsByItself = control && control !== link && this.#role.actsByItself(control);
    if (!leadsToPicture(link) || actsByItself) return;
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
   * @param {readonly import('../items/changes.js').Change[]} changes
   */
  reload(changes) {
    this.#viewer?.reload(changes);
    if (this.openIndex !== null) this.#empty(this.openIndex);
  }

  /**
   * Follows the open item into another collection, which `replace` shows. If the item is not there, the viewer closes.
   * @param {() => void} replace
   */
  replace(replace) {
    const before = this.#elements.count;
    const open = this.#viewer?.shownIndex ?? -1;
    const key = this.#elements.keyOf(open);
    replace();
    const index = this.#elements.indexOfKey(key);
    this.reload(index < 0 ? [{at: 0, by: -before}] : someChanges([[open, index]], before, this.#elements.count));
  }

  /** Sends which item is in the viewer to a model that is new. */
  restore() {
    const index = this.#viewer?.shownIndex ?? -1;
    if (index < 0) return;
    this.host.send(EVENT_VIEWED, [index]);
    this.measure();
  }

  /** Sends where the picture of the open item is: once it is open, and when the element has another size. */
  measure() {
    this.#sendSource(this.#viewer?.shownIndex ?? -1);
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
    this.#entry.isWanted = this.openIndex !== null && this.host.element.hasAttribute("history");
  }

  /**
   * Returns whether an item is in the viewer.
   * @param {number} index
   */
  shows(index) {
    return this.#viewer?.shownIndex === index;
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
    this.host.measureViewport();
    this.#empty(index);
    this.host.viewerShows?.(index);
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
    this.host.flush();
    // Data have no elements in a strip that is not rendered.
    const element = this.#elements.ensure(index);
    this.#sendSource(index);
    return element;
  }

  /**
   * Sends where in an item its picture is, as it is drawn now.
   * @param {number} index
   */
  #sendSource(index) {
    const element = this.#elements.element(index);
    const picture = element && this.#role.pictureOf(element);
    if (!picture) return;
    const {x, y, width, height} = picture.getBoundingClientRect();
    const scale = width / picture.offsetWidth || 1;
    const radius = (roundness(picture) || roundness(element)) * scale;
    this.host.send(EVENT_SOURCE, [x, y, width, height, ...Array(4).fill(radius), 0.5, 0.5]);
  }

  /** @param {CustomEvent} event */
  #onSettle({target, detail: {index, isOpen}}) {
    // A page of the viewer may contain elements of Vitrine.
    if (target !== this.#viewer?.element) return;
    if (isOpen) return this.follow(index);
    this.host.send(EVENT_VIEWED, [-1]);
    const focused = this.host.viewerClosed?.(index) ?? index;
    this.host.flush();
    const element = this.#elements.element(focused);
    if (element) this.#viewer?.returnFocus(this.#role.focusOf(element));
  }
}

/**
 * Returns the radius of an element's corners, in its own pixels.
 * @param {HTMLElement} element
 */
function roundness(element) {
  return parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0;
}
