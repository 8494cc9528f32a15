import { parentPort } from 'node:worker_threads';
import { readBoardFile, readCardsBoardFile } from '../assets.js';
import { gamesWhenAsked } from '../games/catalogue/catalogue.js';
import { keepNewSpaceSmall } from '../littleMemory.js';
import { perform, type TaskName } from '../matches/context/tasks.js';
import type { ComputeResult, ComputeTask } from './computeThread.js';

/* The program of the worker threads that read uploaded files and answer for opponents: work that may hang or use too much memory. */

keepNewSpaceSmall();

const games = gamesWhenAsked({ boardFile: readBoardFile, cardsBoardFile: readCardsBoardFile });

parentPort?.on('message', (task: ComputeTask<TaskName>) => parentPort?.postMessage(resultOf(task)));

function resultOf<Name extends TaskName>({ name, input }: ComputeTask<Name>): ComputeResult<Name> {
  try {
    return { output: perform(games, name, input) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
