import {VitrinePhotoViewer} from "./photo-viewer.js";

const TAG = "vitrine-photo-viewer";

/**
 * Makes a viewer of this script.
 *
 * A page may load two scripts of the package. Then the viewer that has the usual tag can be that of the other script, whose engine
 * does not know the exhibits of this one. The viewer of this script has a tag of its own there.
 */
export function makeViewer() {
  let tag = TAG;
  for (let copy = 2; isTaken(tag); copy++) tag = `${TAG}-${copy}`;
  if (!customElements.get(tag)) customElements.define(tag, VitrinePhotoViewer);
  return new VitrinePhotoViewer();
}

/** @param {string} tag */
function isTaken(tag) {
  const element = customElements.get(tag);
  return element !== undefined && element !== VitrinePhotoViewer;
}
