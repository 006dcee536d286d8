// The types of the entry `vitrine/stitched-carousel`: its element, by its name, and the events.
import type {VitrineStitchedCarousel} from "./types/entry/vitrine-stitched-carousel.js";

export type {VitrineEventMap} from "./events.js";
export * from "./types/entry/vitrine-stitched-carousel.js";
export type {Items} from "./types/items/collection.js";
export type {Strings} from "./types/a11y/strings.js";

declare global {
  interface HTMLElementTagNameMap {
    "vitrine-stitched-carousel": VitrineStitchedCarousel;
  }
}
