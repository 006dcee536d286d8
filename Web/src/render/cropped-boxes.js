/** @typedef {import('../engine/placement.js').Placement} Placement */

/** The least share of a box that counts as visible, since transforms divide by it. */
const LEAST_SHARE = 1e-4;

/**
 * Returns CSS transforms of two boxes about their top left corners. The outer box is moved and scaled to the visible part of the
 * item and crops the rest. The inner box shows the whole item and undoes the outer scale. Compositors can animate both transforms.
 *
 * @param {Placement} placement
 */
export function croppedBoxes(placement) {
  const {x, y, scale, cropTop, cropLeft} = placement;
  const [across, down] = visibleShares(placement);
  const [shiftX, shiftY] = [-cropLeft, -cropTop];
  return {
    outer: `translate(${x - shiftX * scale}px, ${y - shiftY * scale}px) scale(${scale * across}, ${scale * down})`,
    inner: `scale(${1 / across}, ${1 / down}) translate(${shiftX}px, ${shiftY}px)`,
  };
}

/**
 * Returns the corners of the outer box, as CSS radii in its own pixels, which are scaled; empty where no corner is round.
 * @param {Placement} placement
 */
export function outerRadius(placement) {
  const {radiusTopLeft, radiusTopRight, radiusBottomRight, radiusBottomLeft} = placement;
  const radii = [radiusTopLeft, radiusTopRight, radiusBottomRight, radiusBottomLeft];
  if (!radii.some(Boolean)) return "";
  return visibleShares(placement).map((share) => radii.map((radius) => `${radius / share}px`).join(" ")).join(" / ");
}

/**
 * Returns the visible shares of the box, across and down.
 * @param {Placement} placement
 */
function visibleShares({width, height, cropTop, cropRight, cropBottom, cropLeft}) {
  const share = (/** @type {number} */ cropped, /** @type {number} */ length) =>
    Math.max(LEAST_SHARE, 1 - cropped / length);
  return /** @type {const} */ ([share(cropLeft + cropRight, width), share(cropTop + cropBottom, height)]);
}
