// @ts-check
/** A photograph that moves, such as an animated GIF. Its file lies over the first frame, until a person pauses it. */

import {sentence} from "../base/text.js";
import {overlay} from "../pictures/overlay.js";
import {videoAddress} from "../pictures/picture-address.js";

/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../library/listing.js").Listing} Listing */

/** Shows the animation of the open photograph. */
export class Animation {
  /** @type {HTMLImageElement | undefined} */
  #image;
  #exhibit = document.body;
  #address = "";
  #button;

  /** @param {HTMLButtonElement} button pauses the animation, and plays it */
  constructor(button) {
    this.#button = button;
    button.addEventListener("click", () => this.#toggle(!this.#image));
    this.end();
  }

  /**
   * Follows the open photograph. With reduced motion it waits until the person plays it.
   * @param {HTMLElement} exhibit
   * @param {Item | undefined} item
   * @param {Listing} listing
   */
  show(exhibit, item, listing) {
    const address = item?.animation ? videoAddress({...item, video: item.animation}, listing) : "";
    if (address !== this.#address) this.#start(exhibit, address);
  }

  /** Ends, because no photograph is open. */
  end() {
    this.#start(document.body, "");
  }

  /**
   * @param {HTMLElement} exhibit
   * @param {string} address empty without an animation
   */
  #start(exhibit, address) {
    this.#exhibit = exhibit;
    this.#address = address;
    // A button that is hidden for a moment loses focus, and the viewer its keys.
    this.#button.hidden = !address;
    this.#toggle(address !== "" && !matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  /** @param {boolean} plays */
  #toggle(plays) {
    const name = plays ? "pause" : "play";
    this.#button.title = this.#button.ariaLabel = `${sentence(name)} the animation`;
    this.#button.querySelector("use")?.setAttribute("href", `#icon-${name}-animation`);
    this.#image?.remove();
    this.#image = undefined;
    if (!plays) return;
    const image = this.#image = overlay(new Image());
    image.alt = "";
    image.src = this.#address;
    // The first frame would be seen through later ones. The grey is that of the pictures made of transparent ones.
    image.addEventListener("load", () => (image.style.background = "#ececec"));
    image.addEventListener("error", () => image === this.#image && this.#toggle(false));
    this.#exhibit.append(image);
  }
}
