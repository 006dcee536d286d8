import {ItemPictures} from "./item-pictures.js";

/** Pictures that fill their items. A whole item flies, as the engine crops it. */
export class WholePictures extends ItemPictures {
  pictureOf() {
    return null;
  }
}
