import {VitrineCarousel} from "./carousel.js";
import {VitrinePhotoGrid} from "./photo-grid.js";
import {VitrinePhotoViewer} from "./photo-viewer.js";

export {VitrineCarousel, VitrinePhotoGrid, VitrinePhotoViewer};

const elements = Object.freeze({
  "vitrine-carousel": VitrineCarousel,
  "vitrine-photo-grid": VitrinePhotoGrid,
  "vitrine-photo-viewer": VitrinePhotoViewer,
});

// The viewer first: a grid that is upgraded makes one.
for (const [name, element] of Object.entries(elements).reverse())
  if (globalThis.customElements && !customElements.get(name)) customElements.define(name, element);
