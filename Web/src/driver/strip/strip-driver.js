import stripStyle from "styles/strip.css";

import {EVENT_WHEEL, OPTION_AXIS, SIGNAL_PREFETCH} from "../../abi.js";
import {isLoaded} from "../../engine/engine.js";
import {optionValue} from "../../engine/options.js";
import {watch, watchChildren} from "../../input/environment.js";
import {goToFragment} from "../../input/focus-navigation.js";
import {PointerInput} from "../../input/pointer-input.js";
import {listenToStrip} from "../../input/strip-input.js";
import {ask} from "../../items/item-answers.js";
import {Driver} from "../base/driver.js";
import {ItemRole} from "../base/item-role.js";
import {needDetail} from "../base/need-detail.js";

import {isScrolled, scrolledItem, scrollNatively, UNSCROLLED} from "./native-scroll.js";
import {copyToStyle} from "./option-style.js";
import {StripContents} from "./strip-contents.js";
import {StripControls} from "./strip-controls.js";
import {StripMotion} from "./strip-motion.js";
import {StripSelection} from "./strip-selection.js";

/**
 * Draws a strip. It connects the items, the selection, the controls and the viewer of the strip with its model.
 * @extends {Driver<import('../../elements/strip-element.js').StripElement>}
 */
export class StripDriver extends Driver {
  role = this.makeRole();
  contents = new StripContents(this);
  itemElements = this.contents.itemElements;
  /** The part that shows the items. */
  viewport = this.contents.renderer.viewport;
  /** The position and the scale of that part in the window. */
  space = this.contents.renderer.space;
  compositorPlayback = this.contents.renderer.track.compositorPlayback;
  motion = new StripMotion(this);
  selection = new StripSelection(this);
  pointerInput = new PointerInput(this);
  styles = [stripStyle];
  /** The options that the style sheet needs too. */
  styleOptions = /** @type {readonly import('../../engine/options.js').Option[]} */ ([]);
  #controls = new StripControls(this);
  #hasEngine = true;
  /** Where the browser has scrolled the strip while it had no engine, so that the engine goes on from there. */
  #scrolled = UNSCROLLED;

  /**
   * Makes the role of the items.
   * @returns {ItemRole}
   */
  makeRole() {
    return new ItemRole(this);
  }

  /** Whether it is a column. */
  get isVertical() {
    return optionValue(this.element, OPTION_AXIS) === "vertical";
  }

  /** @returns {import('../../items/item-extents.js').Extent} */
  get extent() {
    return this.itemElements.items?.extent ? (index) => ask(this.itemElements, "extent", index) ?? 0 : null;
  }

  get isScrolled() {
    return isScrolled(this.element);
  }

  connect() {
    this.#hasEngine = isLoaded;
    super.connect();
  }

  /** @param {ShadowRoot} root */
  build(root) {
    root.append(...this.#controls.parts);
    watchChildren(this.element, (children) => this.contents.followChildren(children));
    this.whenReady(() => goToFragment(this, false));
  }

  /**
   * @param {string} name
   * @param {string | null} value
   */
  attributeChanged(name, value) {
    super.attributeChanged(name, value);
    for (const option of this.styleOptions)
      if (name === option.name || name === "style") copyToStyle(this.element, option);
    if (name === "style") return;
    if (name === "selected" && value !== null && this.model) this.selection.select(Number(value), false);
    if (name === "axis" && this.model) {
      this.contents.axisChanged();
      this.pointerInput.followAxis();
    }
    this.#controls.attributeChanged(name, value);
    this.refresh();
  }

  /** Reads the page before anything is written. So the browser lays out only once an element that nobody has seen. */
  readPage() {
    // A strip that nobody has seen is at its beginning, and needs no layout.
    if (!this.#hasEngine) this.#scrolled = scrolledItem(this.element);
    this.internals.states.add("drawn");
    this.contents.readPage();
  }

  fail() {
    const {index} = this.selection;
    super.fail();
    this.contents.giveBack();
    scrollNatively(this.element, index ?? 0);
  }

  sendState() {
    super.sendState();
    this.measureViewport();
    this.#controls.sendReasons();
    const [index, distance] = this.#scrolled;
    this.#scrolled = UNSCROLLED;
    this.sendItems(index ?? this.selection.index ?? Number(this.element.getAttribute("selected")));
    // A scroll between two items goes on as by a wheel: the strip snaps when it is over.
    if (Math.abs(distance) >= 1) this.send(EVENT_WHEEL, [...(this.isVertical ? [0, distance] : [distance, 0]), 0, 1]);
    if (VIEWER) this.viewerLink?.viewedItem.sendState();
  }

  sendEnvironment() {
    super.sendEnvironment();
    this.#controls.renew();
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    listenToStrip(this, signal);
    this.contents.renderer.copies.listen(signal);
    this.#controls.listen(signal);
    watch(new ResizeObserver(() => this.resized()), this.viewport, signal);
    this.drawNow();
  }

  /**
   * @param {import('../../engine/scene.js').Scene} scene
   * @param {number} time
   */
  draw(scene, time) {
    const motion = this.motion.begin(scene);
    this.selection.draw(scene.target);
    this.#controls.draw(scene);
    this.contents.renderer.draw(scene, time, motion);
    this.motion.report();
  }

  /** @param {import('../../engine/model.js').Signal} signal */
  onSignal(signal) {
    const [kind, first, second] = signal;
    if (kind === SIGNAL_PREFETCH) this.emit("vitrine-need", needDetail(first, second, this.itemElements.count));
    this.selection.onSignal(signal);
  }

  renderLabels() {
    const {label, strings} = this.element;
    super.renderLabels();
    this.internals.role = label ? "region" : "group";
    this.internals.ariaRoleDescription = strings.carousel;
    this.viewport.ariaLabel = label || strings.carousel;
    this.itemElements.renderNames();
    this.#controls.renew();
    this.refresh();
  }

  /** Forgets the state of the items, because the strip gets another collection. */
  reset() {
    this.selection.begin();
  }

  /**
   * Sends all items, and goes to one of them.
   * @param {number} selected
   */
  sendItems(selected) {
    this.contents.sendAll();
    if (this.itemElements.count && selected >= 0) this.selection.send(selected, false);
  }

  /**
   * The size of the view was observed. If it is that of the last frame, only the next one draws: items that come in an observed
   * size would resize the strip, and browsers report such a loop as an error of the page.
   */
  resized(hasChanged = this.measureViewport()) {
    if (hasChanged) this.drawNow();
    if (VIEWER) this.viewerLink?.viewedItem.measure();
  }

  /** Sends where the strip is on the screen. Returns whether that has changed. */
  measureViewport() {
    const space = this.contents.renderer.measure();
    const {width, height, scale} = space;
    return this.sendViewport(space, {x: 0, y: 0, width, height}, scale);
  }

  /** @param {number} index of an item that has focus and comes into view */
  bring(index) {
    if (index !== this.selection.index) this.selection.select(index, true);
  }

  /** @param {number} index of the item at rest, which screen readers read out */
  announce(index) {
    this.#controls.announce(index);
  }

  /** @param {readonly import('../../items/changes.js').Change[]} changes before elements belong to other items */
  edited(changes) {
    this.selection.changes.edit(changes);
  }
}
