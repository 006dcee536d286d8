import gridStyle from "styles/grid.css";

import * as abi from "../abi.js";
import {watchChildren} from "../input/environment.js";
import {listenToGrid} from "../input/grid-input.js";
import {LayoutSpace} from "../input/layout-space.js";
import {scrollContents, scrollerOf, visibleWindow} from "../input/page-scroll.js";
import {changeEvent, EDIT} from "../items/changes.js";
import {ItemElements} from "../items/item-elements.js";
import {StyleRepair} from "../items/style-repair.js";
import {ItemRenderer} from "../render/item-renderer.js";
import {part} from "../render/part.js";
import {styleSheet} from "../render/style-sheet.js";
import {WrittenStyles} from "../render/written-styles.js";

import {CellRole} from "./cell-role.js";
import {Driver} from "./driver.js";
import {needDetail} from "./need-detail.js";
import {ViewerLink} from "./viewer-link.js";

/** Firefox gives a higher element no height at all, in pixels. */
const HIGHEST = globalThis.CSS?.supports("-moz-appearance", "none") ? 17895000 : Infinity;

/** Draws a grid of photographs, which the page scrolls. */
export class GridDriver extends Driver {
  /** @type {CellRole} */
  #role = new CellRole((index) => this.itemElements.element(index));
  /** @type {ItemElements} */
  itemElements = new ItemElements(this.element, {
    tag: "a",
    role: this.#role,
    prepared:
      ({element}) => {
        this.#repair.watch(element);
      },
  });
  #renderer = new ItemRenderer(this.itemElements);
  #repair = new StyleRepair({
    views: () => this.itemElements.views,
    attributes: ["style"],
    rewritten() {},
    redraw: () => this.drawNow(),
  });
  viewerLink = new ViewerLink(this, this.itemElements, this.#role);
  /** Contains the cells. They get their size from it, which no style of the page's own replaces. */
  #cells = part("div", "cells");
  #styles = new WrittenStyles();
  #space = new LayoutSpace(this.#cells);

  /** The item that Tab reaches; null without items. */
  get selectedIndex() {
    return this.itemElements.count ? this.#role.tabStop : null;
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

  /**
   * Shows another collection.
   * @param {import('../items/collection.js').Items | null} items
   */
  replace(items) {
    if (!this.model) {
      this.itemElements.items = items;
      return;
    }
    this.viewerLink.replace(() => {
      this.itemElements.items = items;
      this.itemElements.adopt();
      this.send(abi.EVENT_COUNT, [0]);
      this.#sendCount();
      this.moveTabStop(0);
    });
    this.drawNow();
  }

  /** Follows the items, because some came, went or changed. The view, focus and the open photograph stay with their items. */
  reload() {
    // Elements that move in the document lose focus for a moment.
    const {tabStop} = this.#role;
    const update = this.itemElements.reload();
    for (const change of update.changes) this.send(...changeEvent(change, 0));
    this.#sendCount();
    const index = update.moved.get(tabStop) ?? -1;
    // The next item takes the index of one that is gone.
    this.moveTabStop(index < 0 ? Math.max(0, Math.min(tabStop, this.itemElements.count - 1)) : index);
    this.viewerLink.reload(update);
    this.element.dispatchEvent(new Event(EDIT, {bubbles: true}));
  }

  /** @param {ShadowRoot} root */
  build(root) {
    root.adoptedStyleSheets = [styleSheet(gridStyle)];
    this.#cells.append(document.createElement("slot"));
    root.append(this.#cells);
    watchChildren(this.element, (children) => {
      if (this.itemElements.followChildren(children, this.model !== null)) this.reload();
    });
    this.viewerLink.make();
    this.internals.role = "group";
  }

  /**
   * @param {string} name
   * @param {string | null} value
   */
  attributeChanged(name, value) {
    super.attributeChanged(name, value);
    this.viewerLink.attributeChanged(name);
  }

  renderLabels() {
    super.renderLabels();
    this.viewerLink.renew();
  }

  /** From the style sheet's grid to the engine's: every cell stays where it is. */
  readPage() {
    this.itemElements.adopt();
    this.internals.states.add("drawn");
  }

  sendState() {
    super.sendState();
    this.#sendCount();
    this.viewerLink.sendState();
    this.measureViewport();
    this.send(abi.EVENT_FOCUS, [this.#role.tabStop]);
  }

  refresh() {
    super.refresh();
    this.viewerLink.itemsMoved();
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    listenToGrid(this, signal);
    this.drawNow();
  }

  measure() {
    this.measureViewport();
  }

  /** Sends where the grid is on the screen. */
  measureViewport() {
    const space = this.#space.measure();
    const {x, y, width, scale} = space;
    this.settings.sendViewport({width, height: 0, x, y}, visibleWindow(space, scrollerOf(this.element)), scale);
  }

  /** @param {import('../engine/scene.js').Scene} scene */
  draw(scene) {
    const side = scene.count ? `${scene.placement(0).width}px` : "0px";
    const height = `${Math.min(scene.height, HIGHEST)}px`;
    this.#styles.write([this.#cells, {"--vitrine-side": side, "block-size": height}]);
    this.#repair.write(() => this.#renderer.draw(scene, this.#role.tabStop));
  }

  /** @param {import('../engine/model.js').Signal} signal */
  onSignal([kind, first, second]) {
    if (kind === abi.SIGNAL_SCROLL) this.#scroll(first);
    if (kind === abi.SIGNAL_FOCUS && first >= 0) this.#focus(first);
    if (kind === abi.SIGNAL_PREFETCH) this.emit("vitrine-need", needDetail(first, second, this.itemElements.count));
  }

  /** @param {number} index of the item that the viewer shows from now on */
  viewerShows(index) {
    this.moveTabStop(index);
  }

  /**
   * Returns the cell that gets the focus of a viewer that has closed.
   * @param {number} index of the item on which it has closed; -1 for one that is gone
   */
  viewerClosed(index) {
    if (index >= 0) this.moveTabStop(index);
    return this.#role.tabStop;
  }

  /**
   * Scrolls the page. The model continues as if it had scrolled all the way, which it perhaps cannot.
   * @param {number} distance in pixels of the grid
   */
  #scroll(distance) {
    scrollContents(scrollerOf(this.element), distance * this.#space.measure().scale);
    this.settings.forgetViewport();
    this.refresh();
  }

  #sendCount() {
    this.send(abi.EVENT_COUNT, [this.itemElements.count]);
  }

  /** @param {number} index */
  #focus(index) {
    this.moveTabStop(index);
    this.drawNow();
    this.#role.focus();
  }

  /**
   * Makes a cell the one that Tab reaches.
   * @param {number} index
   */
  moveTabStop(index) {
    this.send(abi.EVENT_FOCUS, [(this.#role.tabStop = index)]);
  }
}
