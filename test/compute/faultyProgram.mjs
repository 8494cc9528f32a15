// A compute worker's program that does what its input says: hangs, dies, fails, uses up all memory or 240 MB of it, or answers with the input.
import { parentPort } from 'node:worker_threads';

parentPort.postMessage('started');

parentPort.on('message', ({ name, input }) => {
  if (name === 'opponentOrders' && input.state === 'hang')
    return input.level === 'recruit' ? parentPort.postMessage({ output: 'A Vie H' }) : forever();
  if (name === 'opponentOrders') return parentPort.postMessage({ output: filled(input.state) });
  if (name === 'readUpload') return forever();
  if (name !== 'readStart') return parentPort.postMessage({ output: { ok: true, value: input.byteLength } });
  if (input.text === 'hang') forever();
  if (input.text === 'die') process.exit(3);
  if (input.text === 'devour') for (const all = []; ; ) all.push(new Array(1e5).fill(all.length));
  if (input.text === 'fill') return parentPort.postMessage({ output: { ok: true, value: filled(240) } });
  if (input.text === 'break') return parentPort.postMessage({ failed: 'no such ground' });
  parentPort.postMessage({ output: { ok: true, value: input.text } });
});

/** Fills this many megabytes of the heap, and returns how many arrays that took. */
function filled(megabytes) {
  const all = Array.from({ length: megabytes }, (_, i) => new Array(131_072).fill(i));
  return String(all.length);
}

function forever() {
  for (;;);
}
