// Written by `make options` from the table in Sources/Vitrine/Gesture/Option.swift; a test compares the two.

/**
 * Everything that an attribute can set: the engine's number for it, what it counts, its default, range and words; `own`
 * are the defaults of the kinds of exhibits that have another.
 */
export const options = Object.freeze(/** @type {const} */ ({
  "min-cell": {id: 0, kind: "points", initial: 100, least: 16, most: 10000},
  "max-cell": {id: 1, kind: "points", initial: 0, least: 0, most: 10000},
  "spacing": {id: 2, kind: "points", initial: 3, least: 0, most: 1000, own: {3: 20, 4: 8}},
  "speed": {id: 3, kind: "factor", initial: 1, least: 0.01, most: 10},
  "loop": {id: 4, kind: "flag", initial: 0, least: 0, most: 1},
  "axis": {id: 5, kind: "choice", initial: 0, least: 0, most: 1, choices: ["horizontal", "vertical"]},
  "snap": {id: 6, kind: "choice", initial: 0, least: 0, most: 2, choices: ["item", "page", "free"], own: {3: 2, 4: 2}},
  "align":
    {id: 7, kind: "choice", initial: 1, least: 0, most: 2, choices: ["start", "center", "end"], own: {3: 0, 4: 0}},
  "damping": {id: 8, kind: "factor", initial: 0.66, least: 0, most: 4},
  "autoplay": {id: 9, kind: "milliseconds", initial: 0, least: 0, most: 3600000},
  "effect": {
    id: 10,
    kind: "choice",
    initial: 0,
    least: 0,
    most: 7,
    choices: ["none", "scale", "fade", "cover-flow", "cylinder", "wheel", "stack", "parallax"]
  },
  "prominence": {id: 11, kind: "factor", initial: 1.2, least: 0.1, most: 4},
  "collapsed-size": {id: 12, kind: "points", initial: 150, least: 16, most: 10000},
  "expanded-size": {id: 13, kind: "points", initial: 250, least: 16, most: 10000},
  "multiple": {id: 14, kind: "flag", initial: 0, least: 0, most: 1},
  "reveal": {id: 15, kind: "choice", initial: 1, least: 0, most: 1, choices: ["nearest", "center"]},
  "hover-delay": {id: 16, kind: "milliseconds", initial: 100, least: 0, most: 10000},
  "duration": {id: 17, kind: "milliseconds", initial: 400, least: 0, most: 10000},
  "curve": {
    id: 18,
    kind: "choice",
    initial: 0,
    least: 0,
    most: 4,
    choices: ["ease-in-out", "ease-in", "ease-out", "linear", "spring"]
  },
  "radius": {id: 19, kind: "points", initial: 8, least: 0, most: 1000, own: {3: 10}},
  "row-height": {id: 20, kind: "points", initial: 300, least: 16, most: 10000},
  "tap": {id: 21, kind: "choice", initial: 0, least: 0, most: 2, choices: ["act", "select", "controls"]},
}));
