import {sample} from "./pointer.js";

/** A mouse over a strip that is not pressed: the engine hears where it is, and that it has left. */
export class Hover {
  #strip;

  /** @param {import('./strip.js').VitrineStrip} strip */
  constructor(strip) {
    this.#strip = strip;
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const {viewport} = this.#strip;
    for (const type of /** @type {const} */ (["pointermove", "pointerleave"]))
      viewport.addEventListener(type, (event) => this.#felt(event), {signal});
  }

  /** @param {PointerEvent} event */
  #felt(event) {
    const {exhibit, viewport, shown} = this.#strip;
    if (event.pointerType === "touch" || event.buttons) return;
    const {x, y} = viewport.getBoundingClientRect();
    const felt = sample(event, event);
    exhibit?.feel({...felt, x: felt.x - x, y: felt.y - y}, shown);
    this.#strip.refresh();
  }
}
