// A compute worker's program that works for 120 ms on whatever it gets, and answers from when to when it did.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ name }) => {
  const from = Date.now();
  while (Date.now() - from < 120);
  parentPort.postMessage({ output: { name, from, to: Date.now() } });
});
