import { parentPort } from 'node:worker_threads';
import { answersTo } from './adjudicate.js';
import type { Lines } from './answerCrew.js';

/* The program of the threads that answer many lines of `zongheng adjudicate` beside each other. */

parentPort?.on('message', (lines: Lines) => {
  const answers = Uint8Array.from(Buffer.from(answersTo(lines), 'latin1'));
  parentPort?.postMessage(answers, [answers.buffer]);
});
