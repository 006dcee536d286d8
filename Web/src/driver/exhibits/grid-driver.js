import gridStyle from "styles/grid.css";

import * as abi from "../../abi.js";
import {warn} from "../../engine/options.js";
import {suppressesClick} from "../../engine/response.js";
import {watchChildren} from "../../input/environment.js";
import {listenToFingers} from "../../input/finger-input.js";
import {listenToGrid} from "../../input/grid-input.js";
import {scrollContents, scrollerOf, visibleWindow} from "../../input/page-scroll.js";
import {listenToPinches} from "../../input/pinch-input.js";
import {pointerNumbers, pointerOf} from "../../input/pointer-sample.js";
import {CellElements} from "../../items/cell-elements.js";
import {changeEvent, EDIT} from "../../items/changes.js";
import {GridRenderer} from "../../render/grid-renderer.js";
import {Driver} from "../base/driver.js";
import {needDetail} from "../base/need-detail.js";
import {ItemPictures} from "../opening/item-pictures.js";
import {ViewerLink} from "../opening/viewer-link.js";

import {CellRole} from "./cell-role.js";
import {GridRatios} from "./grid-ratios.js";
import {GridSections} from "./grid-sections.js";

/** Draws a grid of photographs, which the page scrolls. */
export class GridDriver extends Driver {
  styles = [gridStyle];
  ratios = /** @type {GridRatios} */ (new GridRatios(this));
  /** @type {CellRole} */
  role = new CellRole(this);
  /** @type {CellElements} */
  itemElements = new CellElements(this, "a", () => this.drawNow());
  #renderer = new GridRenderer(this.itemElements);
  cells = this.#renderer.cells;
  space = this.#renderer.space;
  /** @type {GridSections} */
  sections = new GridSections(this, this.#renderer.cells);
  /** The visible part at the last measurement, in pixels of the grid, after the scrolling since then. */
  #window = {y: 0, height: 0};
  /** The height in the last frame, in pixels. */
  #height = 0;
  /** Whether the columns change, in the last frame. */
  isZooming = false;
  /** Ends listening to pinches. */
  #pinches = new AbortController();
  /** @type {ViewerLink} */
  viewerLink = new ViewerLink(this, new ItemPictures(this));

  /** The item that Tab reaches; null without items. */
  get selectedIndex() {
    return this.itemElements.count ? this.role.tabStop : null;
  }

  /**
   * Makes an item the one that Tab reaches and brings its cell into view, as soon as the engine has loaded.
   * @param {number} index
   */
  select(index) {
    this.whenReady(() => {
      if (!this.itemElements.has(index, "select")) return;
      this.measureViewport();
      this.send(abi.EVENT_SELECT, [index, 0]);
      this.drawNow();
      this.moveTabStop(index);
    });
  }

  /** The number of columns, also of those to which they change; 0 without the engine. */
  get columns() {
    return this.model?.answer(abi.QUESTION_COLUMNS, 0) ?? 0;
  }

  /** The numbers of columns at which the grid can rest; none without the engine. */
  get columnStops() {
    /** @type {number[]} */
    const stops = [];
    let stop = this.model ? 1 : undefined;
    while (stop && stop !== stops.at(-1)) {
      stops.push(stop);
      stop = this.model?.answer(abi.QUESTION_NEXT_COLUMNS, stop);
    }
    return stops;
  }

  /**
   * Changes the columns to the nearest stop, as soon as the engine has loaded.
   *
   * @param {number} columns
   * @param {number} about the item that stays in its place; -1 for the one in the middle
   * @param {boolean} animated
   */
  zoomTo(columns, about, animated) {
    this.whenReady(() => {
      this.measureViewport();
      const most = this.columnStops.at(-1) ?? 1;
      const nearest = Math.max(1, Math.min(columns, most)) || 1;
      if (nearest !== +columns)
        warn(this.element, `columns ${columns}`, `a number from 1 to ${most} is needed; ${nearest} is used`);
      this.send(abi.EVENT_COLUMNS, [nearest, about, +animated]);
      this.drawNow();
    });
  }

  /**
   * Returns whether the cell under a press moves so fast that the press only catches it, and a tap opens nothing.
   * @param {PointerEvent} event
   */
  catches(event) {
    const point = this.space.measure().locate(event);
    return suppressesClick(
      this.send(abi.EVENT_POINTER, pointerNumbers(pointerOf(event), point), event.timeStamp / 1000));
  }

  /**
   * Returns the item whose copy people see at a point of the window; -1 for none. Clicks go through copies.
   * @param {MouseEvent} event
   */
  copiedAt(event) {
    return this.#renderer.layers.itemAt(event);
  }

  /**
   * Returns whether a cell does not have the size of the squares: it is a whole photograph or flies, or the columns change.
   * @param {import('../../engine/placement.js').Placement} placement
   */
  isReshaped(placement) {
    return this.#renderer.isReshaped(placement);
  }

  /**
   * Shows another collection.
   * @param {import('../../items/collection.js').Items | null} items
   */
  replace(items) {
    if (!this.model) {
      this.itemElements.items = items;
      return;
    }
    this.#renderer.layers.clear();
    this.viewerLink.viewedItem.replace(() => {
      this.itemElements.items = items;
      this.itemElements.adopt();
      this.send(abi.EVENT_COUNT, [0]);
      this.#sendCount();
      this.ratios.send();
      this.sections.send(true);
      this.moveTabStop(0);
    });
    this.drawNow();
  }

  /** Follows the items, because some came, went or changed. The view, focus and the open photograph stay with their items. */
  reload() {
    // Without the engine, the items are read once it is there.
    if (!this.model && !this.itemElements.count) return;
    // Elements that move in the document lose focus for a moment.
    const {tabStop} = this.role;
    this.#renderer.layers.clear();
    const drawn = [...this.itemElements.placed].filter(({index}) => index >= 0);
    const before = drawn.map((view) => /** @type {const} */ ([view, view.index]));
    const update = this.itemElements.reload();
    for (const change of update.changes) this.send(...changeEvent(change, 0));
    this.#sendCount();
    this.ratios.send();
    this.sections.send(update.changes.length > 0);
    this.#renderer.removed.follow(
      update.changes, new Map(before.filter(([{index}]) => index < 0)), () => this.evaluate(this.now));
    const index = update.moved.get(tabStop) ?? -1;
    // The next item takes the index of one that is gone.
    this.moveTabStop(index < 0 ? Math.max(0, Math.min(tabStop, this.itemElements.count - 1)) : index);
    this.viewerLink.viewedItem.reload(update);
    this.element.dispatchEvent(new Event(EDIT, {bubbles: true}));
  }

