import {EDIT} from "../../items/changes.js";
import {StripItemElements} from "../../items/strip-item-elements.js";
import {StripRenderer} from "../../render/strip-renderer.js";

/** @typedef {import('../../items/changes.js').Change} Change */

/** The collection of a strip. When items come, go or move, the engine, the elements, the selection and the viewer follow them. */
export class StripContents {
  #strip;
  /** @type {StripItemElements} */
  itemElements;
  /**
   * Draws the items.
   * @type {StripRenderer}
   */
  renderer;

  /** @param {import('./strip-driver.js').StripDriver} strip */
  constructor(strip) {
    this.#strip = strip;
    this.itemElements = new StripItemElements(strip, () => this.#redraw());
    this.renderer = new StripRenderer(this.itemElements, () => strip.refresh());
  }

  /**
   * Shows another collection.
   * @param {import('../../items/collection.js').Items | null} items
   */
  replace(items) {
    const {model, viewerLink} = this.#strip;
    const replace = () => {
      this.itemElements.items = items;
      this.#strip.reset();
      if (!model) return;
      this.itemElements.adopt();
      this.#strip.sendItems(0);
    };
    if (VIEWER && viewerLink) viewerLink.viewedItem.replace(replace);
    else replace();
  }

  /** Lays the items out along the other axis. */
  axisChanged() {
    this.renderer.invalidate();
    this.itemElements.axisChanged();
  }

  /**
   * Follows the items, because some came, went or changed.
   * @param {Change[]} [edits] the changes of the data, if they are known
   */
  reload(edits) {
    const {selection, viewerLink, model} = this.#strip;
    // Without the engine, the items are read once it is there.
    if (!model && !this.itemElements.count) return;
    const {next} = selection;
    const update = this.itemElements.reload((all) => this.#strip.edited(all), edits);
    this.#redraw();
    selection.keep(update.moved.get(next) ?? -1);
    if (VIEWER) viewerLink?.viewedItem.reload(update);
    this.#strip.element.dispatchEvent(new Event(EDIT, {bubbles: true}));
  }

  /**
   * Follows a change that the page has made to its data.
   *
   * @param {Change} change
   * @param {number} count the number of items that it is about
   */
  edit(change, count) {
    if (this.#strip.model && this.itemElements.canEdit(change, count)) this.reload([change]);
  }

  /**
   * Follows children of the element that came, went or changed.
   * @param {Node[]} children
   */
  followChildren(children) {
    this.renderer.copies.removeOthers();
    if (this.itemElements.followChildren(children, this.#strip.model !== null)) this.reload();
  }

  /** Reads the items that the page has shown without script. */
  readPage() {
    this.renderer.copies.removeOthers();
    this.itemElements.adopt();
  }

  /** Gives the items back to the page. */
  giveBack() {
    this.renderer.invalidate();
    this.itemElements.giveBack();
  }

  /** Sends all items. */
  sendAll() {
    this.renderer.invalidate();
    this.itemElements.sendAll();
  }

  #redraw() {
    this.renderer.invalidate();
    this.#strip.drawNow();
  }
}
