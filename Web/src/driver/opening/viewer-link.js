import {writeAttribute} from "../../dom/write-attribute.js";

import {makeViewer} from "./own-viewer.js";
import {ViewedItem} from "./viewed-item.js";
import {keepEntry} from "./viewer-history.js";

/** The attributes of an exhibit that its viewer has too. */
const VIEWER_OPTIONS = ["speed", "tap"];

/**
 * The driver of an element whose items open in the viewer.
 *
 * @typedef {import('../base/driver.js').Driver & ViewerHooks} ViewerHost
 *
 * @typedef {object} ViewerHooks
 * @property {import('../../items/item-elements.js').ItemElements} itemElements
 * @property {import('../base/item-role.js').ItemRole} role
 * @property {() => void} measureViewport sends where the element is on the screen
 * @property {(index: number) => number} [follow] follows the viewer to an item, or to none below 0; returns the item that gets the
 *   focus of a viewer that has closed
 */

/** The viewer in which the items of an element open. Each flies there from the page, and back. */
export class ViewerLink {
  #closeViewer = () => this.ownViewer?.close(true);
  /** @type {import('../viewer/viewer-driver.js').ViewerDriver | null} */
  ownViewer = null;

  /**
   * @param {ViewerHost} host the driver of the element
   * @param {import('./item-pictures.js').ItemPictures} pictures of its items
   */
  constructor(host, pictures) {
    this.host = host;
    this.pictures = pictures;
    this.viewedItem = new ViewedItem(this);
  }

  /** The item that is open or opening; null when none is. */
  get openIndex() {
    return this.ownViewer?.decisions.openIndex ?? null;
  }

  /**
   * Opens an item as soon as the engine has loaded.
   *
   * @param {number} index
   * @param {boolean} animated
   */
  open(index, animated) {
    this.host.whenReady(() => {
      if (!this.host.itemElements.has(index, "open")) return;
      const viewer = this.ownViewer ?? this.make();
      viewer.whenReady(() => {
        if (!viewer.decisions.mayOpen(index)) return;
        this.decided();
        const element = this.viewedItem.empty(index);
        viewer.show(this, index, animated);
        if (animated) this.pictures.flies(element);
      });
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
    this.host.whenReady(() => this.ownViewer?.whenReady(() => this.ownViewer?.close(animated)));
  }

  /**
   * Shows another item in the viewer, beside the present one.
   * @param {number} index
   */
  showPage(index) {
    if (this.openIndex !== null) this.ownViewer?.contents.select(index);
  }

  /** The items will be drawn, perhaps elsewhere than before. A photograph on its way to one follows it. */
  itemsMoved() {
    if (this.ownViewer?.contents.exhibitLink) this.ownViewer.refresh();
  }

  /** @param {string} name of an attribute of the element that has another value */
  attributeChanged(name) {
    if (VIEWER_OPTIONS.includes(name)) this.renew();
  }

  /** Gives the viewer the words and the options of the element. */
  renew() {
    if (!this.ownViewer) return;
    const [viewer, host] = [this.ownViewer.element, this.host.element];
    for (const name of VIEWER_OPTIONS) {
      const value = host.getAttribute(name);
      // That is about items only.
      writeAttribute(viewer, name, value === "select" ? null : value);
    }
    viewer.strings = host.strings;
  }

  /** Makes the viewer. A grid does so at once, other elements when their first item opens. */
  make() {
    const {element} = this.host;
    const viewer = makeViewer(element);
    viewer.element.addEventListener("vitrine-settle", (event) => this.#onSettle(/** @type {CustomEvent} */ (event)));
    this.ownViewer = viewer;
    this.renew();
    element.shadowRoot?.append(viewer.element);
    return viewer;
  }

  /** Keeps the entry in the browser's history, because the viewer opens or closes, or a page has kept it from that. */
  decided() {
    const {element} = this.host;
    keepEntry(this.#closeViewer, this.openIndex !== null && element.isConnected && element.hasAttribute("history"));
  }

  /** @param {CustomEvent} event */
  #onSettle({target, detail: {index, isOpen}}) {
    // A page of the viewer may contain elements of Vitrine.
    if (target !== this.ownViewer?.element) return;
    if (isOpen) return this.viewedItem.show(index);
    const element = this.viewedItem.leave(index);
    if (element) this.ownViewer?.returnFocus(this.pictures.focusOf(element));
  }
}
