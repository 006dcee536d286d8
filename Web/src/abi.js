// clang-format off
// Written by `make interface` from Sources/VitrineWeb/Interface.swift; `make check` compares the two.

/** The kinds of exhibits. */
export const KIND_PHOTO_GRID = 0;
export const KIND_PHOTO_VIEWER = 1;
export const KIND_CAROUSEL = 2;
export const KIND_EXPANDING = 3;
export const KIND_STITCHED = 4;
export const KIND_REARRANGEMENT = 5;

/** The actions on a rearrangement. */
export const REARRANGEMENT_START = 0;
export const REARRANGEMENT_REVERSE = 1;
export const REARRANGEMENT_SCRUB = 2;
export const REARRANGEMENT_END_SCRUB = 3;
export const REARRANGEMENT_DISCONNECT = 4;
export const REARRANGEMENT_SET_FRAMES = 5;
export const REARRANGEMENT_MOTION = 6;

/** The kinds of events. */
export const EVENT_POINTER = 0;
export const EVENT_KEY = 1;
export const EVENT_VIEWPORT = 2;
export const EVENT_ENVIRONMENT = 3;
export const EVENT_OPTION = 4;
export const EVENT_COUNT = 5;
export const EVENT_FOCUS = 6;
export const EVENT_OPEN = 7;
export const EVENT_CLOSE = 8;
export const EVENT_SELECT = 9;
export const EVENT_STEP = 10;
export const EVENT_WHEEL = 11;
export const EVENT_EXTENTS = 12;
export const EVENT_INSERT = 13;
export const EVENT_REMOVE = 14;
export const EVENT_PAUSE = 15;
export const EVENT_EXPAND = 16;
export const EVENT_STITCH = 17;
export const EVENT_MAGNIFY = 18;
export const EVENT_STOPS = 19;
export const EVENT_MOVE = 20;
export const EVENT_SOURCE = 21;
export const EVENT_PAGE = 22;
export const EVENT_EXTENT = 23;
export const EVENT_PICTURE = 24;
export const EVENT_VIEWED = 25;
export const EVENT_SECTIONS = 26;
export const EVENT_SCRUB = 27;
export const EVENT_COLUMNS = 28;
export const EVENT_RATIOS = 29;

/** The kinds of signals. */
export const SIGNAL_OPEN = 0;
export const SIGNAL_CLOSE = 1;
export const SIGNAL_SETTLE = 2;
export const SIGNAL_PREFETCH = 3;
export const SIGNAL_FOCUS = 4;
export const SIGNAL_SCROLL = 5;
export const SIGNAL_CHANGE = 6;
export const SIGNAL_EXPAND = 7;
export const SIGNAL_STITCH = 8;
export const SIGNAL_HAPTIC = 9;
export const SIGNAL_COLUMNS = 10;

/** The questions. */
export const QUESTION_TARGET = 0;
export const QUESTION_POSITION = 1;
export const QUESTION_LOOKS_CLOSED = 2;
export const QUESTION_PREVIOUS_SECTION = 3;
export const QUESTION_NEXT_SECTION = 4;
export const QUESTION_COLUMNS = 5;
export const QUESTION_NEXT_COLUMNS = 6;
export const QUESTION_MIN_CELL = 7;
export const QUESTION_PITCH = 8;

/** Who gets a gesture, in a response. */
export const CLAIM_PENDING = 0;
export const CLAIM_MINE = 1;
export const CLAIM_YOURS = 2;

/** The phases of a pointer. */
export const POINTER_DOWN = 0;
export const POINTER_MOVE = 1;
export const POINTER_UP = 2;
export const POINTER_CANCEL = 3;
export const POINTER_LEAVE = 4;

/** The devices of a pointer. */
export const DEVICE_TOUCH = 0;
export const DEVICE_MOUSE = 1;
export const DEVICE_PEN = 2;

/** The phases of a pinch on a trackpad. */
export const MAGNIFY_BEGAN = 0;
export const MAGNIFY_CHANGED = 1;
export const MAGNIFY_ENDED = 2;
export const MAGNIFY_CANCELLED = 3;
export const MAGNIFY_WHEEL = 4;

/** The reasons why a strip does not move by itself. */
export const PAUSE_HOVERED = 1;
export const PAUSE_FOCUSED = 2;
export const PAUSE_HIDDEN = 4;
export const PAUSE_PAUSED = 8;

