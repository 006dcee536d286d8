// @ts-check
/** The view of the folders: a card with a cover and counts for each folder in a folder; and the links to the folders around it. */

import {find, setLinks} from "../base/find.js";
import {formatCount} from "../base/text.js";
import {fetchAlbums} from "../library/listing.js";
import {largeAddress, previewAddress} from "../pictures/picture-address.js";

import {albumAddress, albumAround, makeElement} from "./albums.js";

/** @typedef {import("../library/listing.js").Album} Album */
/** @typedef {import("../library/listing.js").Listing} Listing */

/**
 * Returns the folders in the folder of a listing.
 * @param {Listing} listing
 * @throws {Unreachable}
 */
export async function foldersIn(listing) {
  const {albums, albumsTotal} = listing;
  return albums.length < albumsTotal ? fetchAlbums(albumAround(listing)?.id ?? null) : albums;
}

/**
 * Shows the folders in the folder of a listing. In another folder than before, focus moves to the card of that one, or to the first
 * card. Otherwise it stays.
 * @param {Listing} listing
 * @param {Album[]} folders
 */
export function renderFolders(listing, folders) {
  const list = find("folders");
  const around = albumAround(listing)?.id ?? null;
  const {activeElement: active, body} = document;
  const {shown} = list.dataset;
  const isOther = shown !== undefined && shown !== (around ?? "");
  const id = isOther ? shown : active?.closest("li")?.dataset.id;
  const cards = folders.map((album) => makeCard(album, listing));
  const next = cards.find(({dataset}) => dataset.id === id) ?? (isOther ? cards[0] : undefined);
  const hadFocus = list.contains(active) || active === body;
  list.replaceChildren(...cards);
  if (hadFocus) next?.querySelector("a")?.focus({preventScroll: true});
  list.dataset.shown = around ?? "";
}

/**
 * Shows links to the folders around the one that is shown, the outermost first.
 * @param {Listing} listing
 * @param {string} exhibit that shows them
 */
export function renderPath({path, title}, exhibit) {
  const around = path.length ? [{id: null, name: title, folders: 1}, ...path.slice(0, -1)] : [];
  setLinks("path", around.map((album) => {
    const [item, link] = [document.createElement("li"), document.createElement("a")];
    link.href = albumAddress(album, exhibit);
    link.append(makeElement("bdi", album.name));
    item.append(link);
    return item;
  }));
}

/**
 * @param {Album} album
 * @param {Listing} listing
 */
function makeCard(album, listing) {
  const {id, name, count, folders, cover} = album;
  const [card, link, image] = [document.createElement("li"), document.createElement("a"), new Image()];
  const counts = [folders && formatCount(folders, "folder"), formatCount(count, "photograph")];
  card.dataset.id = id;
  link.href = albumAddress(album, "folders");
  Object.assign(image, {alt: "", decoding: "async", loading: "lazy"});
  image.style.backgroundColor = cover.placeholder ?? "";
  image.src = previewAddress(cover, listing) ?? largeAddress(cover, listing);
  link.append(image, makeElement("bdi", name), makeElement("span", counts.filter(Boolean).join(" · ")));
  card.append(link);
  return card;
}
