import {announcement} from "../../a11y/slide-names.js";
import {counted} from "../../a11y/strings.js";
import {EVENT_PAGE, EVENT_PAUSE, EVENT_STEP, LEAST_AUTOPLAY, OPTION_AUTOPLAY, OPTION_LOOP} from "../../abi.js";
import {optionValue, warn} from "../../engine/options.js";
import {AutoplayPause} from "../../input/autoplay-pause.js";
import {part} from "../../render/part.js";

/** The buttons of a strip, its dots or its "3 of 12", the text that screen readers read out, and whether it moves by itself. */
export class StripControls {
  #strip;
  #pauseButton = part("button", "pause");
  #previous = part("button", "previous");
  #next = part("button", "next");
  #indicator = part("div", "indicator");
  #live = part("p", "live");
  #pause = new AutoplayPause(() => {
    this.sendReasons();
    this.renew();
  });
  /** Whether the strip moves by itself unless it is paused. */
  #plays = false;
  #current = NaN;
  #count = 0;

  /** @param {import('./strip-driver.js').StripDriver} strip */
  constructor(strip) {
    this.#strip = strip;
    // Before the first scene they do nothing.
    this.#previous.ariaDisabled = this.#next.ariaDisabled = "true";
    this.#pauseButton.addEventListener("click", () => (this.#pause.isPaused = !this.#pause.isPaused));
    this.#previous.addEventListener("click", () => strip.send(EVENT_STEP, [-1]));
    this.#next.addEventListener("click", () => strip.send(EVENT_STEP, [1]));
    this.#indicator.addEventListener("click", ({target}) => {
      const page = target instanceof HTMLElement ? target.dataset.page : undefined;
      if (page !== undefined) strip.send(EVENT_PAGE, [Number(page)]);
    });
    this.#live.ariaAtomic = "true";
  }

  /** The elements and the viewport, in the order of the Tab key. The button that stops the movement comes first. */
  get parts() {
    return [this.#pauseButton, this.#previous, this.#next, this.#strip.viewport, this.#indicator, this.#live];
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    this.#pause.listen(this.#strip.element, signal);
  }

  /** Sends why the strip stands still. */
  sendReasons() {
    this.#strip.send(EVENT_PAUSE, [this.#pause.reasons]);
  }

  /**
   * @param {string} name
   * @param {string | null} text
   */
  attributeChanged(name, text) {
    const {element} = this.#strip;
    const interval = name === "autoplay" ? optionValue(element, OPTION_AUTOPLAY) : 0;
    const remedy = `at least ${LEAST_AUTOPLAY} ms are needed; ${LEAST_AUTOPLAY} is used`;
    if (interval && interval < LEAST_AUTOPLAY) warn(element, `autoplay="${text}"`, remedy);
    this.renew();
  }

  /** Reads attributes and words anew. The next scene draws the rest. */
  renew() {
    const {element, model} = this.#strip;
    // Reading an option styles the whole page, which may not have been styled yet.
    if (!model) return;
    const {isPaused} = this.#pause;
    const {strings, plays} = element;
    this.#plays = plays;
    this.#previous.ariaLabel = strings.previous;
    this.#next.ariaLabel = strings.next;
    this.#pauseButton.ariaLabel = isPaused ? strings.play : strings.pause;
    this.#pauseButton.part.toggle("paused", isPaused);
    this.#live.ariaLive = plays && !isPaused ? "off" : "polite";
    this.#current = NaN;
    this.#pause.watchVisibility(element, plays);
  }

  /** @param {import('../../engine/scene.js').Scene} scene whose pages are items where the strip rests on items */
  draw({currentPage, pages, firstDot, dots}) {
    if (this.#current === currentPage && this.#count === pages) return;
    [this.#current, this.#count] = [currentPage, pages];
    const {element} = this.#strip;
    const {indicator, strings, controls} = element;
    const loops = optionValue(element, OPTION_LOOP);
    // Without items there is nothing that buttons could lie over.
    this.#pauseButton.hidden = !this.#plays || !pages;
    this.#previous.hidden = this.#next.hidden = !controls || !pages;
    // A button that does nothing now keeps focus.
    const isAtStart = pages < 2 || !loops && currentPage <= 0;
    const isAtEnd = pages < 2 || !loops && currentPage >= pages - 1;
    this.#previous.ariaDisabled = `${isAtStart}`;
    this.#next.ariaDisabled = `${isAtEnd}`;
    this.#strip.internals.states[isAtStart || isAtEnd ? "add" : "delete"]("end");
    // A text is read in the direction of its words, dots in that of the page.
    this.#indicator.dir = indicator === "fraction" ? "auto" : "";
    if (indicator === "dots") this.#drawDots(strings.goTo, firstDot, dots);
    else
      this.#indicator.textContent =
        indicator === "fraction" && pages ? counted(strings.position, currentPage, pages, element) : "";
  }

  /**
   * Lets screen readers read out the item on which the strip came to rest, unless it moves by itself.
   * @param {number} index
   */
  announce(index) {
    const {element, itemElements: {count}, itemElements} = this.#strip;
    if (!this.#plays || this.#pause.isPaused)
      this.#live.textContent = announcement(itemElements.element(index), index, count, element, element.strings);
  }

  /**
   * @param {string} name of a dot
   * @param {number} first the first page that has a dot
   * @param {number} dots how many dots there are
   */
  #drawDots(name, first, dots) {
    const [current, count] = [this.#current, this.#count];
    while (this.#indicator.childElementCount > dots) this.#indicator.lastElementChild?.remove();
    while (this.#indicator.childElementCount < dots) this.#indicator.append(part("button", "dot"));
    for (const [slot, dot] of [...this.#indicator.children].entries()) {
      const page = first + slot;
      /** @type {HTMLElement} */ (dot).dataset.page = `${page}`;
      dot.ariaLabel = counted(name, page, count, this.#strip.element);
      dot.ariaCurrent = `${page === current}`;
      dot.part.toggle("dot-current", page === current);
      // There are more pages beyond an outer dot.
      dot.part.toggle("dot-outer", (slot === 0 && first > 0) || (slot === dots - 1 && first + dots < count));
    }
  }
}
