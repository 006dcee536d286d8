// @ts-check
/** The short video of an open photograph. It plays once when the photograph has opened, and while a finger or the mouse rests on it. */

import {overlay} from "./overlay.js";
import {videoAddress} from "./picture-address.js";

/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../library/listing.js").Listing} Listing */

/** How long a finger or the mouse rests before the video plays, in milliseconds. A tap is shorter. */
const restTime = 500;

/** A finger that moves less than this rests, in CSS pixels. */
const slack = 8;

/** Follows the open photograph of an exhibit. */
export class LivePhoto {
  /** @type {{ address: string, video: HTMLVideoElement, hasPlayed: boolean } | null} the photograph that is followed */
  #followed = null;
  #end = new AbortController();
  #timer = 0;
  #playsAtRest = false;
  #place = {x: 0, y: 0};

  /**
   * Follows a photograph from now on, if a video belongs to it.
   * @param {HTMLElement} exhibit
   * @param {Item | undefined} item the open photograph
   * @param {Listing} listing
   */
  follow(exhibit, item, listing) {
    const address = item?.motion && videoAddress({...item, video: "mp4", version: item.motion}, listing);
    if (address && address === this.#followed?.address) return;
    this.end();
    if (!address) return;
    const video = film(address);
    this.#followed = {address, video, hasPlayed: false};
    exhibit.append(video);
    const {signal} = this.#end = new AbortController();
    for (const type of ["pointerdown", "pointermove"])
      exhibit.addEventListener(type, (event) => this.#onMove(/** @type {PointerEvent} */ (event)), {signal});
    for (const type of ["pointerup", "pointercancel"]) exhibit.addEventListener(type, () => this.#stop(), {signal});
    // The dialog of the viewer covers the exhibit, and is a part of it.
    exhibit.addEventListener("pointerout", ({relatedTarget}) => {
      if (!(relatedTarget instanceof Node && exhibit.contains(relatedTarget))) this.#stop();
    }, {signal});
  }

  /** Plays the video of a photograph that has come to rest, once. */
  rest() {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!this.#followed || this.#followed.hasPlayed || isCalm) return;
    this.#followed.hasPlayed = true;
    play(this.#followed.video);
  }

  /** Removes the video. */
  end() {
    this.#end.abort();
    this.#stop();
    this.#followed?.video.remove();
    this.#followed = null;
  }

  /**
   * Waits until a finger or the mouse rests. A finger that hovers does not exist.
   * @param {PointerEvent} event
   */
  #onMove({type, clientX: x, clientY: y}) {
    const isNear = Math.hypot(x - this.#place.x, y - this.#place.y) < slack;
    // After the end of the video, the smallest movement of a mouse is one to another rest.
    if (type === "pointermove" && isNear && (this.#timer || this.#followed?.video.paused === false)) return;
    this.#place = {x, y};
    this.#stop();
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      if (!this.#followed) return;
      this.#playsAtRest = true;
      play(this.#followed.video);
    }, restTime);
  }

  /** Ends a rest, and the video if that plays because of it. The one that plays at the opening goes on. */
  #stop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (this.#playsAtRest && this.#followed) stop(this.#followed.video);
    this.#playsAtRest = false;
  }
}

/** @param {HTMLVideoElement} video */
function play(video) {
  if (!video.paused) return;
  video.currentTime = 0;
  // A browser that saves power may refuse, and the photograph stays.
  video.play().then(() => (video.style.opacity = "1"), () => {});
}

/** @param {HTMLVideoElement} video */
function stop(video) {
  video.style.opacity = "0";
  video.pause();
}

/**
 * Makes a video that the viewer shows over the open photograph.
 * @param {string} address
 */
function film(address) {
  const video = overlay(document.createElement("video"));
  // The photograph is above it until it plays, and from its end on.
  video.style.cssText += "; object-fit: cover; opacity: 0; transition: opacity 200ms";
  Object.assign(video, {src: address, muted: true, playsInline: true, preload: "auto"});
  video.setAttribute("aria-hidden", "true");
  video.addEventListener("ended", () => (video.style.opacity = "0"));
  return video;
}
