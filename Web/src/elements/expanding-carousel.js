import {adoptCard, cardPart, discloseCard, markBroken, markLoaded, releaseCard, toggleOf,} from "../a11y/card-disclosure.js";
import {EVENT_EXPAND, EVENT_FOCUS, KIND_EXPANDING, SIGNAL_EXPAND, SIGNAL_FOCUS, SIGNAL_OPEN} from "../abi.js";
import {optionValue, warn} from "../engine/options.js";
import {listenToHover} from "../input/hover-input.js";
import {hasModifier} from "../input/keys.js";
import {indexAfter} from "../items/changes.js";
import {CardView} from "../render/card-view.js";
import {fadeCopy} from "../render/fading-copy.js";

import {mirrorOptions} from "./option-properties.js";
import {STRIP_OPTIONS, StripElement} from "./strip-element.js";

/** The options that the style sheet needs too. */
const SIZES = Object.freeze(/** @type {const} */ (["collapsed-size", "expanded-size", "radius"]));

const OPTIONS = Object.freeze(
  /** @type {const} */ ([...STRIP_OPTIONS, ...SIZES, "multiple", "reveal", "hover-delay", "duration", "curve"]));

class ExpandingCarousel extends StripElement {
  /** @type {Set<number>} the expanded items; the last one expanded comes last */
  #expanded = new Set();

  static get kind() {
    return KIND_EXPANDING;
  }

  static get options() {
    return OPTIONS;
  }

  static get observedAttributes() {
    return [...super.observedAttributes, "expanded"];
  }

  get items() {
    return super.items;
  }

  set items(items) {
    this.#expanded.clear();
    super.items = items;
  }