/** The numbers at the head of a scene. */
export const SCENE_FIELDS = /** @type {const} */ ([
  "count",
  "opacity",
  "backdrop",
  "controls",
  "height",
  "isMoving",
  "wakeAt",
  "offsetX",
  "offsetY",
  "target",
  "position",
  "pages",
  "currentPage",
  "firstDot",
  "dots",
  "revision",
  "headings",
  "headingHeight",
  "unit",
  "section",
  "scrubPosition",
  "scrubEnd",
  "layers",
  "isJustified",
  "holdsPictures",
  "removed",
]);

/** The numbers at the head of the scene of a rearrangement. */
export const REARRANGEMENT_FIELDS = /** @type {const} */ ([
  "count",
  "isMoving",
  "sourceOpacity",
  "sourceScale",
  "sourcePivotX",
  "sourcePivotY",
  "sourceX",
  "sourceY",
  "destinationOpacity",
  "destinationScale",
  "destinationPivotX",
  "destinationPivotY",
  "destinationX",
  "destinationY",
]);

/** The numbers of a placement. */
export const PLACEMENT_FIELDS = /** @type {const} */ ([
  "item",
  "x",
  "y",
  "scale",
  "width",
  "height",
  "cropTop",
  "cropRight",
  "cropBottom",
  "cropLeft",
  "radiusTopLeft",
  "radiusTopRight",
  "radiusBottomRight",
  "radiusBottomLeft",
  "opacity",
  "lap",
  "depth",
  "rotationX",
  "rotationY",
  "rotationZ",
  "elevation",
  "openness",
  "flight",
]);

/** How many numbers the head of a scene and each placement take. */
export const STRIDE = 26;
/** Most events and all signals have at most this many numbers. */
export const FEW_ARGUMENTS = 16;
/** The most numbers of an event. */
export const MOST_ARGUMENTS = 4194306;
/** The bit of a response that asks the page to suppress the click. */
export const SUPPRESSES_CLICK = 4;
/** The most keyframes of a motion of the compositor. */
export const MOST_KEYFRAMES = 202;
/** The number of the first photograph that is removed from a grid. */
export const FIRST_REMOVED = -1000000000;
/** The most stops of an effect. */
export const MOST_STOPS = 64;
/** The usual lower limit of an option that is a number. */
export const USUAL_LEAST = 0;
/** The usual upper limit of an option that is a number. */
export const USUAL_MOST = 10000;
/** The shortest rest of a strip that moves by itself, in milliseconds. */
export const LEAST_AUTOPLAY = 1000;
/** The narrowest photograph of a row, width divided by height. */
export const NARROWEST = 0.2;
/** The widest photograph of a row, width divided by height. */
export const WIDEST = 5;

/** The keys, by their names in the DOM. */
export const KEYS = Object.freeze({
  "ArrowLeft": 0,
  "ArrowRight": 1,
  "ArrowUp": 2,
  "ArrowDown": 3,
  "Home": 4,
  "End": 5,
  "PageUp": 6,
  "PageDown": 7,
  "Escape": 8,
  "s": 9,
  "S": 9,
  "+": 12,
  "=": 12,
  "-": 13,
  "0": 14,
});

/*
 * The options, which attributes set: the engine's number, the attribute, the default, and the range of a number or the words of a
 * choice. A range begins at USUAL_LEAST and ends at USUAL_MOST unless it says otherwise. `own` has the defaults of kinds of exhibits
 * that differ. A flag has no default, because it is off.
 */
