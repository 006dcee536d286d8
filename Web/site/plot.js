/** The plot of a replay: the position and its velocity over time, and a line for each event. */

const [WIDTH, HEIGHT, MIDDLE] = [720, 260, 140];

/**
 * Draws the plot.
 *
 * @param {SVGElement} svg
 * @param {readonly {time: number, position: number}[]} samples one for each frame
 * @param {readonly import('../src/record/trace-reader.js').Step[]} steps
 */
export function plot(svg, samples, steps) {
  const [start, end] = [samples[0]?.time ?? steps[0].time, steps[steps.length - 1].time];
  const x = (/** @type {number} */ time) => WIDTH * (time - start) / (end - start || 1);
  svg.dataset.start = `${start}`;
  svg.dataset.end = `${end}`;
  const velocities = samples.map(({time, position}, index) => {
    const before = samples[Math.max(0, index - 1)];
    return {time, value: time > before.time ? (position - before.position) / (time - before.time) : 0};
  });
  const positions = samples.map(({time, position}) => ({time, value: position}));
  svg.replaceChildren(
    ...steps.filter(({event}) => event !== undefined).map(({time}) => vertical(x(time), "event")),
    curve("position", positions, x, 10, MIDDLE - 10), curve("velocity", velocities, x, MIDDLE, HEIGHT - 10),
    vertical(0, "now"));
}

/**
 * Moves the line of the frame that is shown.
 *
 * @param {SVGElement} svg
 * @param {number} time in seconds
 */
export function showTime(svg, time) {
  const [start, end] = [Number(svg.dataset.start), Number(svg.dataset.end)];
  const x = WIDTH * (time - start) / (end - start || 1);
  svg.querySelector(".now")?.setAttribute("transform", `translate(${x} 0)`);
}

/**
 * @param {string} name
 * @param {readonly {time: number, value: number}[]} points
 * @param {(time: number) => number} x
 * @param {number} top of the curve
 * @param {number} bottom of the curve
 */
function curve(name, points, x, top, bottom) {
  const least = points.reduce((least, {value}) => Math.min(least, value), Infinity);
  const most = points.reduce((most, {value}) => Math.max(most, value), -Infinity);
  const y = (/** @type {number} */ value) =>
    bottom - (bottom - top) * (most > least ? (value - least) / (most - least) : 0.5);
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("class", name);
  path.setAttribute("d", points.map(({time, value}, index) => `${index ? "L" : "M"}${x(time)} ${y(value)}`).join(""));
  return path;
}

/**
 * @param {number} x
 * @param {string} name
 */
function vertical(x, name) {
  const line = document.createElementNS("http://www.w3.org/2000/svg", "line");
  for (const [attribute, value] of Object.entries({x1: x, x2: x, y1: 0, y2: HEIGHT, class: name}))
    line.setAttribute(attribute, `${value}`);
  return line;
}
