// The types of the entry `vitrine/collection`: all elements and the collection, by their names, and the events.
import type {VitrineCollection} from "./types/entry/vitrine-collection.js";

export * from "./vitrine.js";
export type {ArrivalOptions} from "./types/elements/vitrine-element.js";
export type {CollectionStrings} from "./types/elements/collection.js";
export {VitrineCollection} from "./types/entry/vitrine-collection.js";
export type {Picture, Pictures} from "./types/items/picture-list.js";

declare module "./vitrine.js" {
  interface VitrineElements {
    "vitrine-collection": VitrineCollection;
  }
}
