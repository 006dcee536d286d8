import {announcement} from "../a11y/slide-names.js";
import {EVENT_PAGE, EVENT_PAUSE, EVENT_STEP, LEAST_AUTOPLAY, OPTION_AUTOPLAY, OPTION_LOOP} from "../abi.js";
import {optionValue, warn} from "../engine/options.js";
import {AutoplayPause} from "../input/autoplay-pause.js";
import {StripControls} from "../render/strip-controls.js";

/** The controls of a strip, and whether it moves by itself. */
export class AutoplayControls {
  #strip;
  #controls;
  #pause = new AutoplayPause(() => {
    this.sendReasons();
    this.renew();
  });

  /** @param {import('./strip-driver.js').StripDriver} strip */
  constructor(strip) {
    this.#strip = strip;
    this.#controls = new StripControls(strip.element, {
      togglePause: () => (this.#pause.isPaused = !this.#pause.isPaused),
      step: (items) => strip.send(EVENT_STEP, [items]),
      showPage: (page) => strip.send(EVENT_PAGE, [page]),
    });
  }

  /** The elements of the controls, in the order of the Tab key. */
  get parts() {
    return this.#controls.parts;
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
    const interval = name === "autoplay" ? optionValue(this.#strip.element, OPTION_AUTOPLAY) : 0;
    if (interval > 0 && interval < LEAST_AUTOPLAY)
      warn(
        this.#strip.element, `autoplay="${text}"`,
        `at least ${LEAST_AUTOPLAY} ms are needed; ${LEAST_AUTOPLAY} is used`);
    this.renew();
  }

  /** Reads attributes and words anew. */
  renew() {
    const {element, model} = this.#strip;
    // Reading an option styles the whole page, which may not have been styled yet.
    if (!model) return;
    const {strings, indicator, controls: hasButtons, plays} = element;
    const loops = optionValue(element, OPTION_LOOP);
    this.#controls.renew({strings, plays, isPaused: this.#pause.isPaused, loops, indicator, hasButtons});
    this.#pause.watchVisibility(element, plays);
  }

  /** @param {import('../engine/scene.js').Scene} scene */
  draw(scene) {
    this.#controls.draw(scene.currentPage, scene.pages, scene.firstDot, scene.dots);
  }

  /**
   * Lets screen readers read out the item on which the strip came to rest, unless it moves by itself.
   * @param {number} index
   */
  announce(index) {
    const {element, itemElements} = this.#strip;
    if (!element.plays || this.#pause.isPaused)
      this.#controls.say(
        announcement(itemElements.element(index), index, itemElements.count, element, element.strings));
  }
}
