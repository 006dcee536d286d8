import {EVENT_ENVIRONMENT, EVENT_OPTION, EVENT_VIEWPORT} from "../abi.js";
import {exhibitOf, optionNumber} from "../engine/options.js";
import {environmentNumbers} from "../input/environment.js";

/** The options of an element, the preferences of the person, and the viewport, as the model of the element has them. */
export class Settings {
  #driver;
  #viewport = "";

  /** @param {import('./driver.js').Driver} driver */
  constructor(driver) {
    this.#driver = driver;
  }

  /** Sends the preferences and all options. */
  send() {
    const {element} = this.#driver;
    this.#driver.send(EVENT_ENVIRONMENT, environmentNumbers(element));
    for (const option of exhibitOf(element).options) this.sendOption(option);
  }

  /** @param {import('../engine/options.js').Option} option */
  sendOption(option) {
    const {element, model} = this.#driver;
    // Reading an option styles the whole page, which may not have been styled yet.
    if (model) this.#driver.send(EVENT_OPTION, [option.id, optionNumber(element, option)]);
  }

  /**
   * Sends where the element is seen, in its own pixels. Returns whether that has changed.
   *
   * @param {{ width: number, height: number, x: number, y: number }} frame its size, and its corner in pixels of the screen
   * @param {{ x: number, y: number, width: number, height: number }} window the part that is visible, from its corner
   * @param {number} scale how many pixels of the screen a pixel of the element is
   */
  sendViewport({width, height, x, y}, window, scale = 1) {
    const numbers = [width, height, x, y, window.x, window.y, window.width, window.height, scale];
    const hasChanged = this.#viewport !== (this.#viewport = numbers.join());
    if (hasChanged) this.#driver.send(EVENT_VIEWPORT, numbers);
    return hasChanged;
  }

  /** The model no longer knows the viewport that was sent. */
  forgetViewport() {
    this.#viewport = "";
  }
}
