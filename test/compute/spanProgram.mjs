// A compute worker's program that works for a tenth of a second on whatever it gets, and for one on an upload. It answers from when to when.
import { parentPort } from 'node:worker_threads';

const nobody = new Int32Array(new SharedArrayBuffer(4));

parentPort.on('message', ({ name }) => {
  const from = Date.now();
  Atomics.wait(nobody, 0, 0, name === 'readUpload' ? 1_000 : 100);
  parentPort.postMessage({ output: { name, from, to: Date.now() } });
});
