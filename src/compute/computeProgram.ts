import { parentPort } from 'node:worker_threads';
import { readBoardFile, readCardsBoardFile } from '../assets.js';
import { catalogue, variantsOn } from '../games/catalogue.js';
import { compileBoard } from '../games/warring-states-cards/board/board.js';
import { perform, type TaskName } from '../matches/compute/tasks.js';
import type { ComputeAnswer, ComputeQuestion } from './computeWorker.js';

/* The program of the worker thread that reads other people's files. */

const games = catalogue(variantsOn(readBoardFile), compileBoard(readCardsBoardFile()));

parentPort?.on('message', (question: ComputeQuestion<TaskName>) => parentPort?.postMessage(answerTo(question)));

function answerTo<Name extends TaskName>({ name, input }: ComputeQuestion<Name>): ComputeAnswer<Name> {
  try {
    return { output: perform(games, name, input) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
