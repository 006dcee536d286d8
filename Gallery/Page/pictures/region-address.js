// @ts-check
/** The region of a huge photograph that a window shows, and the address of its picture. */

import {fillPattern} from "./picture-address.js";

/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../../../Web/events.js").PhotoFrame} PhotoFrame where the viewer shows a photograph */
/** @typedef {{ left: number, top: number, width: number, height: number }} Region in pixels of the photograph */

/** All edges of regions but those of the photograph are multiples of this. The same value as in PhotoRegion.swift. */
const step = 256;

/** The largest number of pixels of a region. The same value as in Ladder.swift. */
const maximumPixels = 50_000_000;

/**
 * Returns whether no picture of the whole photograph has all its pixels.
 * @param {Item} item
 */
export function hasRegions(item) {
  return widest(item) < item.width;
}

/** @param {Item} item */
function widest({widths}) {
  return widths[widths.length - 1] ?? 0;
}

/**
 * Returns the region in the window, with some pixels around it; null if the widest picture has all pixels that the screen shows.
 * @param {PhotoFrame} frame
 * @param {Item} item
 * @returns {Region | null}
 */
export function regionIn(frame, item) {
  if (frame.width * devicePixelRatio <= widest(item)) return null;
  const [left, right] = edges(frame.x, frame.width, innerWidth, item.width);
  const [top, bottom] = edges(frame.y, frame.height, innerHeight, item.height);
  const [width, height] = [right - left, bottom - top];
  return width > 0 && height > 0 && width * height <= maximumPixels ? {left, top, width, height} : null;
}

/**
 * Returns where a region begins and ends along one axis, in pixels of the photograph.
 * @param {number} start of the photograph in the window
 * @param {number} length of the photograph in the window
 * @param {number} room of the window
 * @param {number} pixels of the photograph
 */
function edges(start, length, room, pixels) {
  const scale = pixels / length;
  const first = Math.max(0, Math.floor((-start * scale) / step) * step);
  return [first, Math.min(pixels, Math.ceil(((room - start) * scale) / step) * step)];
}

/**
 * Returns the address of the picture of a region.
 * @param {Region} region
 * @param {Item} item
 * @param {string} pattern of the addresses of regions
 * @param {string} type the ending of its file name
 */
export function addressOf(region, {id, version}, pattern, type) {
  return fillPattern(pattern, {...region, id, version, type});
}
