// The types of the entry `vitrine/expanding-carousel`: its element, by its name, and the events.
import type {VitrineExpandingCarousel} from "./types/entry/vitrine-expanding-carousel.js";

export type {VitrineEventMap} from "./events.js";
export * from "./types/entry/vitrine-expanding-carousel.js";
export type {Items} from "./types/items/collection.js";
export type {Strings} from "./types/a11y/strings.js";

declare global {
  interface HTMLElementTagNameMap {
    "vitrine-expanding-carousel": VitrineExpandingCarousel;
  }
}
