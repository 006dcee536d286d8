/** The words of a trace for numbers of events. Each stands at the index that is its number. */
import * as abi from "../abi.js";

export const EXHIBITS = Object.freeze(["grid", "viewer", "carousel", "expanding", "stitched"]);
export const PHASES = Object.freeze(["down", "move", "up", "cancel", "leave"]);
export const DEVICES = Object.freeze(["touch", "mouse", "pen"]);
export const MAGNIFY_PHASES = Object.freeze(["began", "changed", "ended", "cancelled", "wheel"]);
export const KEYS = Object.freeze(
  ("left right up down home end page-up page-down escape stitch enter space zoom-in zoom-out zoom-fit").split(" "));
export const OPTIONS = Object.freeze(Object.values(abi)
                                       .flatMap((value) => typeof value === "object" && "id" in value ? [value] : [])
                                       .sort((one, other) => one.id - other.id)
                                       .map(({name}) => name));
