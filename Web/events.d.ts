// The events of the package, for each of its entries.

/** Where an open photograph is in the window, in CSS pixels. A magnified one is larger than the window. */
export interface PhotoFrame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The events of the elements, by their names. Those that bubble say by `element` whose they are: the element with the items, also for its
 * viewer and for a listener outside of a shadow tree.
 */
export interface VitrineEventMap {
  /**
   * The target is another item, or the viewer shows another photograph: once for each decision. If a page cancels it, the element
   * goes back to the item before.
   */
  "vitrine-change": CustomEvent<{readonly element: HTMLElement; index: number}>;
  /** It has come to rest. `isOpen` and `frame` are those of a viewer, in which a photograph rests again after each zoom. */
  "vitrine-settle": CustomEvent<{readonly element: HTMLElement; index: number; isOpen?: boolean; frame?: PhotoFrame}>;
  /** The position has changed, in items. This event does not bubble. */
  "vitrine-move": CustomEvent<{position: number}>;
  /** Items came, went or moved. This event does not leave a shadow tree. */
  "vitrine-edit": Event;
  /** The items with these indices will be visible soon, so that a page can load them. Along a loop, `start` up to but not including `end` may lie beyond its ends. */
  "vitrine-need": CustomEvent<{readonly element: HTMLElement; start: number; end: number; indices: number[]}>;
  /** A grid changes to this number of columns: once for each decision, at the release of a pinch. */
  "vitrine-columns": CustomEvent<{readonly element: HTMLElement; columns: number}>;
  /** A card opens or closes in place. */
  "vitrine-expand": CustomEvent<{readonly element: HTMLElement; index: number; isOpen: boolean}>;
  /** A row is stitched or unstitched. */
  "vitrine-stitch": CustomEvent<{readonly element: HTMLElement; isStitched: boolean}>;
  /** The engine has loaded, and the element can be used. */
  "vitrine-ready": CustomEvent<{readonly element: HTMLElement}>;
  /** A drag or a pinch begins; `isOpen` is true in the viewer. */
  "vitrine-drag-start": CustomEvent<{readonly element: HTMLElement; index: number; isOpen?: boolean}>;
  /** A drag or a pinch ends, because the last pointer leaves the screen or is taken away. */
  "vitrine-drag-end": CustomEvent<{readonly element: HTMLElement; index: number; isOpen?: boolean}>;
  /** An item opens in the viewer. If a page cancels it, the item does not open. */
  "vitrine-open": CustomEvent<{readonly element: HTMLElement; index: number}>;
  /** A picture has loaded in the viewer, also one beside the current one: that of the link, or the first of `data-srcset`. */
  "vitrine-load": CustomEvent<{readonly element: HTMLElement; index: number}>;
  /** A picture in the viewer could not be loaded. */
  "vitrine-error": CustomEvent<{readonly element: HTMLElement; index: number}>;
  /** The pictures of a collection begin to fly to another arrangement, or turn round. */
  "vitrine-arrange": CustomEvent<{readonly element: HTMLElement; arrangement: "grid" | "carousel" | "deck" | "expanding" | "stitched"; index: number | null}>;
  /** The pictures of a collection have arrived in an arrangement. Where they turn round, they have not. */
  "vitrine-arrive": CustomEvent<{readonly element: HTMLElement; arrangement: "grid" | "carousel" | "deck" | "expanding" | "stitched"; index: number | null}>;
  /** The item that was open in the viewer closes. If a page cancels it, the item stays open. */
  "vitrine-close": CustomEvent<{readonly element: HTMLElement; index: number}>;
}

declare global {
  interface GlobalEventHandlersEventMap extends VitrineEventMap {}
}
