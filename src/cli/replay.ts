import type { Readable, Writable } from 'node:stream';
import { readCardsBoardFile } from '../assets.js';
import { cardGamePresenter } from '../discord/words/warringStatesCards/cardGamePresenter.js';
import type { Fault } from '../games/game.js';
import { type CardsBoard, compileCardsBoard } from '../games/warring-states-cards/board/cardsBoard.js';
import { jsonBytes } from './adjudicate/jsonBytes.js';
import { answerLines } from './answerLines.js';
import { replayScript } from './replay/replayScript.js';
import { scriptOn } from './replay/script.js';

/** Answers one script per line. A line that is not a script gets a fault. */
export function replayLines(input: Readable, output: Writable): Promise<void> {
  const answer = answererOn(compileCardsBoard(readCardsBoardFile()));
  return answerLines(input, output, line => jsonBytes(line === undefined ? bad('the line is too long') : answered(line, answer)));
}

function answered(line: string, answer: (line: string) => object): object {
  try {
    return answer(line);
  } catch (cause) {
    return { error: { code: 'failed', message: `The replay failed: ${cause instanceof Error ? cause.message : cause}.` } };
  }
}

function answererOn(board: CardsBoard): (line: string) => object {
  const script = scriptOn(board);
  const presenter = cardGamePresenter(board);
  const say = (fault: Fault): string => presenter.fault(fault, 'en') ?? `This is not allowed (${fault.code}).`;
  return line => {
    const read = script.safeParse(parsed(line));
    if (read.success) return replayScript(board, read.data, say);
    const [first] = read.error.issues;
    return bad(first ? `${first.path.join('.') || 'the line'}: ${first.message}` : 'the line is no script');
  };
}

const bad = (message: string): object => ({ error: { code: 'bad-script', message } });

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
