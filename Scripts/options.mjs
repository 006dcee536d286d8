// The options of the elements, by the attributes that set them.
import * as abi from "../Web/src/abi.js";

const all = Object.values(abi).filter(({id}) => id !== undefined);

export const options = Object.fromEntries(all.map((option) => [option.name, option]));
