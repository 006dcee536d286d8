// @ts-check
/** The caption of an open photograph gives way while the photograph is magnified. */

/** @typedef {import("../../../Web/events.js").PhotoFrame} PhotoFrame where the viewer shows a photograph */

/**
 * Notes whether the open photograph is larger than the window. The styles hide its caption then.
 * @param {PhotoFrame | undefined} frame undefined if none is open
 */
export function noteZoom(frame) {
  // At fit a photograph may be a fraction of a pixel larger.
  const isZoomed = frame !== undefined && (frame.width > innerWidth + 1 || frame.height > innerHeight + 1);
  document.documentElement.toggleAttribute("data-zoomed", isZoomed);
}
