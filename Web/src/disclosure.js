import {ACTIVE, makeButton} from "./act.js";
import {complain} from "./values.js";

/**
 * What the parts of a card mean for people who use keys or hear the page: its poster is the button that opens it, and what
 * comes out of sight when it closes cannot be reached any more.
 */
export class Disclosure {
  #strip;

  /** @param {import('./strip.js').VitrineStrip} strip */
  constructor(strip) {
    this.#strip = strip;
  }

  /**
   * An element is that of a card from now on.
   *
   * @param {import('./cell.js').Cell} cell
   * @param {boolean} isOpen
   */
  adopt({element, index}, isOpen) {
    makeButton(toggleOf(element), element, index, this.#strip);
    this.#check(element, index);
    for (const image of element.querySelectorAll("img"))
      if (image.currentSrc && image.complete && image.naturalWidth === 0) this.broke(image);
    this.show(element, isOpen);
  }

  /**
   * A picture of a card could not be loaded: of a poster its words stand in its place, of a still the poster.
   * @param {EventTarget | null} image
   */
  broke(image) {
    const broken = image instanceof HTMLImageElement && image.closest("[data-part]");
    if (!broken) return;
    broken.toggleAttribute("data-broken", true);
    complain(this.#strip, `data-part="${broken.getAttribute("data-part")}"`, `${image.src} could not be loaded`);
  }

  /**
   * @param {HTMLElement} element of a card
   * @param {boolean} isOpen
   */
  show(element, isOpen) {
    const [toggle, details] = [toggleOf(element), part(element, "details")];
    toggle.setAttribute("aria-expanded", `${isOpen}`);
    if (!details || details.inert === !isOpen) return;
    if (details.contains(document.activeElement)) toggle.focus({preventScroll: true});
    details.inert = !isOpen;
  }

  /**
   * Says what a card is without, each kind once.
   *
   * @param {HTMLElement} card
   * @param {number} index
   */
  #check(card, index) {
    const without = (/** @type {string} */ name, /** @type {string} */ remedy) =>
      part(card, name) || complain(this.#strip, `data-part="${name}"`, `item ${index} has none; ${remedy}`);
    without("poster", "its still is the button that opens it");
    without("details", "nothing appears when it opens");
  }
}

/**
 * What opens a card: itself, where it is a link or a button or has no picture, else its poster.
 * @param {HTMLElement} card
 */
export function toggleOf(card) {
  if (card.matches(ACTIVE)) return card;
  const picture = part(card, "poster") ?? part(card, "still");
  return picture?.querySelector("img") ?? picture ?? card;
}

/**
 * @param {HTMLElement} card
 * @param {"poster" | "still" | "details" | string} name
 * @returns {HTMLElement | null}
 */
export function part(card, name) {
  return card.querySelector(`[data-part=${name}]`);
}
