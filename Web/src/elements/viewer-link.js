import {controlAt} from "../a11y/button-role.js";
import {EVENT_SOURCE, EVENT_VIEWED} from "../abi.js";
import {warnOfFlag} from "../engine/options.js";
import {isPlainClick} from "../input/keys.js";
import {someChanges} from "../items/changes.js";
import {isPhotograph, leadsToPicture, linkIn} from "../items/photo-source.js";
import {Photographs} from "../items/photographs.js";
import {writeAttribute} from "../items/write-attribute.js";
import {slot} from "../render/part.js";
import {PAGES, TOOLBAR} from "../render/viewer-renderer.js";

import {makeViewer} from "./own-viewer.js";
import {ViewerHistory} from "./viewer-history.js";

/** @typedef {import('./photo-viewer.js').VitrinePhotoViewer} Viewer */

/** Events of the viewer that must not reach the element that contains it. */
const HIDDEN = Object.freeze([
  "pointerdown",
  "click",
  "dragstart",
  "wheel",
  "keydown",
  "gesturestart",
  "gesturechange",
  "gestureend",
  "vitrine-ready",
]);

/** The parts of a viewer, for `exportparts` of the element in whose shadow tree it is. */
const VIEWER_PARTS = "backdrop, photo, beside, failed, page, previous-photo, next-photo, close, toolbar, caption, " +
  "caption-title, caption-detail";

/** The attributes of an exhibit that its viewer has too. */
export const VIEWER_OPTIONS = ["speed", "tap"];

/**
 * An element whose items open in the viewer.
 *
 * @typedef {import('./vitrine-element.js').VitrineElement & ViewerHooks} ViewerHost
 *
 * @typedef {object} ViewerHooks
 * @property {() => void} measureViewport sends where the element is on the screen
 * @property {(element: HTMLElement) => HTMLElement} [linkOf] returns what leads to the large picture of an item; without it, the
 *   link in the item does
 * @property {(element: HTMLElement) => HTMLElement} [focusOf] returns what gets the focus of an item that has closed; without it,
 *   the link does
 * @property {(element: HTMLElement) => HTMLElement | null} [pictureOf] returns the picture that flies; null for the whole item
 * @property {(control: Element) => boolean} [actsByItself] returns whether a control in an item does something else than to open the
 *   item; without it, all do
 * @property {(element: HTMLElement) => void} [itemFlies] an item begins to fly
 * @property {(index: number) => void} [viewerShows] the viewer shows an item from now on
 * @property {(index: number) => number} [viewerClosed] the viewer has closed on an item, or on none below 0; returns the item
 *   that gets focus
 */

/**
 * The viewer in which the items of an element open. Each flies there from the page, and back.
 */
export class ViewerLink {
  #host;
  #elements;
  /** @type {Viewer | null} */
  #viewer = null;
  #entry = new ViewerHistory(() => this.#viewer?.close());

  /**
   * @param {ViewerHost} host
   * @param {import('../items/item-elements.js').ItemElements} elements
   */
  constructor(host, elements) {
    this.#host = host;
    this.#elements = elements;
  }

  /** The item that is open or opening; null when none is. */
  get openIndex() {
    return this.#viewer?.openIndex ?? null;
  }

  /** The model whose items open. */
  get model() {
    return this.#host.model;
  }

