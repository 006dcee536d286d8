import {controlOn} from "../../a11y/button-role.js";
import {discloseCard, markPicture, toggleOf} from "../../a11y/card-disclosure.js";
import {EVENT_EXPAND, EVENT_FOCUS, OPTION_COLLAPSED_SIZE, OPTION_EXPANDED_SIZE, OPTION_RADIUS, SIGNAL_EXPAND, SIGNAL_FOCUS, SIGNAL_OPEN,} from "../../abi.js";
import {isPress} from "../../dom/events.js";
import {optionValue, warn} from "../../engine/options.js";
import {listenToHover} from "../../input/hover-input.js";
import {indexAfter} from "../../items/changes.js";
import {CardView} from "../../render/card-view.js";
import {ViewerLink} from "../opening/viewer-link.js";
import {StripDriver} from "../strip/strip-driver.js";

import {CardPictures} from "./card-pictures.js";
import {CardRole} from "./card-role.js";

/** The options that the style sheet needs too. */
export const CARD_SIZES = /** @type {const} */ ([OPTION_COLLAPSED_SIZE, OPTION_EXPANDED_SIZE, OPTION_RADIUS]);

/** Draws a strip of cards, which widen in place. */
export class CardDriver extends StripDriver {
  /** @type {ViewerLink | undefined} */
  viewerLink = VIEWER ? new ViewerLink(this, new CardPictures(this)) : undefined;
  /** @type {readonly import('../../engine/options.js').Option[]} */
  styleOptions = CARD_SIZES;
  /** @type {Set<number>} the expanded items; the last one expanded comes last */
  #expanded = new Set();

  /** The item that is expanded or expanding, of several the last one; null when none is. */
  get expandedIndex() {
    return [...this.#expanded].at(-1) ?? null;
  }

  /**
   * Returns whether an item is expanded or expanding.
   * @param {number} index
   */
  isExpanded(index) {
    return this.#expanded.has(index);
  }

  /**
   * Expands an item as soon as the engine has loaded.
   *
   * @param {number} index
   * @param {boolean} animated
   * @param {string} [caller] for the warning that there is no such item
   */
  expand(index, animated, caller = "expand") {
    this.whenReady(() => this.itemElements.has(index, caller) && this.#expand(index, true, animated));
  }

  /**
   * Closes the expanded items as soon as the engine has loaded.
   * @param {boolean} animated
   */
  collapse(animated) {
    this.whenReady(() => {
      for (const item of [...this.#expanded]) this.#expand(item, false, animated);
    });
  }

  reset() {
    super.reset();
    this.#expanded.clear();
  }

  makeRole() {
    return new CardRole(this, CardView);
  }

  /** All cards are equally long while they are closed. */
  get extent() {
    return optionValue(this.element, OPTION_COLLAPSED_SIZE);
  }

  /** @param {ShadowRoot} root */
  build(root) {
    super.build(root);
    // The cards take focus, not the viewport.
    this.viewport.tabIndex = -1;
  }

  /**
   * @param {string} name
   * @param {string | null} value
   */
  attributeChanged(name, value) {
    super.attributeChanged(name, value);
    if (name !== "expanded") return;
    if (value === null) this.collapse(false);
    else this.expand(Number(value || NaN), false, `expanded="${value}": expand`);
  }

  /** @param {number} selected */
  sendItems(selected) {
    super.sendItems(selected);
    for (const item of this.#expanded) this.send(EVENT_EXPAND, [item, 1, 0]);
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const {element} = this;
    super.listen(signal);
    listenToHover(this, signal);
    for (const type of ["keydown", "click"]) element.addEventListener(type, (event) => this.#onPress(event), {signal});
    // Events of pictures do not bubble, but they are captured.
    for (const type of ["error", "load"])
      element.addEventListener(
        type, ({target}) => markPicture(element, target, type === "error"), {signal, capture: true});
    const [closed, open] = [this.extent, optionValue(element, OPTION_EXPANDED_SIZE)];
    const remedy = `at least collapsed-size="${closed}" is needed`;
    if (closed > open) warn(element, `expanded-size="${open}"`, remedy);
  }

  /** @param {readonly import('../../items/changes.js').Change[]} changes */
  edited(changes) {
    super.edited(changes);
    this.#expanded = new Set([...this.#expanded].map((item) => indexAfter(item, changes)).filter((item) => item >= 0));
  }

  /** @param {number} index */
  bring(index) {
    this.send(EVENT_FOCUS, [index]);
  }

  announce() {}

  /** @param {import('../../engine/model.js').Signal} signal */
  onSignal(signal) {
    const [kind, index, isOpen] = signal;
    super.onSignal(signal);
    // The card is gone.
    if (index < 0) return;
    if (kind === SIGNAL_EXPAND) this.#onExpand(index, isOpen === 1);
    // A card that is far away in data has no element yet.
    if (kind === SIGNAL_FOCUS) toggleOf(this.itemElements.ensure(index)).focus({preventScroll: true});
    if (VIEWER && kind === SIGNAL_OPEN) this.viewerLink?.open(index, true);
  }

  /**
   * @param {number} index
   * @param {boolean} isOpen
   * @param {boolean} animated
   */
  #expand(index, isOpen, animated = true) {
    this.send(EVENT_EXPAND, [index, +isOpen, +animated]);
    this.drawNow();
  }

  /**
   * @param {number} index
   * @param {boolean} isOpen
   */
  #onExpand(index, isOpen) {
    // A new model opens the cards that are open.
    if (this.#expanded.has(index) === isOpen) return;
    this.#expanded.delete(index);
    if (isOpen) this.#expanded.add(index);
    const card = this.itemElements.element(index);
    if (card) discloseCard(card, isOpen);
    this.emit("vitrine-expand", {index, isOpen});
  }

  /**
   * Opens or closes the card whose button is pressed by a key or a screen reader. Before a click of a pointer, the engine gets its press.
   * @param {Event} event
   */
  #onPress(event) {
    const view = this.itemElements.viewAt(event.target);
    // A toggle with a role that the page has given it need not be a control.
    const control = controlOn(event.composedPath(), this.element) ?? event.target;
    if (!view || !isPress(event) || control !== toggleOf(view.element)) return;
    event.preventDefault();
    this.#expand(view.index, !this.#expanded.has(view.index));
  }
}
