// @ts-check
/** The ways to look at the collection. A new one is one entry in the table. */

import {formatPlace} from "./page-address.js";
import {renderCell} from "./page-cell.js";
import {fitCards, renderExpandingCard} from "./page-expanding.js";
import {cardExtent, effectScale, fitDeck, renderCard, renderSlide, slideExtent} from "./page-slide.js";
import {fitStitched, renderStitched, stitchedExtent} from "./page-stitched.js";

/** @typedef {import("./page-address.js").Place} Place */
/** @typedef {import("./page-listing.js").Item} Item */
/** @typedef {import("./page-listing.js").Listing} Listing */
/** @typedef {import("./page-source.js").Room} Room */

/**
 * One way to look at the collection.
 * @typedef {object} Exhibit
 * @property {string} id the word in the address
 * @property {string} name
 * @property {string} icon a symbol of index.html
 * @property {string} element the tag of its element
 * @property {Record<string, string>} attributes the element's
 * @property {(element: HTMLElement, item: Item | undefined, listing: Listing, room: Room, index: number) => void}
 *   render draws a photograph, or a place for one that is still on its way, into an element that may have held another
 * @property {(item: Item | undefined, room: Room) => number} [extent] how long a photograph is along a strip, in CSS
 *   pixels; a grid has none
 * @property {(element: HTMLElement, room: Room) => void} [fit] tells the element how large its items can be
 * @property {boolean} [hasLabel] whether beneath it stands what the current photograph is called, and which it is
 */

/** @type {Exhibit[]} in the order of the switch */
const exhibits = [
  {
    id: "grid",
    name: "Grid",
    icon: "icon-grid",
    element: "vitrine-photo-grid",
    attributes: {},
    render: renderCell,
  },
  {
    id: "carousel",
    name: "Carousel",
    icon: "icon-carousel",
    element: "vitrine-carousel",
    attributes: {loop: "", controls: "", tap: "select"},
    render: renderSlide,
    extent: slideExtent,
    hasLabel: true,
  },
  {
    id: "deck",
    name: "Deck",
    icon: "icon-deck",
    element: "vitrine-carousel",
    attributes: {loop: "", controls: "", effect: "scale", prominence: String(effectScale), tap: "select"},
    render: renderCard,
    extent: cardExtent,
    fit: fitDeck,
    hasLabel: true,
  },
  {
    id: "expanding",
    name: "Expanding cards",
    icon: "icon-expanding",
    element: "vitrine-expanding-carousel",
    attributes: {controls: ""},
    render: renderExpandingCard,
    fit: fitCards,
  },
  {
    id: "stitched",
    name: "Stitched row",
    icon: "icon-stitched",
    element: "vitrine-stitched-carousel",
    attributes: {controls: ""},
    render: renderStitched,
    extent: stitchedExtent,
    fit: fitStitched,
    hasLabel: true,
  },
];

/**
 * Whether an exhibit is a row, which fills the screen, and not a page to be scrolled.
 * @param {Exhibit} exhibit
 */
export function isRow(exhibit) {
  return exhibit !== exhibits[0];
}

/**
 * The exhibit of a name in an address; the first one where there is none of that name.
 * @param {string} id
 */
export function exhibitNamed(id) {
  return exhibits.find((exhibit) => exhibit.id === id) ?? exhibits[0];
}

/**
 * Shows the switch, and which of the exhibits it is.
 * @param {HTMLElement} nav
 * @param {Place} place
 */
export function renderExhibits(nav, place) {
  const links = exhibits.map((exhibit, index) => link(exhibit, place, nav.children[index]));
  if (nav.childElementCount === 0) nav.append(...links);
  nav.hidden = false;
}

/**
 * @param {Exhibit} exhibit
 * @param {Place} place
 * @param {Element | undefined} present its link from the last time, which may have the focus
 */
function link({id, name, icon}, {exhibit, album}, present) {
  const made = present ?? labelled(name, icon);
  made.setAttribute("href", formatPlace({exhibit: id, album, photo: null}));
  if (id === exhibitNamed(exhibit).id) made.setAttribute("aria-current", "page");
  else made.removeAttribute("aria-current");
  return made;
}

/**
 * @param {string} name
 * @param {string} icon
 */
function labelled(name, icon) {
  const made = document.createElement("a");
  made.setAttribute("aria-label", name);
  made.title = name;
  made.append(symbol(icon));
  return made;
}

/** @param {string} id */
function symbol(id) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.classList.add("icon");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#${id}`);
  svg.append(use);
  return svg;
}