  /**
   * Returns the photographs among the items. Data are photographs, and so is every item if one is shown that is no photograph.
   * @param {number} shown the item that is shown; -1 for none
   */
  photographs(shown) {
    const {count, items} = this.#elements;
    const isShown = (/** @type {number} */ index) => isPhotograph(this.#linkOf(this.#elements.ensure(index)));
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
    return element && this.#linkOf(element);
  }

  /**
   * Opens an item.
   *
   * @param {number} index
   * @param {boolean} animated
   * @returns {void}
   */
  open(index, animated) {
    if (!this.#elements.has(index, "open")) return;
    if (this.#host.getAttribute("history") === "false") warnOfFlag(this.#host, "history");
    const viewer = this.#viewer ?? this.make();
    viewer.whenReady(() => {
      if (!viewer.mayOpen(index)) return;
      this.decided();
      this.#host.measureViewport();
      const element = this.#empty(index);
      if (!element) return;
      viewer.show(this, index, animated);
      if (animated) this.#host.itemFlies?.(element);
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
    const [link, control] = [this.#linkOf(element), controlAt(event.target, this.#host)];
    const actsByItself = control && control !== link && (this.#host.actsByItself?.(control) ?? true);
    if (!leadsToPicture(link) || actsByItself) return;
    event.preventDefault();
    this.open(index, true);
  }

  /** @param {{ animated?: boolean }} options */
  close(options) {
    this.#viewer?.whenReady(() => this.#viewer?.close(options));
  }

  /**
   * Items came, went or changed, perhaps the open one.
   * @param {readonly import('../items/changes.js').Change[]} changes
   */
  reload(changes) {
    this.#viewer?.reload(changes);
    if ((this.openIndex ?? -1) >= 0) this.#empty(this.openIndex ?? 0);
  }

  /**
   * Follows the open item into another collection, which `replace` shows. Without it there, the viewer closes.
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
    this.#host.send(EVENT_VIEWED, [index]);
    this.measure();
  }

  /** Sends where the picture of the open item is: once it is open, and when the element has another size. */
  measure() {
    const element = this.#elements.element(this.#viewer?.shownIndex ?? -1);
    if (element) this.#sendSource(element);
  }

  /** Sends where the exhibit is on the screen. */
  measureViewport() {
    this.#host.measureViewport();
  }

  /** The items will be drawn, perhaps elsewhere than before. */
  itemsMoved() {
    this.#viewer?.itemsMoved();
  }

  /** Hands words and options on. */
  renew() {
    if (!this.#viewer) return;
    for (const name of VIEWER_OPTIONS) writeAttribute(this.#viewer, name, this.#host.getAttribute(name));
    this.#viewer.strings = this.#host.strings;
  }

  /** Makes the viewer; something that opens makes it otherwise. */
  make() {
    const viewer = makeViewer();
    viewer.setAttribute("exportparts", VIEWER_PARTS);
    for (const type of HIDDEN) viewer.addEventListener(type, hide);
    for (const name of [TOOLBAR, ...PAGES]) {
      const forwarded = slot(name);
      forwarded.slot = name;
      viewer.append(forwarded);
    }
    viewer.addEventListener("vitrine-settle", (event) => this.#onSettle(/** @type {CustomEvent} */ (event)));
    this.#viewer = viewer;
    this.renew();
    this.#host.shadowRoot?.append(viewer);
    return viewer;
  }

  /** The viewer opens or closes, or a page has kept it from that. */
  decided() {
    this.#entry.isWanted = this.openIndex !== null && this.#host.hasAttribute("history");
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

  /**
   * The viewer shows an item from now on.
   * @param {number} index
   */
  follow(index) {
    this.#host.measureViewport();
    this.#empty(index);
    this.#host.viewerShows?.(index);
  }

  /**
   * Brings an item into view and empties its slot, since the viewer shows it.
   *
   * @param {number} index
   * @returns {HTMLElement | undefined} its element
   */
  #empty(index) {
    this.#host.send(EVENT_VIEWED, [index]);
    this.#host.flush();
    const element = this.#elements.element(index);
    if (element) this.#sendSource(element);
    return element;
  }

  /**
   * Sends where in an item its picture is, as it is drawn now.
   * @param {HTMLElement} element
   */
  #sendSource(element) {
    const picture = this.#host.pictureOf?.(element);
    if (!picture) return;
    const {x, y, width, height} = picture.getBoundingClientRect();
    const scale = width / picture.offsetWidth || 1;
    const radius = (roundness(picture) || roundness(element)) * scale;
    this.#host.send(EVENT_SOURCE, [x, y, width, height, radius, radius, radius, radius, 0.5, 0.5]);
  }

  /** @param {HTMLElement} element of an item */
  #linkOf(element) {
    return this.#host.linkOf?.(element) ?? linkIn(element);
  }

  /** @param {CustomEvent} event */
  #onSettle({target, detail: {index, isOpen}}) {
    // A page of the viewer may contain elements of Vitrine.
    if (target !== this.#viewer) return;
    if (isOpen) return this.follow(index);
    this.#host.send(EVENT_VIEWED, [-1]);
    const focused = this.#host.viewerClosed?.(index) ?? index;
    this.#host.flush();
    const element = this.#elements.element(focused);
    if (element) this.#viewer?.returnFocus(this.#host.focusOf?.(element) ?? this.#linkOf(element));
  }
}

/**
 * Keeps an event of the viewer from the element that contains it. A click on something that the page has put into the viewer
 * goes on, since the page may listen to it anywhere.
 *
 * @param {Event} event
 */
function hide(event) {
  const isOfPage = event.type === "click" || event.type === "vitrine-ready";
  if (!isOfPage || event.target === event.currentTarget) event.stopPropagation();
}

/**
 * Returns the radius of an element's corners, in its own pixels.
 * @param {HTMLElement} element
 */
function roundness(element) {
  return parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0;
}
