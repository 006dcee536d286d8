import {EVENT_SOURCE} from "../abi.js";
import {SOURCE_NUMBERS} from "../engine/model.js";

/** The numbers of `EVENT_SOURCE` for an item that is not on the page. */
const NOWHERE = Array(SOURCE_NUMBERS).fill(0);

/** Where the item that a viewer shows is on the page. A photograph on its way follows it. */
export class ViewerSource {
  #viewer;
  #window;
  #sent = NOWHERE;

  /**
   * @param {import('./viewer-driver.js').ViewerDriver} viewer
   * @param {import('./viewer-window.js').ViewerWindow} window
   */
  constructor(viewer, window) {
    this.#viewer = viewer;
    this.#window = window;
  }

  /**
   * Sends where the item is. A motion that the compositor plays ends if that has changed.
   *
   * @param {import('./viewer-link.js').ViewerLink | null} opener the exhibit of the item
   * @param {number} time in seconds
   */
  send(opener, time) {
    const {model, compositorPlayback, shownIndex} = this.#viewer;
    if (!opener || !model) return;
    const [clientX = 0, clientY = 0, ...others] = opener.host.model?.source(shownIndex, time) ?? NOWHERE;
    const {x, y} = this.#window.locate({clientX, clientY});
    const numbers = [x, y, ...others];
    model.send(EVENT_SOURCE, numbers, time, time);
    if (numbers.some((number, index) => number !== this.#sent[index])) compositorPlayback.interrupt();
    this.#sent = numbers;
  }
}
