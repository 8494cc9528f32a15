import { parentPort } from 'node:worker_threads';
import { readBoardFile, readCardsBoardFile } from '../assets.js';
import { gamesWhenAsked } from '../games/catalogue/catalogue.js';
import { keepNewSpaceSmall } from '../littleMemory.js';
import { perform } from '../matches/context/tasks.js';
import type { ComputeResult, ComputeTask } from './computeThread.js';
import type { WorkName } from './works.js';

/* The program of the worker threads that read uploaded files and answer for opponents: work that may hang or use too much memory. */

keepNewSpaceSmall();

const games = gamesWhenAsked({ boardFile: readBoardFile, cardsBoardFile: readCardsBoardFile });

type AnyTask = { readonly [Name in WorkName]: ComputeTask<Name> }[WorkName];

parentPort?.on('message', (task: AnyTask) => void resultOf(task).then(result => parentPort?.postMessage(result)));

async function resultOf(task: AnyTask): Promise<ComputeResult<WorkName>> {
  try {
    if (task.name !== 'judgeVariant') return { output: perform(games, task.name, task.input) };
    // Loaded only when a variant is checked: the workers of opponents do not need it.
    const { judgeVariant } = await import('../authoring/gate/judgeVariant.js');
    return { output: judgeVariant(task.input.files, task.input.wish) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