/** the minimum side of a cell */
export const OPTION_MIN_CELL = /** @type {const} */ ({id: 0, name: "min-cell", initial: 100, least: 14});
/** the maximum side of a cell; 0 for no limit */
export const OPTION_MAX_CELL = /** @type {const} */ ({id: 1, name: "max-cell", initial: 0});
/** the gap between neighbours */
export const OPTION_SPACING = /** @type {const} */ ({id: 2, name: "spacing", initial: 3, most: 1000, own: {3: 20, 4: 8}});
/** the speed of animations; 0.2 is slow motion */
export const OPTION_SPEED = /** @type {const} */ ({id: 3, name: "speed", initial: 1, least: 0.01, most: 10});
/** whether the first item follows the last */
export const OPTION_LOOP = /** @type {const} */ ({id: 4, name: "loop"});
/** the direction in which it runs */
export const OPTION_AXIS = /** @type {const} */ ({id: 5, name: "axis", initial: 0, choices: ["horizontal", "vertical"]});
/** where it comes to rest: on an item, on a page, anywhere */
export const OPTION_SNAP = /** @type {const} */ ({id: 6, name: "snap", initial: 0, choices: ["item", "page", "free"], own: {3: 2, 4: 2}});
/** the alignment of an item at rest */
export const OPTION_ALIGN = /** @type {const} */ ({id: 7, name: "align", initial: 1, choices: ["start", "center", "end"], own: {3: 0, 4: 0}});
/** how far a flick carries, as a factor of its predicted distance */
export const OPTION_MOMENTUM = /** @type {const} */ ({id: 8, name: "momentum", initial: 0.66, most: 4});
/** the time between two moves, at least 1000; 0 for no autoplay */
export const OPTION_AUTOPLAY = /** @type {const} */ ({id: 9, name: "autoplay", initial: 0, most: 3600000});
/** how items look as they pass the middle */
export const OPTION_EFFECT = /** @type {const} */ ({id: 10, name: "effect", initial: 0, choices: ["none", "scale", "fade", "cover-flow", "cylinder", "wheel", "stack", "parallax"]});
/** the scale of the item in the middle with the effect scale */
export const OPTION_EFFECT_SCALE = /** @type {const} */ ({id: 11, name: "effect-scale", initial: 1.2, least: 0.1, most: 4});
/** the length of a closed card */
export const OPTION_COLLAPSED_SIZE = /** @type {const} */ ({id: 12, name: "collapsed-size", initial: 150, least: 16});
/** the length of an open card; at least that of a closed one */
export const OPTION_EXPANDED_SIZE = /** @type {const} */ ({id: 13, name: "expanded-size", initial: 250, least: 16});
/** whether several cards can be open at once */
export const OPTION_MULTIPLE = /** @type {const} */ ({id: 14, name: "multiple"});
/** where an opening card moves if part of it would be out of view: to an edge, to the middle */
export const OPTION_REVEAL = /** @type {const} */ ({id: 15, name: "reveal", initial: 1, choices: ["nearest", "center"]});
/** the time that a mouse rests on a card before the card opens */
export const OPTION_HOVER_DELAY = /** @type {const} */ ({id: 16, name: "hover-delay", initial: 100});
/** the time in which a card opens; 0 for no animation */
export const OPTION_DURATION = /** @type {const} */ ({id: 17, name: "duration", initial: 400});
/** the timing curve of the opening */
export const OPTION_CURVE = /** @type {const} */ ({id: 18, name: "curve", initial: 0, choices: ["ease-in-out", "ease-in", "ease-out", "linear", "spring"]});
/** the corner radius; in a stitched row, only the outer corners are round */
export const OPTION_RADIUS = /** @type {const} */ ({id: 19, name: "radius", initial: 8, most: 1000, own: {3: 10}});
/** the maximum height of the row */
export const OPTION_ROW_HEIGHT = /** @type {const} */ ({id: 20, name: "row-height", initial: 300, least: 16});
/** the effect of a tap: it acts, it selects an item before its links act, it shows or hides the viewer's controls, or it closes the viewer, whose controls fade and return with the next touch */
export const OPTION_TAP = /** @type {const} */ ({id: 21, name: "tap", initial: 0, choices: ["act", "select", "controls", "close"]});
/** the height of the heading of a section; 0 for no headings */
export const OPTION_HEADING_HEIGHT = /** @type {const} */ ({id: 22, name: "heading-height", initial: 48, most: 1000});
/** whether two fingers, a wheel with the control key and the keys + and - change the number of columns */
export const OPTION_ZOOM = /** @type {const} */ ({id: 23, name: "zoom"});
/** squares, or rows of whole photographs, whose height follows from `min-cell` */
export const OPTION_LAYOUT = /** @type {const} */ ({id: 24, name: "layout", initial: 0, choices: ["squares", "justified"]});

/** The units of the options that are numbers. Only the tables of the guides need them. */
export const units = /** @type {const} */ ({
  "min-cell": "points",
  "max-cell": "points",
  "spacing": "points",
  "speed": "factor",
  "momentum": "factor",
  "autoplay": "milliseconds",
  "effect-scale": "factor",
  "collapsed-size": "points",
  "expanded-size": "points",
  "hover-delay": "milliseconds",
  "duration": "milliseconds",
  "radius": "points",
  "row-height": "points",
  "heading-height": "points",
});
