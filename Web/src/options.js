// Written by `make options` from the table in Sources/Vitrine/Gesture/Option.swift; a test compares the two.

/** Everything that an attribute can set by a number: the engine's number for it, its default and its range. */
export const options = Object.freeze({
  'min-cell': { id: 0, initial: 100, least: 16, most: 10000 },
  'max-cell': { id: 1, initial: 0, least: 0, most: 10000 },
  'spacing': { id: 2, initial: 3, least: 0, most: 1000 },
  'speed': { id: 3, initial: 1, least: 0.01, most: 10 },
  'loop': { id: 4, initial: 0, least: 0, most: 1 },
  'axis': { id: 5, initial: 0, least: 0, most: 1 },
  'snap': { id: 6, initial: 0, least: 0, most: 2 },
  'align': { id: 7, initial: 1, least: 0, most: 2 },
  'damping': { id: 8, initial: 0.66, least: 0, most: 4 },
  'autoplay': { id: 9, initial: 0, least: 0, most: 3600000 },
  'effect': { id: 10, initial: 0, least: 0, most: 1 },
});
