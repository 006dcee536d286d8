import {announcement} from "../a11y/slide-names.js";
import {EVENT_PAGE, EVENT_PAUSE, EVENT_STEP} from "../abi.js";
import {optionValue} from "../engine/options.js";
import {AutoplayPause} from "../input/autoplay-pause.js";
import {reducesMotion} from "../input/environment.js";
import {StripControls} from "../render/strip-controls.js";

/** The controls of a strip, and whether it moves by itself. */
export class StripPlayback {
  #strip;
  #controls;
  #pause = new AutoplayPause((reasons) => {
    this.#strip.send(EVENT_PAUSE, [reasons]);
    this.renew();
  });

  /** @param {import('./strip-element.js').StripElement} strip */
  constructor(strip) {
    this.#strip = strip;
    this.#controls = new StripControls(strip, {
      togglePause: () => (this.#pause.isPaused = !this.#pause.isPaused),
      step: (items) => strip.send(EVENT_STEP, [items]),
      showPage: (page) => strip.send(EVENT_PAGE, [page]),
    });
  }

  /** The elements of the controls, in the order of the Tab key. */
  get elements() {
    return this.#controls.elements;
  }

  /** Whether the strip moves by itself unless it is paused. */
  get plays() {
    return optionValue(this.#strip, "autoplay") > 0 && !reducesMotion();
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    this.#pause.listen(this.#strip, signal);
  }

  /** Sends why the strip stands still. */
  sendReasons() {
    this.#strip.send(EVENT_PAUSE, [this.#pause.reasons]);
  }

  /** Reads attributes and words anew. */
  renew() {
    const {strings, indicator, controls: hasButtons, model} = this.#strip;
    // Reading an option styles the whole page, which may not have been styled yet.
    if (!model) return;
    const {plays} = this;
    const loops = optionValue(this.#strip, "loop");
    this.#controls.renew({strings, plays, isPaused: this.#pause.isPaused, loops, indicator, hasButtons});
    this.#pause.watchVisibility(this.#strip, plays);
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
    const {elements, strings} = this.#strip;
    if (!this.plays || this.#pause.isPaused)
      this.#controls.say(announcement(elements.element(index), index, elements.count, this.#strip, strings));
  }
}
