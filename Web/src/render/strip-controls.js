import {counted} from "../a11y/strings.js";

import {part} from "./part.js";

/**
 * What the controls show besides the page.
 *
 * @typedef {object} ControlSettings
 * @property {Readonly<import('../a11y/strings.js').Strings>} strings
 * @property {boolean} plays whether the strip moves by itself unless it is paused
 * @property {boolean} isPaused
 * @property {boolean} hasButtons
 * @property {boolean} loops
 * @property {string} indicator `dots`, `fraction` or `none`
 */

/** The buttons of a strip, its dots or its "3 of 12", and the text that screen readers read out. */
export class StripControls {
  #host;
  #pause = button("pause");
  #previous = button("previous");
  #next = button("next");
  #indicator = part("div", "indicator");
  #live = part("p", "live");
  #settings = /** @type {ControlSettings | undefined} */ (undefined);
  #current = NaN;
  #count = 0;

  /**
   * @param {HTMLElement} host whose language numbers are written in
   * @param {{ togglePause(): void, step(items: number): void, showPage(page: number): void }} actions
   */
  constructor(host, actions) {
    this.#host = host;
    this.#pause.addEventListener("click", () => actions.togglePause());
    this.#previous.addEventListener("click", () => actions.step(-1));
    this.#next.addEventListener("click", () => actions.step(1));
    this.#indicator.addEventListener("click", ({target}) => {
      const page = target instanceof HTMLElement ? target.dataset.page : undefined;
      if (page !== undefined) actions.showPage(Number(page));
    });
    this.#live.ariaAtomic = "true";
  }

  /** The elements in the order of the Tab key. The button that stops the movement comes first. */
  get parts() {
    return [this.#pause, this.#previous, this.#next, this.#indicator, this.#live];
  }

  /** @param {ControlSettings} settings */
  renew(settings) {
    const {strings, plays, isPaused} = settings;
    this.#settings = settings;
    this.#previous.ariaLabel = strings.previous;
    this.#next.ariaLabel = strings.next;
    this.#pause.ariaLabel = isPaused ? strings.play : strings.pause;
    this.#pause.part.toggle("paused", isPaused);
    this.#live.ariaLive = plays && !isPaused ? "off" : "polite";
    this.#current = NaN;
  }

  /**
   * @param {number} current the current page; pages are items where the strip rests on items
   * @param {number} count how many pages there are
   * @param {number} firstDot the first page that has a dot
   * @param {number} dots how many dots there are
   */
  draw(current, count, firstDot, dots) {
    if (!this.#settings || this.#current === current && this.#count === count) return;
    [this.#current, this.#count] = [current, count];
    const {indicator, loops, strings, hasButtons, plays} = this.#settings;
    // Without items there is nothing that buttons could lie over.
    this.#pause.hidden = !plays || !count;
    this.#previous.hidden = this.#next.hidden = !hasButtons || !count;
    // A button that does nothing now keeps focus.
    this.#previous.ariaDisabled = `${!count || !loops && current <= 0}`;
    this.#next.ariaDisabled = `${!count || !loops && current >= count - 1}`;
    // A text is read in the direction of its words, dots in that of the page.
    this.#indicator.dir = indicator === "fraction" ? "auto" : "";
    if (indicator === "dots") this.#drawDots(strings.goTo, firstDot, dots);
    else
      this.#indicator.textContent =
        indicator === "fraction" && count ? counted(strings.position, current, count, this.#host) : "";
  }

  /**
   * Lets screen readers read a text out.
   * @param {string} text
   */
  say(text) {
    this.#live.textContent = text;
  }

  /**
   * @param {string} name of a dot
   * @param {number} first
   * @param {number} dots
   */
  #drawDots(name, first, dots) {
    const [current, count] = [this.#current, this.#count];
    while (this.#indicator.childElementCount > dots) this.#indicator.lastElementChild?.remove();
    while (this.#indicator.childElementCount < dots) this.#indicator.append(button("dot"));
    for (const [slot, dot] of [...this.#indicator.children].entries()) {
      const page = first + slot;
      /** @type {HTMLElement} */ (dot).dataset.page = `${page}`;
      dot.ariaLabel = counted(name, page, count, this.#host);
      dot.ariaCurrent = `${page === current}`;
      dot.part.toggle("dot-current", page === current);
      // There are more pages beyond an outer dot.
      dot.part.toggle("dot-outer", (slot === 0 && first > 0) || (slot === dots - 1 && first + dots < count));
    }
  }
}

/** @param {string} name */
function button(name) {
  const button = part("button", name);
  button.type = "button";
  return button;
}
