import {ratioOf, showInImage, showInLink} from "../items/picture-list.js";

/** @typedef {import('../items/picture-list.js').Picture} Picture */

/**
 * The room of a row for its items, in pixels.
 *
 * @typedef {object} Room
 * @property {number} width
 * @property {number} height
 */

/**
 * One way to arrange a collection.
 *
 * @typedef {object} Arrangement
 * @property {string} tag of its element
 * @property {Record<string, string>} attributes of its element
 * @property {(element: HTMLElement, picture: Picture) => void} render shows a picture in an element that may show another one
 * @property {(picture: Picture, room: Room) => number} [extent] how long an item is along a row, in pixels
 * @property {(room: Room) => Record<string, number>} [sizes] attributes that follow from the room
 */

/** How much larger the current card of the deck is drawn. */
const DECK_SCALE = 1.2;

/** The largest share of a row for one photograph, so that parts of its neighbours are visible. */
const WIDEST = 0.86;

const row = {
  controls: ""
};

/** @param {HTMLElement} element @param {Picture} picture */
function renderLink(element, picture) {
  showInLink(element.querySelector("a") ?? element.appendChild(document.createElement("a")), picture);
}

/** @param {Room} room */
function cardWidth({width, height}) {
  return Math.floor(Math.min(height * 3 / 4, width * 0.58));
}

/** @param {HTMLElement} card @param {Picture} picture */
function renderCard(card, picture) {
  let image = card.querySelector("img");
  if (!image) {
    image = new Image();
    image.dataset.part = "poster";
    card.append(image);
  }
  showInImage(image, picture);
  const {alt = "", title = "", detail = ""} = picture;
  let details = /** @type {HTMLElement | null} */ (card.querySelector("[data-part=details]"));
  if (!details) {
    details = document.createElement("div");
    details.dataset.part = "details";
    details.append(document.createElement("strong"), document.createElement("span"));
    card.append(details);
  }
  for (const [index, text] of [title || alt, detail].entries())
    /** @type {Element} */ (details.children[index]).textContent = text;
}

/**
 * The arrangements of a collection, by their names.
 * @type {Readonly<Record<string, Arrangement>>}
 */
export const ARRANGEMENTS = {
  grid: {
    tag: "vitrine-photo-grid",
    attributes: {},
    render: (cell, picture) => showInLink(/** @type {HTMLAnchorElement} */ (cell), picture),
  },
  carousel: {
    tag: "vitrine-carousel",
    attributes: {...row, loop: "", tap: "select"},
    render: renderLink,
    extent: (picture, {width, height}) => Math.round(Math.min(height * ratioOf(picture), width * WIDEST)),
    sizes: () => ({spacing: 8}),
  },
  deck: {
    tag: "vitrine-carousel",
    attributes: {...row, loop: "", tap: "select", effect: "scale", "effect-scale": `${DECK_SCALE}`},
    render: renderLink,
    extent: (_, room) => cardWidth(room),
    sizes: (room) => ({spacing: Math.round(cardWidth(room) * (DECK_SCALE - 1) / 2 + 0.015 * room.width)}),
  },
  expanding: {
    tag: "vitrine-expanding-carousel",
    attributes: row,
    render: renderCard,
    sizes: ({width, height}) => ({
      "collapsed-size": Math.round(Math.min(height * 0.6, width * 0.42)),
      "expanded-size": Math.round(Math.min(height * 1.5, width * WIDEST)),
      "spacing": 12,
    }),
  },
  stitched: {
    tag: "vitrine-stitched-carousel",
    attributes: {...row, stitched: ""},
    render: renderLink,
    sizes: ({height}) => ({"row-height": Math.floor(height)}),
  },
};
