import { parentPort } from 'node:worker_threads';

/** Stands in for the drawing worker: answers with the picture's number, or dies, or never answers, as the picture says. */
parentPort.on('message', ({ number, picture }) => {
  if (picture === 'die') process.exit(7);
  if (picture === 'throw') throw new Error('out of ink');
  if (picture !== 'dawdle') parentPort.postMessage({ number, bytes: Uint8Array.of(number, 1) });
});
