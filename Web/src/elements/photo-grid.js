import gridStyle from "styles/grid.css";

import * as abi from "../abi.js";
import {watchChildren} from "../input/environment.js";
import {sendKey} from "../input/keys.js";
import {LayoutSpace} from "../input/layout-space.js";
import {changeEvent} from "../items/changes.js";
import {ItemElements} from "../items/item-elements.js";
import {linkIn} from "../items/photo-source.js";
import {StyleRepair} from "../items/style-repair.js";
import {ItemRenderer} from "../render/item-renderer.js";
import {ItemView} from "../render/item-view.js";
import {part} from "../render/part.js";
import {styleSheet} from "../render/style-sheet.js";
import {WrittenStyles} from "../render/written-styles.js";

import {mirrorOptions} from "./option-properties.js";
import {VIEWER_OPTIONS, ViewerLink} from "./viewer-link.js";
import {VitrineElement} from "./vitrine-element.js";

const OPTIONS = Object.freeze(/** @type {const} */ (["min-cell", "max-cell", "spacing", "speed", "tap"]));

/** Firefox gives a higher element no height at all, in pixels. */
const HIGHEST = globalThis.CSS?.supports("-moz-appearance", "none") ? 17895000 : Infinity;

class PhotoGrid extends VitrineElement {
  #elements = new ItemElements(this, {
    tag: "a",
    View: ItemView,
    adopted:
      ({element, index}) => {
        linkIn(element).tabIndex = index === this.#focused ? 0 : -1;
      },
    prepared:
      ({element}) => {
        this.#repair.watch(element);
      },
    released: ({element}) => linkIn(element).removeAttribute("tabindex"),
  });
  #renderer = new ItemRenderer(this.#elements);
  #repair = new StyleRepair({
    views: () => this.#elements.views,
    attributes: ["style"],
    rewritten() {},
    redraw: () => this.flush(),
  });
  #viewerLink = new ViewerLink(this, this.#elements);
  /** Contains the cells. They get their size from it, which no style of the page's own replaces. */
  #cells = part("div", "cells");
  #styles = new WrittenStyles();
  #space = new LayoutSpace(this.#cells);
  #focused = 0;

  static get kind() {
    return abi.KIND_PHOTO_GRID;
  }

  static get options() {
    return OPTIONS;
  }

  /**
   * The collection as data, for thousands of items; null for the children of the element.
   * @returns {import('../items/collection.js').Items<HTMLAnchorElement> | null}
   */
  get items() {
    return this.#elements.items;
  }

  /** @param {import('../items/collection.js').Items<HTMLAnchorElement> | null} items */
  set items(items) {
    if (!this.model) {
      this.#elements.items = items;
      return;
    }
    this.#viewerLink.replace(() => {
      this.#elements.items = items;
      this.#elements.adopt();
      this.send(abi.EVENT_COUNT, [0]);
      this.#sendCount();
      this.#moveTabStop(0);
    });
    this.flush();
  }

  /** The item that is open or opening; null when none is. Assigning opens an item, or closes, without a flight. */
  get openIndex() {
    return this.#viewerLink.openIndex;
  }

  set openIndex(index) {
    this.whenReady(() => {
      if (index === null) this.close({animated: false});
      else if (index !== this.openIndex) this.open(index, {animated: false});
    });
  }

  /** The item that Tab reaches, and from which the arrow keys go on; null without items. */
  get selectedIndex() {
    return this.#elements.count ? this.#focused : null;
  }

  set selectedIndex(index) {
    if (index !== null) this.select(index);
  }

  /**
   * Makes an item the one that Tab reaches, and brings its cell into view.
   * @param {number} index
   */
  select(index) {
    this.whenReady(() => {
      if (!this.#elements.has(index, "select")) return;
      this.measureViewport();
      this.send(abi.EVENT_SELECT, [index, 0]);
      this.flush();
      this.#moveTabStop(index);
    });
  }

  /** Says that items came, went or changed. The view, focus and the open photograph stay with their items. */
  reload() {
    // Elements that move in the document lose focus for a moment.
    const focused = this.#focused;
    const {changes, moved} = this.#elements.reload();
    for (const change of changes) this.send(...changeEvent(change, 0));
    this.#sendCount();
    const index = moved.get(focused) ?? -1;
    // The next item takes the index of one that is gone.
    this.#moveTabStop(index < 0 ? Math.max(0, Math.min(focused, this.#elements.count - 1)) : index);
    this.#viewerLink.reload(changes);
  }

  /**
   * Opens an item; `animated: false` shows it at once.
   *
   * @param {number} index
   * @param {{ animated?: boolean }} options
   */
  open(index, options = {}) {
    this.whenReady(() => this.#viewerLink.open(index, options.animated ?? true));
  }

  /**
   * Closes the open photograph.
   * @param {{ animated?: boolean }} options
   */
  close(options = {}) {
    this.whenReady(() => this.#viewerLink.close(options));
  }

  connectedCallback() {
    if (!this.shadowRoot) this.#build(this.attachShadow({mode: "open"}));
    super.connectedCallback();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} after
   */
  attributeChangedCallback(name, before, after) {
    super.attributeChangedCallback(name, before, after);
    if (VIEWER_OPTIONS.includes(name)) this.#viewerLink.renew();
  }

  /** From the style sheet's grid to the engine's: every cell stays where it is. */
  readPage() {
    this.#elements.adopt();
    this.internals.states.add("drawn");
  }

  restore() {
    super.restore();
    this.#sendCount();
    this.#viewerLink.restore();
    this.measureViewport();
    this.send(abi.EVENT_FOCUS, [this.#focused]);
  }

  refresh() {
    super.refresh();
    this.#viewerLink.itemsMoved();
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const refresh = () => this.refresh();
    // Any ancestor may scroll. Scroll events do not bubble, but they are captured.
    document.addEventListener("scroll", refresh, {signal, capture: true, passive: true});
    addEventListener("resize", refresh, {signal});
    this.addEventListener("click", (event) => this.#viewerLink.openClicked(event), {signal});
    this.addEventListener("keydown", (event) => {
      if (sendKey(event, (kind, numbers) => this.send(kind, numbers))) this.flush();
    }, {signal});
    this.addEventListener("focusin", ({target}) => {
      const index = this.#elements.indexOf(target);
      if (index >= 0 && index !== this.#focused) this.#moveTabStop(index);
    }, {signal});
    this.flush();
  }

  measure() {
    this.measureViewport();
  }

  /** @internal Sends where the grid is on the screen. */
  measureViewport() {
    const {x, y, width, scale} = this.#space.measure();
    const {scrollPaddingTop, scrollPaddingBottom} = getComputedStyle(document.documentElement);
    const [covered, below] = [parseFloat(scrollPaddingTop) || 0, parseFloat(scrollPaddingBottom) || 0];
    const seen = {
      x: -x / scale,
      y: (covered - y) / scale,
      width: innerWidth / scale,
      height: (innerHeight - covered - below) / scale,
    };
    this.sendViewport({width, height: 0, x, y}, seen, scale);
  }

  /** @param {import('../engine/scene.js').Scene} scene */
  draw(scene) {
    const side = scene.count ? `${scene.select(0).boxWidth}px` : "0px";
    const height = `${Math.min(scene.height, HIGHEST)}px`;
    this.#styles.write([this.#cells, {"--vitrine-side": side, "block-size": height}]);
    this.#repair.write(() => this.#renderer.draw(scene, this.#focused));
  }

  /**
   * @param {number} signal
   * @param {number} first
   * @param {number} second
   */
  onSignal(signal, first, second) {
    if (signal === abi.SIGNAL_SCROLL) this.#scroller.scrollBy({top: first, behavior: "instant"});
    if (signal === abi.SIGNAL_FOCUS) this.#focus(first);
    if (signal === abi.SIGNAL_PREFETCH) this.emit("vitrine-need", this.needDetail(first, second, this.#elements.count));
  }

  /**
   * @internal
   * @param {number} index
   */
  viewerShows(index) {
    this.#moveTabStop(index);
  }

  /**
   * @internal
   * @param {number} index
   */
  viewerClosed(index) {
    if (index >= 0) this.#moveTabStop(index);
    return this.#focused;
  }

  renderLabels() {
    super.renderLabels();
    this.#viewerLink.renew();
  }

  /** @param {ShadowRoot} root */
  #build(root) {
    root.adoptedStyleSheets = [styleSheet(gridStyle)];
    this.#cells.append(document.createElement("slot"));
    root.append(this.#cells);
    watchChildren(this, (children) => this.#onChildren(children));
    this.#viewerLink.make();
    this.internals.role = "group";
  }

  /** @param {Node[]} children */
  #onChildren(children) {
    this.#elements.keepChildren(children);
    // Out of the page, the state of the element follows its items, too.
    if (this.#elements.haveItems(children) && (this.model || this.#elements.count)) this.reload();
    else if (!this.model) this.#elements.releaseGone();
  }

  #sendCount() {
    this.send(abi.EVENT_COUNT, [this.#elements.count]);
  }

  /** @param {number} index */
  #focus(index) {
    this.#moveTabStop(index);
    this.flush();
    this.#linkAt(index)?.focus({preventScroll: true});
  }

  /**
   * Tab reaches one cell, the arrow keys the others.
   * @param {number} index
   */
  #moveTabStop(index) {
    this.#linkAt(this.#focused)?.setAttribute("tabindex", "-1");
    this.#focused = index;
    this.send(abi.EVENT_FOCUS, [index]);
    this.#linkAt(index)?.setAttribute("tabindex", "0");
  }

  /** @param {number} index */
  #linkAt(index) {
    const cell = this.#elements.element(index);
    return cell && linkIn(cell);
  }

  /** The element that scrolls the grid: the nearest ancestor that does, else the page. */
  get #scroller() {
    for (let node = this.parentElement; node; node = node.parentElement) {
      const {overflowY} = getComputedStyle(node);
      if (/auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight) return node;
    }
    return document.scrollingElement ?? document.documentElement;
  }
}

mirrorOptions(PhotoGrid, OPTIONS);

/**
 * A grid of square photographs. A tap lets one fly to full screen, and dragging it away lands it back in its cell.
 *
 * ```html
 * <vitrine-photo-grid min-cell="100" spacing="3">
 *   <a href="harbour.jpg" data-width="4000" data-height="3000"><img src="harbour-320.jpg" alt="Harbour"></a>
 * </vitrine-photo-grid>
 * ```
 *
 * @attr {boolean} history - whether Back closes an open photograph
 * @slot - the cells
 * @slot toolbar - what the viewer shows beside its buttons
 * @fires vitrine-open - a photograph opens; if the page cancels it, the photograph does not open
 * @fires vitrine-close - the open photograph closes; if the page cancels it, the photograph stays open
 * @fires vitrine-change - the viewer shows another photograph; if the page cancels it, the viewer goes back to the one before
 * @fires vitrine-settle - the photograph has come to rest
 * @fires vitrine-need - other items are wanted next
 * @fires vitrine-drag-start - a drag or a pinch begins in the viewer
 * @fires vitrine-drag-end - the last pointer of a drag has left the screen
 */
export const VitrinePhotoGrid =
  /** @type {import('./option-properties.js').WithOptions<typeof PhotoGrid, typeof OPTIONS[number]>} */ (
    /** @type {unknown} */ (PhotoGrid));
/** @typedef {InstanceType<typeof VitrinePhotoGrid>} VitrinePhotoGrid */
