import {warn} from "../engine/options.js";

import {declaredRatio, imageIn, naturalRatio, usableRatio} from "./photo-ratio.js";

/** Endings of the addresses of pictures. */
const PICTURE = /\.(apng|avif|bmp|gif|hei[cf]|jpe?g|jxl|png|svg|tiff?|webp)$/i;

/**
 * The description that a page gives of a photograph.
 *
 * @typedef {object} PhotoSource
 * @property {string} small the address of the picture that the page shows
 * @property {HTMLTemplateElement | null} page what the viewer shows instead of a picture
 * @property {string} large the address of the large one: the `href` of a link, or `data-large` of another element
 * @property {string} sources `data-srcset`: the large picture in several sizes
 * @property {string} name the alternative text of the picture
 * @property {string} title `data-title` or `data-caption`, else the caption of the figure, else the name
 * @property {string} detail
 * @property {number} width how many pixels wide the large picture is; 0 if the page does not say
 * @property {number | undefined} declared its width divided by its height; undefined if the page does not say
 * @property {number} ratio the same, or that of the small picture, as it has loaded or as the page says, or 1 for a square
 */

/**
 * Returns the description that a page gives of the photograph of an item.
 *
 * @param {HTMLElement} [link] what shows the item on the page; an empty element if there is nothing
 * @returns {PhotoSource}
 */
export function photoSource(link = document.createElement("i")) {
  const image = imageIn(link);
  const {title, caption, detail = "", large = "", srcset = ""} = link.dataset;
  const figure = link.closest("figure");
  // A figure around the whole exhibit has a caption of its own.
  const figcaption =
    figure && itemOf(link).contains(figure) ? figure.querySelector("figcaption")?.textContent?.trim() : undefined;
  const name = image?.alt || "";
  const width = declaredLength(link, "width");
  const declared = usableRatio(width / declaredLength(link, "height"));
  return {
    // A picture that has not begun to load has no current address yet.
    small: image?.currentSrc || image?.src || "",
    page: templateOf(link),
    large: link instanceof HTMLAnchorElement ? link.href : large,
    sources: srcset,
    name,
    title: title ?? caption ?? figcaption ?? name,
    detail,
    width,
    declared,
    ratio: declared ?? naturalRatio(image) ?? declaredRatio(link) ?? 1,
  };
}

/**
 * Returns what an item shows in the viewer instead of a picture. Other templates in an item are the page's.
 *
 * @param {HTMLElement} link
 * @returns {HTMLTemplateElement | null}
 */
function templateOf(link) {
  const found = ownIn(itemOf(link), "template[data-part=page]");
  return /** @type {HTMLTemplateElement | undefined} */ (found) ?? null;
}

/**
 * Returns the first element in an item that matches, and is not in an item of a strip in this item.
 *
 * @param {HTMLElement} item
 * @param {string} selector
 * @returns {HTMLElement | undefined}
 */
function ownIn(item, selector) {
  /** @type {NodeListOf<HTMLElement>} */
  const matches = item.querySelectorAll(selector);
  return [...matches].find((match) => itemOf(match) === itemOf(item));
}

/**
 * Returns the item that contains an element: the child of the nearest element of Vitrine.
 * @param {HTMLElement} inner
 */
function itemOf(inner) {
  let item = inner;
  while (item.parentElement && !item.parentElement.localName.startsWith("vitrine-")) item = item.parentElement;
  return item;
}

/**
 * Returns whether an element leads to something that opens. A link to a page does not, unless it has a template, or declares the
 * size of a picture.
 * @param {HTMLElement} link
 */
export function leadsToPicture(link) {
  if (!(link instanceof HTMLAnchorElement) || "width" in link.dataset || templateOf(link)) return true;
  const {protocol, pathname} = link;
  const isData = protocol === "blob:" || protocol === "data:" && pathname.startsWith("image/");
  return isData || PICTURE.test(pathname) || link.type.startsWith("image/");
}

/**
 * Returns whether the viewer shows an item. It skips a cell that has only a button, and a link to a page.
 * @param {HTMLElement} link what shows the item on the page
 */
export function isPhotograph(link) {
  if (!leadsToPicture(link)) return false;
  if (link instanceof HTMLAnchorElement) return true;
  const {large, srcset} = link.dataset;
  return Boolean(large || srcset || imageIn(link) || templateOf(link));
}

/**
 * Returns a length in pixels that the page declares; 0 for none. A bad one warns.
 *
 * @param {HTMLElement} link
 * @param {"width" | "height"} side
 */
function declaredLength(link, side) {
  const text = link.dataset[side];
  const length = Number(text);
  if (text !== undefined && !(length > 0))
    warn(link, `data-${side}="${text}"`, "a number of pixels is needed; the picture's own size is used");
  return length > 0 ? length : 0;
}

/**
 * Returns the element that leads to the large picture of an item: the item, or the first link in it, else the item.
 * @param {HTMLElement} element
 * @returns {HTMLElement}
 */
export function linkIn(element) {
  return element.matches("a[href]") ? element : ownIn(element, "a[href]") ?? element;
}
