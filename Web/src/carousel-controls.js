import {part} from "./part.js";
import {counted} from "./strings.js";

/** As many dots as are told apart at a glance; of more pages, a window of dots shows those around the current one. */
const MOST_DOTS = 9;

/** @typedef {import('./strip.js').VitrineStrip} Carousel */

/** The buttons of a carousel, its dots or its "3 of 12", and what is read out. */
export class Controls {
  #carousel;
  #pause = button("pause");
  #previous = button("previous");
  #next = button("next");
  #indicator = part("div", "indicator");
  #live = part("p", "live");
  #current = NaN;
  #count = 0;

  /** @param {Carousel} carousel */
  constructor(carousel) {
    this.#carousel = carousel;
    this.#pause.addEventListener("click", () => this.#toggle());
    this.#previous.addEventListener("click", () => carousel.previous());
    this.#next.addEventListener("click", () => carousel.next());
    this.#indicator.addEventListener("click", ({target}) => this.#chosen(target));
    this.#live.setAttribute("aria-atomic", "true");
  }

  /** In the order of the tab key: what stops the movement comes first. */
  get elements() {
    return [this.#pause, this.#previous, this.#next, this.#indicator, this.#live];
  }

  /** Reads attributes and words. */
  renew() {
    const {strings, attention, plays} = this.#carousel;
    this.#previous.setAttribute("aria-label", strings.previous);
    this.#next.setAttribute("aria-label", strings.next);
    this.#pause.setAttribute("aria-label", attention.isPaused ? strings.play : strings.pause);
    this.#pause.part.toggle("paused", attention.isPaused);
    this.#pause.hidden = !plays;
    this.#previous.hidden = this.#next.hidden = !this.#carousel.controls;
    this.#live.setAttribute("aria-live", plays && !attention.isPaused ? "off" : "polite");
    this.#current = NaN;
  }

  /**
   * @param {number} current the page in view; an item is one where the carousel rests on items
   * @param {number} count
   */
  draw(current, count) {
    if (this.#current === current && this.#count === count) return;
    [this.#current, this.#count] = [current, count];
    const {indicator, loop, strings} = this.#carousel;
    disable(this.#previous, !loop && current <= 0);
    disable(this.#next, !loop && current >= count - 1);
    if (indicator === "dots") this.#drawDots(current, count);
    else
      this.#indicator.textContent =
        indicator === "fraction" && count ? counted(strings.place, current, count, this.#carousel) : "";
  }

  /** @param {string} text to be read out */
  say(text) {
    this.#live.textContent = text;
  }

  #toggle() {
    const {attention} = this.#carousel;
    attention.isPaused = !attention.isPaused;
  }

  /**
   * @param {number} current
   * @param {number} count
   */
  #drawDots(current, count) {
    const dots = Math.min(count, MOST_DOTS);
    const first = Math.max(0, Math.min(current - (dots >> 1), count - dots));
    while (this.#indicator.childElementCount > dots) this.#indicator.lastElementChild?.remove();
    while (this.#indicator.childElementCount < dots) this.#indicator.append(button("dot"));
    for (const [place, dot] of [...this.#indicator.children].entries()) {
      const index = first + place;
      const isOuter = (place === 0 && first > 0) || (place === dots - 1 && first + dots < count);
      this.#drawDot(/** @type {HTMLElement} */ (dot), index, index === current, isOuter, count);
    }
  }

  /**
   * @param {HTMLElement} dot
   * @param {number} index
   * @param {boolean} isCurrent
   * @param {boolean} isOuter whether there are more beyond it
   * @param {number} count
   */
  #drawDot(dot, index, isCurrent, isOuter, count) {
    dot.dataset.page = `${index}`;
    dot.setAttribute("aria-label", counted(this.#carousel.strings.show, index, count, this.#carousel));
    dot.setAttribute("aria-current", `${isCurrent}`);
    dot.part.toggle("dot-current", isCurrent);
    dot.part.toggle("dot-outer", isOuter);
  }

  /** @param {EventTarget | null} target */
  #chosen(target) {
    const page = target instanceof HTMLElement ? target.dataset.page : undefined;
    if (page === undefined) return;
    this.#carousel.strip?.turnTo(Number(page), this.#carousel.now);
    this.#carousel.refresh();
  }
}

/** @param {string} name */
function button(name) {
  const made = part("button", name);
  made.type = "button";
  return made;
}

/**
 * Says that a button does nothing now, and lets it keep focus.
 *
 * @param {HTMLElement} button
 * @param {boolean} isDisabled
 */
function disable(button, isDisabled) {
  button.setAttribute("aria-disabled", `${isDisabled}`);
}
