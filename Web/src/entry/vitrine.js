/** All elements; each of these modules defines its own. */
export * from "./vitrine-carousel.js";
export * from "./vitrine-expanding-carousel.js";
export * from "./vitrine-photo-grid.js";
export * from "./vitrine-stitched-carousel.js";