  /** The item that is expanded or expanding, of several the last one; null when none is. Assigning is without animation. */
  get expandedIndex() {
    return [...this.#expanded].at(-1) ?? null;
  }

  set expandedIndex(index) {
    if (index === null) this.collapse({animated: false});
    else this.expand(index, {animated: false});
  }

  /**
   * Expands an item in place. The one that is expanded closes, unless there may be several.
   *
   * @param {number} index
   * @param {{ animated?: boolean }} options
   */
  expand(index, options = {}) {
    this.whenReady(() => this.elements.has(index, "expand") && this.#expand(index, true, options.animated));
  }

  /**
   * Closes the items that are expanded.
   * @param {{ animated?: boolean }} options
   */
  collapse(options = {}) {
    this.whenReady(() => {
      for (const item of [...this.#expanded]) this.#expand(item, false, options.animated);
    });
  }

  get View() {
    return CardView;
  }

  /** @returns {readonly import('../engine/options.js').OptionName[]} */
  get styleOptions() {
    return SIZES;
  }

  /** All cards are equally long while they are closed. */
  get extent() {
    return optionValue(this, "collapsed-size");
  }

  connectedCallback() {
    super.connectedCallback();
    // The cards take focus, not the viewport.
    this.viewport.tabIndex = -1;
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} after
   */
  attributeChangedCallback(name, before, after) {
    super.attributeChangedCallback(name, before, after);
    if (name === "expanded") this.whenReady(() => this.#readExpanded());
  }

  restore() {
    super.restore();
    this.#sendExpanded();
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    super.listen(signal);
    listenToHover(this.target, signal);
    this.addEventListener("keydown", (event) => this.#onKey(event), {signal});
    this.addEventListener("click", (event) => this.#onClick(event), {signal});
    // Events of pictures do not bubble, but they are captured.
    this.addEventListener("error", ({target}) => markBroken(this, target), {signal, capture: true});
    this.addEventListener("load", ({target}) => markLoaded(target), {signal, capture: true});
    const [closed, open] = [optionValue(this, "collapsed-size"), optionValue(this, "expanded-size")];
    const remedy = `at least collapsed-size="${closed}" is needed; cards keep their size when they open`;
    if (closed > open) warn(this, `expanded-size="${open}"`, remedy);
  }

  /** @param {number} selected */
  begin(selected) {
    super.begin(selected);
    this.#sendExpanded();
  }

  /** @param {readonly import('../items/changes.js').Change[]} changes */
  edited(changes) {
    this.#expanded = new Set([...this.#expanded].map((item) => indexAfter(item, changes)).filter((item) => item >= 0));
  }

  /** @param {import('../render/item-view.js').ItemView} view */
  adopted(view) {
    adoptCard(this, view, this.nameOf(view), this.#expanded.has(view.index));
  }

  /** @param {import('../render/item-view.js').ItemView} view */
  released({element}) {
    releaseCard(element);
  }

  /**
   * Returns the picture that is seen of a card: its still if it is open, else its poster.
   * @param {HTMLElement} card
   */
  pictureOf(card) {
    const isOpen = toggleOf(card).ariaExpanded === "true";
    const seen = (isOpen && cardPart(card, "still")) || cardPart(card, "poster") || card;
    return seen.querySelector("img") ?? seen;
  }

  /**
   * The details of an open card lie over its picture. They fade out above the flight.
   *
   * @internal
   * @param {HTMLElement} card
   */
  itemFlies(card) {
    const details = cardPart(card, "details");
    if (details && toggleOf(card).ariaExpanded === "true") fadeCopy(details);
  }

  /**
   * Returns what leads to the large picture of a card: the link around the picture that is seen, or that picture.
   *
   * @internal
   * @param {HTMLElement} card
   */
  linkOf(card) {
    const picture = this.pictureOf(card);
    return /** @type {HTMLElement | null} */ (picture.closest("a[href]")) ?? picture;
  }

  /**
   * Returns what gets the focus when the picture of a card has closed.
   *
   * @internal
   * @param {HTMLElement} card
   */
  focusOf(card) {
    return toggleOf(card);
  }

  /** @param {Element} control */
  actsByItself(control) {
    const card = this.#cardAt(control);
    return !!card && control !== toggleOf(card);
  }

  /** @param {number} index */
  bring(index) {
    this.send(EVENT_FOCUS, [index]);
  }

  announce() {}

  /**
   * @param {number} signal
   * @param {number} first
   * @param {number} second
   */
  onSignal(signal, first, second) {
    super.onSignal(signal, first, second);
    // The card is gone.
    if (first < 0) return;
    if (signal === SIGNAL_EXPAND) this.#onExpand(first, second === 1);
    // A card that is far away in data has no element yet.
    if (signal === SIGNAL_FOCUS) toggleOf(this.elements.ensure(first)).focus({preventScroll: true});
    if (signal === SIGNAL_OPEN && VIEWER) this.open(first);
  }

  /**
   * @param {number} index
   * @param {boolean} isOpen
   * @param {boolean} [animated]
   */
  #expand(index, isOpen, animated = true) {
    this.send(EVENT_EXPAND, [index, +isOpen, +animated]);
    this.flush();
  }

  /**
   * @param {number} index
   * @param {boolean} isOpen
   */
  #onExpand(index, isOpen) {
    this.#expanded.delete(index);
    if (isOpen) this.#expanded.add(index);
    const card = this.elements.element(index);
    if (card) discloseCard(card, isOpen);
    this.emit("vitrine-expand", {index, isOpen});
  }

  #sendExpanded() {
    for (const item of this.#expanded) this.send(EVENT_EXPAND, [item, 1, 0]);
  }

  /** Does what the attribute `expanded` says. */
  #readExpanded() {
    const text = this.getAttribute("expanded");
    const index = text ? Number(text) : NaN;
    const {count} = this.elements;
    if (text === null) this.collapse({animated: false});
    else if (Number.isInteger(index) && index >= 0 && index < count) this.expandedIndex = index;
    else warn(this, `expanded="${text}"`, `there is no such item, there are ${count}; none is opened`);
  }

  /** @param {EventTarget | null} node */
  #cardAt(node) {
    return this.elements.element(this.elements.indexOf(node));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const {key, target} = event;
    const card = this.#cardAt(target);
    if (!card || target !== toggleOf(card) || (key !== "Enter" && key !== " ")) return;
    if (!hasModifier(event)) this.#toggle(event);
  }

  /**
   * A click by a screen reader has no press before it that the engine could have got.
   * @param {MouseEvent} event
   */
  #onClick(event) {
    const card = this.#cardAt(event.target);
    if (card && event.detail === 0 && toggleOf(card).contains(/** @type {Node} */ (event.target))) this.#toggle(event);
  }

  /** @param {Event} event on a card */
  #toggle(event) {
    if (event.defaultPrevented) return;
    const index = this.elements.indexOf(event.target);
    event.preventDefault();
    this.#expand(index, !this.#expanded.has(index));
  }
}

mirrorOptions(ExpandingCarousel, OPTIONS);

/**
 * A row of cards. One that is hovered, tapped or chosen by key widens in place: its poster fades to a still, details appear
 * over it, and its neighbours make room.
 *
 * ```html
 * <vitrine-expanding-carousel label="Films">
 *   <article>
 *     <img data-part="poster" src="harbour.jpg" alt="Harbour">
 *     <img data-part="still" src="harbour-still.jpg" alt="Harbour at dusk">
 *     <div data-part="details"><p>1961, 96 minutes</p><a href="watch.html">Watch</a></div>
 *     <h3>Harbour</h3>
 *   </article>
 * </vitrine-expanding-carousel>
 * ```
 * The custom property `--vitrine-openness` of a card says how far it is open, from 0 to 1.
 *
 * @attr {number} expanded - the card that is open
 * @fires vitrine-expand - a card opens or closes in place
 */
export const VitrineExpandingCarousel =
  /** @type {import('./option-properties.js').WithOptions<typeof ExpandingCarousel, typeof OPTIONS[number]>} */ (
    /** @type {unknown} */ (ExpandingCarousel));
/** @typedef {InstanceType<typeof VitrineExpandingCarousel>} VitrineExpandingCarousel */
