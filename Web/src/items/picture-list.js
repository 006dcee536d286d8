import {imageIn} from "./photo-ratio.js";
import {linkIn, photoSource} from "./photo-source.js";

/**
 * A picture of a collection.
 *
 * @typedef {object} Picture
 * @property {string} src the address of the picture that the arrangements show
 * @property {string} [srcset] the same picture in several sizes
 * @property {string} [sizes] how wide it is shown, for `srcset`
 * @property {string} [alt] the alternative text
 * @property {string} [large] the address of the picture that the viewer shows; by default `src`
 * @property {string} [largeSrcset] the large picture in several sizes
 * @property {number} [width] how many pixels wide the large picture is
 * @property {number} [height]
 * @property {string} [title] shown in the viewer, and in an open card
 * @property {string} [detail] shown below the title
 */

/**
 * The items of a collection, given as data.
 *
 * @typedef {object} Pictures
 * @property {number} count how many items there are
 * @property {(index: number) => Picture} picture describes an item
 * @property {(index: number) => import('./collection.js').Key} [key] identifies an item wherever it moves
 * @property {(key: any) => number} [indexOf] the present index of an item, or -1
 */

/**
 * Returns the description that a page gives of the picture of a child.
 *
 * @param {HTMLElement} child
 * @returns {Picture}
 */
export function pictureOf(child) {
  const link = linkIn(child);
  const image = imageIn(child);
  const {small, large, sources, name, title, detail, width, ratio} = photoSource(link);
  return {
    src: image?.src || small,
    srcset: image?.srcset ?? "",
    sizes: image?.sizes ?? "",
    alt: name,
    large,
    largeSrcset: sources,
    width: width || Math.round(1000 * ratio),
    height: width ? width / ratio : 1000,
    title: title === name ? "" : title,
    detail,
  };
}

/**
 * Returns the ratio of a picture: its width divided by its height; 1 if it is unknown.
 * @param {Picture} picture
 */
export function ratioOf({width = 0, height = 0}) {
  const ratio = width / height;
  return ratio > 0 && Number.isFinite(ratio) ? ratio : 1;
}

/**
 * Shows a picture in a link, which may show another one.
 *
 * @param {HTMLAnchorElement} link
 * @param {Picture} picture
 */
export function showInLink(link, picture) {
  const {src, large, largeSrcset = "", width = 0, height = 0, title = "", detail = ""} = picture;
  link.href = large || src;
  Object.assign(link.dataset, {srcset: largeSrcset, title, detail, width: `${width}`, height: `${height}`});
  for (const [name, value] of Object.entries(link.dataset))
    if (!value || value === "0") delete link.dataset[name];
  showInImage(link.querySelector("img") ?? link.appendChild(new Image()), picture);
}

/**
 * Shows a picture in an image, which may show another one.
 *
 * @param {HTMLImageElement} image
 * @param {Picture} picture
 */
export function showInImage(image, {src, srcset = "", sizes = "", alt = ""}) {
  // A picture that is in memory is in the same frame.
  image.decoding = "sync";
  image.alt = alt;
  if (image.sizes !== sizes) image.sizes = sizes;
  if (image.srcset !== srcset) image.srcset = srcset;
  if (image.getAttribute("src") !== src) image.src = src;
}
