import { parentPort } from 'node:worker_threads';

// A render worker's program that does what the picture says: dies, throws, never answers, answers with what
// tells it from other workers, or with the picture's number. A picture of a game it answers with the boards it was sent and told to drop.
const id = crypto.getRandomValues(new Uint8Array(8));
parentPort.on('message', ({ number, picture, boards = [], drops = [] }) => {
  if (picture.game === 'broken') return parentPort.postMessage({ number, failed: 'no such board' });
  if (picture.game)
    return parentPort.postMessage({ number, bytes: new TextEncoder().encode(JSON.stringify([boards.map(b => b.game), drops])) });
  if (picture === 'die later') setTimeout(() => process.exit(7));
  if (picture === 'die') process.exit(7);
  if (picture === 'throw') throw new Error('no such picture');
  if (picture === 'started') parentPort.postMessage({ number, bytes: id.slice() });
  else if (picture !== 'dawdle') parentPort.postMessage({ number, bytes: Uint8Array.of(number, 1) });
});
