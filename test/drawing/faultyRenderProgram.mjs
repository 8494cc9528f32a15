import { parentPort } from 'node:worker_threads';

// A render worker's program that does what the picture says: dies, throws, never answers, or answers with the picture's number.
parentPort.on('message', ({ number, picture }) => {
  if (picture === 'die') process.exit(7);
  if (picture === 'throw') throw new Error('no such picture');
  if (picture !== 'dawdle') parentPort.postMessage({ number, bytes: Uint8Array.of(number, 1) });
});
