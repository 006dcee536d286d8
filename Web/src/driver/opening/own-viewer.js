import {exhibitOf} from "../../engine/options.js";
import {slot} from "../../render/part.js";
import {TOOLBAR} from "../../render/viewer-controls.js";
import {PAGES} from "../../render/viewer-page.js";
import {DETAILS, OVERLAY} from "../../render/viewer-renderer.js";

const TAG = "vitrine-photo-viewer";

/** Events of the viewer that must not reach the element that contains it. */
const HIDDEN = [
  "pointerdown",
  "click",
  "dragstart",
  "wheel",
  "keydown",
  "gesturestart",
  "gesturechange",
  "gestureend",
  "vitrine-ready",
];

/** The parts of a viewer, for `exportparts` of the element in whose shadow tree it is. */
const PARTS = "backdrop, photo, beside, failed, loading, page, previous-photo, next-photo, close, toolbar, details, " +
  "caption, caption-title, caption-detail";

/**
 * Makes a viewer of this script for the shadow tree of an element, and returns its driver.
 *
 * A page may load two scripts of the package. Then the viewer that has the usual tag can be that of the other script, whose engine
 * does not know the exhibits of this one. The viewer of this script has a tag of its own there.
 *
 * @param {HTMLElement} element
 */
export function makeViewer(element) {
  const Viewer =
    /** @type {typeof import('../../elements/photo-viewer.js').VitrinePhotoViewer} */ (exhibitOf(element).Viewer);
  let tag = TAG;
  for (let copy = 2; (customElements.get(tag) ?? Viewer) !== Viewer; copy++) tag = `${TAG}-${copy}`;
  if (!customElements.get(tag)) customElements.define(tag, Viewer);
  const viewer = new Viewer();
  viewer.setAttribute("exportparts", PARTS);
  for (const type of HIDDEN) viewer.addEventListener(type, hide);
  for (const name of [TOOLBAR, OVERLAY, DETAILS, ...PAGES]) {
    const forwarded = slot(name);
    forwarded.slot = name;
    viewer.append(forwarded);
  }
  return /** @type {import('../viewer/viewer-driver.js').ViewerDriver} */ (viewer.driver);
}

/**
 * Keeps an event of the viewer from the element that contains it. A click on something that the page has put into the viewer
 * goes on, since the page may listen to it anywhere.
 *
 * @param {Event} event
 */
function hide(event) {
  const isOfPage = event.type === "click" || event.type === "vitrine-ready";
  if (!isOfPage || event.target === event.currentTarget) event.stopPropagation();
}
