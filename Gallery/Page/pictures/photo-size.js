// @ts-check
/** The aspect ratio of a photograph, and the size of its picture in a room of another ratio. */

/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../exhibits/source.js").Room} Room */

/** The aspect ratio of a photograph that is not fetched yet: that of most photographs. */
const usualRatio = 3 / 2;

/**
 * Returns the width of a photograph divided by its height.
 * @param {Item | undefined} item undefined until it is fetched
 */
export function ratioOf(item) {
  return item ? item.width / item.height : usualRatio;
}

/**
 * Returns the width of a picture that covers a room.
 * @param {Item} item
 * @param {Room} room
 */
export function coveringWidth(item, {width, height}) {
  return Math.max(width, height * ratioOf(item));
}

/**
 * Returns the width of a whole picture in a room.
 * @param {Item} item
 * @param {Room} room
 */
export function containedWidth(item, {width, height}) {
  return Math.min(width, height * ratioOf(item));
}
