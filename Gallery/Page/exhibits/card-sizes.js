// @ts-check
/** The sizes of the cards of the expanding row. */

/** @typedef {import("./source.js").Room} Room */

/** The widths of a closed card and of an open one in the original app, as shares of the height of their picture: 150, 250 and 200. */
const [closedRatio, openRatio] = [150 / 200, 250 / 200];

/** The height of a card's title, in units of the page's font size: see --title. The picture has the rest of the height. */
const titleHeight = 4.5;

/** The largest share of the row's width for an open card. It matters in narrow rows. */
const openShare = 0.86;

/**
 * Returns the width of a closed card and of an open one, and the height of the picture.
 * @param {Room} room of the row
 */
export function cardSizes({width, height}) {
  const fontSize = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const picture = Math.max(1, height - titleHeight * fontSize);
  const open = Math.min(picture * openRatio, width * openShare);
  return {closed: Math.round((open * closedRatio) / openRatio), open: Math.round(open), picture};
}

/**
 * Sets the sizes of the cards in a row.
 * @param {HTMLElement} row
 * @param {Room} room
 */
export function fitCards(row, room) {
  const {closed, open} = cardSizes(room);
  row.setAttribute("collapsed-size", String(closed));
  row.setAttribute("expanded-size", String(open));
}
