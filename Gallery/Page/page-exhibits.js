// @ts-check
/** The ways to look at the collection. A new one is one line in the table. */

import {formatPlace} from "./page-address.js";

/** @typedef {import("./page-address.js").Place} Place */

/** In the order of the switch. `id` is the word in the address, `icon` a symbol of index.html. */
const exhibits = [{id: "grid", name: "Grid", icon: "icon-grid", element: "vitrine-photo-grid"}];

/**
 * The exhibit of a name in an address; the first one where there is none of that name.
 * @param {string} id
 */
export function exhibitNamed(id) {
  return exhibits.find((exhibit) => exhibit.id === id) ?? exhibits[0];
}

/**
 * Shows the switch, when there is anything to switch.
 * @param {HTMLElement} nav
 * @param {Place} place
 */
export function renderExhibits(nav, place) {
  nav.hidden = exhibits.length < 2;
  nav.replaceChildren(...exhibits.map((exhibit) => link(exhibit, place)));
}

/**
 * @param {typeof exhibits[number]} exhibit
 * @param {Place} place
 */
function link({id, name, icon}, {exhibit, album}) {
  const made = document.createElement("a");
  made.href = formatPlace({exhibit: id, album, photo: null});
  made.setAttribute("aria-label", name);
  made.append(symbol(icon));
  if (id === exhibit) made.setAttribute("aria-current", "page");
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
