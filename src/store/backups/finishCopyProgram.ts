import { parentPort, workerData } from 'node:worker_threads';
import { finishCopy } from './finishCopy.js';

/* The program of the thread that finishes a copy of records in use. What it throws reaches whoever started it. */

parentPort?.postMessage(finishCopy(workerData));
