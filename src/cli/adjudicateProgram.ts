import { parentPort } from 'node:worker_threads';
import { READY } from './adjudicate/answerThreads.js';
import type { Lines } from './adjudicate/linesOf.js';
import { adjudicated } from './adjudicate.js';
import { allAnswered } from './answerLines.js';

/* The program of the threads that answer a long stream of `zongheng adjudicate` beside the main one. */

parentPort?.on('message', (lines: Lines) => parentPort?.postMessage(allAnswered(lines, adjudicated)));
parentPort?.postMessage(READY);
