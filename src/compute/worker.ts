import { parentPort } from 'node:worker_threads';
import { readBoardFile, readCardsBoardFile } from '../assets.js';
import { catalogue } from '../games/catalogue/catalogue.js';
import { variantsOn } from '../games/catalogue/diplomacyVariants.js';
import { compileCardsBoard } from '../games/warring-states-cards/board/cardsBoard.js';
import { perform, type TaskName } from '../matches/compute/tasks.js';
import type { Answer, Question } from './computeWorker.js';

const games = catalogue(variantsOn(readBoardFile), compileCardsBoard(readCardsBoardFile()));

parentPort?.on('message', (asked: Question<TaskName>) => parentPort?.postMessage(answerTo(asked)));

function answerTo<Name extends TaskName>({ name, input }: Question<Name>): Answer<Name> {
  try {
    return { output: perform(games, name, input) };
  } catch (error) {
    return { broke: error instanceof Error ? error.message : String(error) };
  }
}
