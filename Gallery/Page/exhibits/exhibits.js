// @ts-check
/** The exhibits, which are the ways to show the collection. A new one is one entry in the table. */

import {formatRoute} from "../base/address.js";

import {fitCards} from "./card-sizes.js";
import {renderCell} from "./cell.js";
import {cardExtent, effectScale, fitDeck, renderCard} from "./deck.js";
import {renderExpandingCard} from "./expanding.js";
import {fitGrid, titleSections} from "./grid.js";
import {renderSlide, slideExtent} from "./slide.js";
import {fitStitched, renderStitched, stitchedExtent} from "./stitched.js";

/** @typedef {import("../base/address.js").Route} Route */
/** @typedef {import("../library/collection.js").Collection} Collection */
/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../library/listing.js").Listing} Listing */
/** @typedef {import("./source.js").Room} Room */

/**
 * One way to show the collection.
 * @typedef {object} Exhibit
 * @property {string} id in the address
 * @property {string} name
 * @property {string} [word] the name below the icon, if the name is too long for it
 * @property {string} icon a symbol of index.html
 * @property {string} element the name of its element
 * @property {Record<string, string>} attributes of the element
 * @property {(element: HTMLElement, item: Item | undefined, listing: Listing, room: Room, index: number) => void}
 *   render shows a photograph in an element that may show another one. It is undefined until it is fetched
 * @property {(item: Item | undefined, room: Room) => number} [extent] the size of a photograph along a strip, in CSS
 *   pixels; a grid has none
 * @property {(element: HTMLElement, room: Room) => void} [fit] sets the sizes of the items
 * @property {(element: HTMLElement, collection: Collection) => void} [head] gives the element the titles of its sections
 * @property {boolean} [hasLabel] whether the page shows a caption of the current photograph below it
 */

/** The view of the folders, which is no exhibit: it shows no photographs. */
const folders = {
  id: "folders",
  name: "Folders",
  icon: "icon-folders"
};

/** @type {Exhibit[]} in the order of the switch */
const exhibits = [
  {
    id: "grid",
    name: "Grid",
    icon: "icon-grid",
    element: "vitrine-photo-grid",
    attributes: {scrubber: "", zoom: ""},
    render: renderCell,
    fit: fitGrid,
    head: titleSections,
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
    attributes: {loop: "", controls: "", effect: "scale", "effect-scale": String(effectScale), tap: "select"},
    render: renderCard,
    extent: cardExtent,
    fit: fitDeck,
    hasLabel: true,
  },
  {
    id: "expanding",
    name: "Expanding cards",
    word: "Expanding",
    icon: "icon-expanding",
    element: "vitrine-expanding-carousel",
    attributes: {controls: ""},
    render: renderExpandingCard,
    fit: fitCards,
  },
  {
    id: "stitched",
    name: "Stitched row",
    word: "Stitched",
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
 * Whether an exhibit is a row, which fills the screen. The grid scrolls with the page.
 * @param {Exhibit} exhibit
 */
export function isRow(exhibit) {
  return exhibit !== exhibits[0];
}

/**
 * Whether an id is that of the view of the folders.
 * @param {string} id
 */
export function isFolders(id) {
  return id === folders.id;
}

/**
 * Returns the exhibit with an id, or the first exhibit if no exhibit has it.
 * @param {string} id
 */
export function exhibitWithID(id) {
  return exhibits.find((exhibit) => exhibit.id === id) ?? exhibits[0];
}

/**
 * Shows a link for the folders, and for each exhibit, and marks the current one.
 * @param {HTMLElement} nav
 * @param {Route} route
 * @param {boolean} hasFolders whether there are folders to choose from
 */
export function renderExhibits(nav, route, hasFolders) {
  const links = [folders, ...exhibits].map((exhibit, index) => updateLink(exhibit, route, nav.children[index]));
  links[0].toggleAttribute("hidden", !hasFolders);
  if (nav.childElementCount === 0) nav.append(...links);
  nav.hidden = false;
}

/**
 * @param {{ id: string, name: string, word?: string, icon: string }} exhibit
 * @param {Route} route
 * @param {Element | undefined} present the existing link, which keeps focus
 */
function updateLink({id, name, word = name, icon}, {exhibit, part}, present) {
  const link = present ?? makeLink(name, word, icon);
  // A search is in no folder.
  const isSearch = part?.startsWith("search/");
  const own = id === folders.id && isSearch ? null : part;
  link.setAttribute("href", formatRoute({exhibit: id, part: own, photo: null}));
  if (id === (isFolders(exhibit) && !isSearch ? folders : exhibitWithID(exhibit)).id)
    link.setAttribute("aria-current", "page");
  else link.removeAttribute("aria-current");
  return link;
}

/**
 * @param {string} name
 * @param {string} word
 * @param {string} icon
 */
function makeLink(name, word, icon) {
  const link = document.createElement("a");
  link.setAttribute("aria-label", name);
  link.title = name;
  const label = document.createElement("span");
  label.textContent = word;
  link.append(makeIcon(icon), label);
  return link;
}

/** @param {string} id */
function makeIcon(id) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.classList.add("icon");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#${id}`);
  svg.append(use);
  return svg;
}
