// @ts-check
/** A video: its length on its frame, and the player that the viewer shows. */

import {formatLength} from "../base/text.js";

import {largeAddress, videoAddress} from "./picture-address.js";

/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../library/listing.js").Listing} Listing */

/**
 * Gives an item of an exhibit the player that the viewer shows, if it is a video.
 * @param {HTMLElement} container a link, or a card
 * @param {Item} item
 * @param {Listing} listing
 */
export function showVideo(container, item, listing) {
  const present = /** @type {HTMLTemplateElement | null} */ (container.querySelector("[data-part=page]"));
  if (!item.video) {
    present?.remove();
    delete container.dataset.length;
    return;
  }
  container.dataset.length = formatLength(item.seconds);
  const source = videoAddress(item, listing);
  if (present?.dataset.source === source) return;
  present?.remove();
  const template = document.createElement("template");
  Object.assign(template.dataset, {part: "page", source});
  template.content.append(player(source, largeAddress(item, listing)));
  container.append(template);
}

/**
 * @param {string} source
 * @param {string} poster
 */
function player(source, poster) {
  const video = document.createElement("video");
  Object.assign(video, {src: source, poster, controls: true, preload: "metadata"});
  // A telephone would leave the page for its own player.
  video.setAttribute("playsinline", "");
  const box = document.createElement("div");
  box.className = "player";
  box.append(video);
  return box;
}
