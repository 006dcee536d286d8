// The types of the entry `vitrine/carousel`: its element, by its name, and the events.
import type {VitrineCarousel} from "./types/entry/vitrine-carousel.js";

export type {VitrineEventMap} from "./events.js";
export * from "./types/entry/vitrine-carousel.js";
export type {Items} from "./types/items/collection.js";
export type {Stop} from "./types/engine/effect-stops.js";
export type {Strings} from "./types/a11y/strings.js";

declare global {
  interface HTMLElementTagNameMap {
    "vitrine-carousel": VitrineCarousel;
  }
}
