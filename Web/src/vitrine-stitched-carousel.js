import {define} from "./define.js";
import {VitrineStitchedCarousel} from "./stitched-carousel.js";

export {VitrineStitchedCarousel};

define({"vitrine-stitched-carousel": VitrineStitchedCarousel});
