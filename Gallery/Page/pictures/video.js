// @ts-check
/** A video: its length on its frame, and the player that the viewer shows. */

import {formatLength} from "../base/text.js";

import {largeAddress, videoAddress} from "./picture-address.js";

// The events of media do not bubble.
for (const type of ["error", "loadedmetadata"]) document.addEventListener(type, explain, {capture: true});

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
  template.content.append(player(source, largeAddress(item, listing), listing.downloads ? item.name : ""));
  container.append(template);
}

/**
 * @param {string} source
 * @param {string} poster
 * @param {string} download the name for a copy of the video; empty if none is offered
 */
function player(source, poster, download) {
  const video = document.createElement("video");
  Object.assign(video, {src: source, poster, controls: true, preload: "metadata"});
  // A telephone would leave the page for its own player.
  video.setAttribute("playsinline", "");
  const box = document.createElement("div");
  box.className = "player";
  const note = document.createElement("p");
  note.hidden = true;
  note.textContent = "This browser cannot play the video. ";
  const link = document.createElement("a");
  Object.assign(link, {href: source, download, textContent: "Download it"});
  if (download) note.append(link);
  box.append(video, note);
  return box;
}

/**
 * Says that the browser does not know the coding of a video, instead of the player, which would say nothing or only play the sound.
 * @param {Event} event
 */
function explain({target: video, type}) {
  if (!(video instanceof HTMLVideoElement) || !video.matches(".player video")) return;
  if (type === "error" ? (video.error?.code ?? 0) < MediaError.MEDIA_ERR_DECODE : video.videoWidth > 0) return;
  const note = video.nextElementSibling;
  video.remove();
  note?.removeAttribute("hidden");
}
