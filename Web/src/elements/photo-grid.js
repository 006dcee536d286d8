import {KIND_PHOTO_GRID, OPTION_HEADING_HEIGHT, OPTION_LAYOUT, OPTION_MAX_CELL, OPTION_MIN_CELL, OPTION_SPACING, OPTION_SPEED, OPTION_TAP, OPTION_ZOOM} from "../abi.js";
import {GridDriver} from "../driver/exhibits/grid-driver.js";

import {defineExhibit} from "./option-properties.js";
import {VitrinePhotoViewer} from "./photo-viewer.js";
import {VitrineElement} from "./vitrine-element.js";

const OPTIONS = /** @type {const} */ ([
  OPTION_MIN_CELL, OPTION_MAX_CELL, OPTION_SPACING, OPTION_HEADING_HEIGHT, OPTION_SPEED, OPTION_TAP, OPTION_ZOOM,
  OPTION_LAYOUT
]);

class PhotoGrid extends VitrineElement {
  static get observedAttributes() {
    return [...super.observedAttributes, "headings", "history", "scrubber"];
  }

  /**
   * The collection as data, for thousands of items; null for the children of the element.
   * @returns {import('../items/collection.js').Items<HTMLAnchorElement> | null}
   */
  get items() {
    return this.#grid.itemElements.items;
  }

  /** @param {import('../items/collection.js').Items<HTMLAnchorElement> | null} items */
  set items(items) {
    this.#grid.replace(items);
  }

  /**
   * Returns the title of a section: the name of its unit in `items.sections`, and its index. Assign it again if titles have changed.
   * @returns {((unit: string, section: number) => string) | null}
   */
  get headingLabel() {
    return this.#grid.sections.label;
  }

  /** @param {((unit: string, section: number) => string) | null} label */
  set headingLabel(label) {
    this.#grid.sections.label = label;
    this.#grid.sections.renew();
  }

  /** The item that is open or opening; null when none is. Assigning opens an item, or closes, without a flight. */
  get openIndex() {
    return this.#grid.viewerLink.openIndex;
  }

  set openIndex(index) {
    this.#grid.whenReady(() => {
      if (index === null) this.close({animated: false});
      else if (index !== this.openIndex) this.open(index, {animated: false});
    });
  }

  /** The item that Tab reaches, and from which the arrow keys go on; null without items. */
  get selectedIndex() {
    return this.#grid.selectedIndex;
  }

  set selectedIndex(index) {
    if (index !== null) this.select(index);
  }

  /** The number of columns, also of those to which they change; 0 until the engine has loaded. Assigning changes them, like `zoomTo`. */
  get columns() {
    return this.#grid.columns;
  }

  set columns(columns) {
    this.zoomTo(columns);
  }

  /**
   * The numbers of columns at which the grid can rest: 1, 2, 3, 4, 5, 7, 10, 14, 20, 28 …, as long as cells have 14 pixels, and the present
   * number. Empty until the engine has loaded.
   */
  get columnStops() {
    return this.#grid.columnStops;
  }

  /**
   * Changes the columns to a number of `columnStops`. Another number counts as the nearest one.
   *
   * @param {number} columns
   * @param {{ about?: number, animated?: boolean }} options `about` is the item whose middle stays at its height; without it, the one in
   *   the middle of the window. With `animated: false`, the first visible item stays at the top.
   */
  zoomTo(columns, options = {}) {
    this.#grid.zoomTo(columns, options.about ?? -1, options.animated ?? true);
  }

  /**
   * Makes an item the one that Tab reaches, and brings its cell into view.
   * @param {number} index
   */
  select(index) {
    this.#grid.select(index);
  }

  /** Says that items came, went or changed. The view, focus and the open photograph stay with their items. */
  reload() {
    this.#grid.reload();
  }

  /**
   * Opens an item; `animated: false` shows it at once.
   *
   * @param {number} index
   * @param {{ animated?: boolean }} options
   */
  open(index, options = {}) {
    this.#grid.viewerLink.open(index, options.animated ?? true);
  }

  /**
   * Closes the open photograph.
   * @param {{ animated?: boolean }} options
   */
  close(options = {}) {
    this.#grid.viewerLink.close(options.animated ?? true);
  }

  /**
   * Shows another item in the open viewer, beside the present one, as the buttons of the viewer do.
   * @param {number} index
   */
  showPage(index) {
    this.#grid.viewerLink.showPage(index);
  }

  get #grid() {
    return /** @type {GridDriver} */ (this.driver);
  }
}

defineExhibit(PhotoGrid, {kind: KIND_PHOTO_GRID, options: OPTIONS, Driver: GridDriver, Viewer: VitrinePhotoViewer});

/**
 * A grid of photographs: squares, or rows of whole photographs. A tap lets one fly to full screen, and dragging it away lands it back in its cell.
 *
 * ```html
 * <vitrine-photo-grid min-cell="100" spacing="3">
 *   <a href="harbour.jpg" data-width="4000" data-height="3000"><img src="harbour-320.jpg" alt="Harbour"></a>
 * </vitrine-photo-grid>
 * ```
 *
 * @attr {"auto" | "day" | "month" | "year"} headings - the unit of the headings, of those in `items.sections`; `auto` follows the size of the cells
 * @attr {boolean} scrubber - whether a slider at the side shows where one is, and scrolls
 * @attr {boolean} history - whether Back closes an open photograph
 * @cssstate scrubbing - somebody drags the scrubber
 * @slot - the cells
 * @slot toolbar - what the viewer shows beside its buttons
 * @slot details - what the viewer shows about the current photograph, beside or below it
 * @slot overlay - what the viewer shows over the current photograph, with which it moves and grows
 * @fires vitrine-open - a photograph opens; if the page cancels it, the photograph does not open
 * @fires vitrine-close - the open photograph closes; if the page cancels it, the photograph stays open
 * @fires vitrine-load - a picture has loaded in the viewer
 * @fires vitrine-error - a picture in the viewer could not be loaded
 * @fires vitrine-change - the viewer shows another photograph; if the page cancels it, the viewer goes back to the one before
 * @fires vitrine-settle - the photograph has come to rest
 * @fires vitrine-columns - the number of columns changes: once for each decision, at the release of a pinch; `minCell` is the `min-cell`
 *   with which a grid of this width begins with them
 * @fires vitrine-need - other items will be visible soon, so that a page can load them
 * @fires vitrine-edit - items came, went or moved; this event does not leave a shadow tree
 * @fires vitrine-drag-start - a drag or a pinch begins in the viewer
 * @fires vitrine-drag-end - the last pointer of a drag has left the screen
 */
export const VitrinePhotoGrid =
  /** @type {import('./option-properties.js').WithOptions<typeof PhotoGrid, typeof OPTIONS[number]['name']>} */ (
    /** @type {unknown} */ (PhotoGrid));
/** @typedef {InstanceType<typeof VitrinePhotoGrid>} VitrinePhotoGrid */