  /** @param {ShadowRoot} root */
  build(root) {
    root.append(this.#renderer.cells);
    watchChildren(this.element, (children) => {
      if (this.itemElements.followChildren(children, this.model !== null)) this.reload();
    });
    this.viewerLink.make();
    this.internals.role = "group";
  }

  /** Takes over the cells that the style sheet has laid out. Each of them stays in its place. */
  readPage() {
    // Without a height until its first frame, it would scroll the page.
    this.#renderer.cells.style.blockSize ||= `${this.element.offsetHeight}px`;
    this.itemElements.adopt();
    this.internals.states.add("drawn");
  }

  disconnect() {
    super.disconnect();
    this.#renderer.removed.restart();
  }

  fail() {
    super.fail();
    this.itemElements.giveBack();
  }

  sendState() {
    this.#renderer.removed.restart();
    super.sendState();
    this.#sendCount();
    this.ratios.send();
    this.sections.send(true);
    this.measureViewport();
    this.viewerLink.viewedItem.sendState();
    this.send(abi.EVENT_FOCUS, [this.role.tabStop]);
  }

  sendEnvironment() {
    super.sendEnvironment();
    // A style sheet may have changed the layout.
    if (this.model) this.ratios.followOptions();
    // A frame measures the grid, whose size may have changed.
    this.refresh();
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    listenToGrid(this, signal);
    // A load event does not bubble, but it is captured.
    this.element.addEventListener("load", ({target}) => this.ratios.onLoad(target), {signal, capture: true});
    this.#listenToZoom();
    this.drawNow();
  }

  measure() {
    this.measureViewport();
  }

  /** Sends where the grid is on the screen. */
  measureViewport() {
    const space = this.space.measure();
    const {x, y, width, scale} = space;
    const window = this.#window = visibleWindow(space, scrollerOf(this.element));
    this.sendViewport({width, height: 0, x, y}, window, scale);
  }

  /** @param {import('../../engine/scene.js').Scene} scene */
  draw(scene) {
    this.isZooming = scene.layers > 0;
    // Copies of cells without pictures are made again.
    if (this.itemElements.holdPictures(scene.holdsPictures > 0)) this.#renderer.layers.clear();
    if (this.#renderer.draw(scene, this.role.tabStop, this.#window)) this.refresh();
    this.sections.draw(scene, this.#window.height);
    this.#drawPlaceholders(scene);
    // Before this is painted, and after the page has been scrolled.
    if (scene.height < this.#height) queueMicrotask(() => this.#followPage());
    this.#height = scene.height;
  }

  /**
   * @param {string} name
   * @param {string | null} value
   */
  attributeChanged(name, value) {
    super.attributeChanged(name, value);
    if (name === "scrubber") this.renderLabels();
    if (name === "headings" && this.model) this.sections.send();
    if (name === "zoom") this.#listenToZoom();
    if ((name === "layout" || name === "zoom") && this.model) this.ratios.followOptions();
  }

  renderLabels() {
    super.renderLabels();
    this.sections.toggle(this.#renderer.cells);
  }

  /** @param {import('../../engine/model.js').Signal} signal */
  onSignal([kind, first, second]) {
    if (kind === abi.SIGNAL_SCROLL) this.#scroll(first);
    if (kind === abi.SIGNAL_COLUMNS) this.#emitColumns(first);
    if (kind === abi.SIGNAL_FOCUS && first >= 0) this.#focus(first);
    if (kind === abi.SIGNAL_PREFETCH) this.emit("vitrine-need", needDetail(first, second, this.itemElements.count));
  }

  /**
   * Follows the viewer to an item. Returns the item that gets the focus of a viewer that has closed.
   * @param {number} index -1 for an item that is gone
   */
  follow(index) {
    if (index >= 0) this.moveTabStop(index);
    return this.role.tabStop;
  }

  /**
   * Scrolls the page. The model assumes that it has scrolled the whole distance, which may be impossible.
   * @param {number} distance in pixels of the grid
   */
  #scroll(distance) {
    const scroller = scrollerOf(this.element);
    const space = this.space.measure();
    // A browser scrolls back from beyond the end of a page that has become shorter.
    this.#window.y += distance;
    scrollContents(scroller, (this.#window.y - visibleWindow(space, scroller).y) * space.scale);
    // Sent again even if it does not change, because the model does not have it any more.
    delete this.sentNumbers[abi.EVENT_VIEWPORT];
    this.refresh();
  }

  /** @param {import('../../engine/scene.js').Scene} scene */
  #drawPlaceholders(scene) {
    this.#renderer.placeholders.draw(scene, () => ({
                                              count: this.itemElements.count,
                                              columns: this.columns,
                                              pitch: this.model?.answer(abi.QUESTION_PITCH, 0) ?? 0,
                                              starts: this.sections.starts(scene.unit),
                                              isRightToLeft: this.element.matches(":dir(rtl)"),
                                              isJustified: scene.isJustified > 0,
                                            }));
  }

  /** Draws again if the browser has scrolled back from beyond the end of a page that has become shorter. */
  #followPage() {
    const {y} = this.#window;
    if (!this.model) return;
    this.measureViewport();
    if (this.#window.y !== y) this.drawNow();
  }

  /** Listens to pinches, or ends that. Without them, the page zooms. */
  #listenToZoom() {
    this.#pinches.abort();
    this.#pinches = new AbortController();
    const {signal} = this.#pinches;
    if (!this.model || !this.element.hasAttribute("zoom")) return;
    listenToPinches(this, this.element, (event) => {
      if (event.type === "gestureend") this.measureViewport();
      return this.space.measure().locate(event);
    }, signal);
    // The height and the scroll position change together, also at the end of a pinch on a trackpad.
    this.element.addEventListener("gestureend", () => this.drawNow(), {signal});
    listenToFingers(this, signal);
  }

  /** @param {number} columns which the grid has or will have */
  #emitColumns(columns) {
    this.emit("vitrine-columns", {columns, minCell: this.model?.answer(abi.QUESTION_MIN_CELL, 0)});
  }

  #sendCount() {
    this.send(abi.EVENT_COUNT, [this.itemElements.count]);
  }

  /** @param {number} index */
  #focus(index) {
    this.moveTabStop(index);
    this.drawNow();
    this.role.focus();
  }

  /**
   * Makes a cell the one that Tab reaches.
   * @param {number} index
   */
  moveTabStop(index) {
    this.send(abi.EVENT_FOCUS, [(this.role.tabStop = index)]);
  }
}
