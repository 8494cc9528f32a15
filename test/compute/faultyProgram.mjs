// A compute worker's program that does what its input says: hangs, dies, fails, uses up all memory, or answers with the input.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ name, input }) => {
  if (name !== 'readStart') return parentPort.postMessage({ output: { ok: true, value: input.byteLength } });
  if (input.text === 'hang') for (;;);
  if (input.text === 'die') process.exit(3);
  if (input.text === 'devour') for (const all = []; ; ) all.push(new Array(1e5).fill(all.length));
  if (input.text === 'break') return parentPort.postMessage({ failed: 'no such ground' });
  parentPort.postMessage({ output: { ok: true, value: input.text } });
});
