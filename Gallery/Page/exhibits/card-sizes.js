// @ts-check
/** The sizes of the cards of the expanding row. */

/** @typedef {import("./source.js").Room} Room */

/** The aspect ratios of film posters and of films. */
const posterRatio = 2 / 3;
const stillRatio = 16 / 9;

/** The height of a card's title, in units of the page's font size: see --title. The picture has the rest of the height. */
const titleHeight = 4.5;

/** The largest share of the row's width for a closed card. It matters in narrow rows. */
const closedShare = 0.56;

/** The largest share of the row's width for an open card. */
const openShare = 0.86;

/**
 * Returns the width of a closed card and of an open one, and the height of the picture.
 * @param {Room} room of the row
 */
export function cardSizes({width, height}) {
  const fontSize = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const picture = Math.max(1, height - titleHeight * fontSize);
  const closed = Math.round(Math.min(picture * posterRatio, width * closedShare));
  const open = Math.round(Math.max(closed, Math.min(picture * stillRatio, width * openShare)));
  return {closed, open, picture};
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
