// What Vue's type checker asks about templates with the elements. Nobody runs it: Scripts/checks/types checks it against stubs.
import type {} from "vitrine/vue";
import type {GlobalComponents} from "vue";

type Carousel = InstanceType<GlobalComponents["vitrine-carousel"]>;
type Grid = InstanceType<GlobalComponents["vitrine-photo-grid"]>;

// <vitrine-carousel class="wide" loop plain-links indicator="dots" effect-scale="1.4" :selected="3" />
export const carousel: Carousel["$props"] =
  {class: "wide", loop: true, "plain-links": true, indicator: "dots", "effect-scale": "1.4", selected: 3};
// <vitrine-photo-grid :min-cell="120" :minCell="120" history />
export const grid: Grid["$props"] = {"min-cell": 120, minCell: 120, history: true};
// @ts-expect-error it is none of the words
export const wrong: Carousel["$props"] = {indicator: "bullets"};

// @vitrine-change="…"
type Change = CustomEvent<{element: HTMLElement; index: number}>;
export const listen = (emit: Carousel["$emit"], event: Change) => emit("vitrine-change", event);
