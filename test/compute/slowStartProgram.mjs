// A compute worker's program that takes 1.5 s to start, or as long to answer if it is asked for that.
import { parentPort } from 'node:worker_threads';

const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);

wait();
parentPort.postMessage('started');
parentPort.on('message', ({ input }) => {
  if (input.text === 'slow') wait();
  parentPort.postMessage({ output: { ok: true, value: input.text } });
});
