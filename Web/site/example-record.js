/** An example records what happens to its elements if its address contains `?record`. A button saves the traces. */
import {recordElements} from "./record.js";

const button = document.createElement("button");
button.className = "save-recording";
button.textContent = "Save recording";
button.hidden = true;
recordElements(button, button);
addEventListener("DOMContentLoaded", () => document.body.append(button));
