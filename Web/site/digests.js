/** Runs the replay of the tests: a trace goes in through standard input, its digests come out. */

/**
 * Returns the digests of a trace.
 *
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function digestsOf(text) {
  const module = await WebAssembly.compileStreaming(fetch("replay.wasm"));
  return replay(text, (system) => new WebAssembly.Instance(module, {wasi_snapshot_preview1: system}).exports);
}

/**
 * Returns the digests of a trace from an instance of the replay.
 *
 * @param {string} text
 * @param {(system: Record<string, WebAssembly.ImportValue>) => WebAssembly.Exports} instantiate
 * @returns {Promise<string>}
 */
export async function replay(text, instantiate) {
  let input = new TextEncoder().encode(text);
  /** @type {Uint8Array[]} */
  const output = [];
  const vectors = (/** @type {number} */ address, /** @type {number} */ count) => {
    const view = new DataView(memory().buffer);
    return Array.from({length: count}, (_, index) => {
      const [start, length] = [0, 4].map((offset) => view.getUint32(address + 8 * index + offset, true));
      return new Uint8Array(memory().buffer, start, length);
    });
  };
  const answer = (/** @type {number} */ address, /** @type {number} */ bytes) => {
    new DataView(memory().buffer).setUint32(address, bytes, true);
    return 0;
  };
  const system = {
    fd_read(
      /** @type {number} */ _file, /** @type {number} */ at, /** @type {number} */ count, /** @type {number} */ read) {
      const [room] = vectors(at, count);
      const part = input.subarray(0, room.length);
      room.set(part);
      input = input.subarray(part.length);
      return answer(read, part.length);
    },
    fd_write(
      /** @type {number} */ _file, /** @type {number} */ at, /** @type {number} */ count,
      /** @type {number} */ written) {
      const parts = vectors(at, count).map((part) => part.slice());
      output.push(...parts);
      return answer(written, parts.reduce((sum, {length}) => sum + length, 0));
    },
  };
  const exports = instantiate(system);
  const memory = () => /** @type {WebAssembly.Memory} */ (exports.memory);
  /** @type {() => void} */ (exports._start)();
  return new Blob(/** @type {BlobPart[]} */ (output)).text();
}
