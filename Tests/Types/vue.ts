// What Vue's type checker asks about templates with the elements. Nobody runs it: Scripts/checks/types checks it against stubs.
import type {} from "vitrine/collection";
import type {} from "vitrine/vue";
import type {GlobalComponents} from "vue";

type Carousel = InstanceType<GlobalComponents["vitrine-carousel"]>;
type Grid = InstanceType<GlobalComponents["vitrine-photo-grid"]>;
type Collection = InstanceType<GlobalComponents["vitrine-collection"]>;

// <vitrine-carousel class="wide" loop plain-links indicator="dots" effect-scale="1.4" :selected="3" />
export const carousel: Carousel["$props"] =
  {class: "wide", loop: true, "plain-links": true, indicator: "dots", "effect-scale": "1.4", selected: 3};
// <vitrine-photo-grid :min-cell="120" :minCell="120" history />
export const grid: Grid["$props"] = {"min-cell": 120, minCell: 120, history: true};
// @ts-expect-error it is none of the words
export const wrong: Carousel["$props"] = {indicator: "bullets"};

// <vitrine-collection arrangement="deck" :items="pictures" speed="0.5" history @vitrine-arrange="…" />
export const collection: Collection["$props"] =
  {arrangement: "deck", items: {count: 1, picture: () => ({src: "harbour.jpg"})}, speed: 0.5, history: true};
// @ts-expect-error it is none of the arrangements
export const spiral: Collection["$props"] = {arrangement: "spiral"};
type Arrive = CustomEvent<{element: HTMLElement; arrangement: "deck"; index: number | null}>;
export const arrived = (emit: Collection["$emit"], event: Arrive) => emit("vitrine-arrange", event);

// @vitrine-change="…"
type Change = CustomEvent<{element: HTMLElement; index: number}>;
export const listen = (emit: Carousel["$emit"], event: Change) => emit("vitrine-change", event);
