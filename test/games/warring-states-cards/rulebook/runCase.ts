import { playMissedTurn } from '../../../../src/games/warring-states-cards/game/playMissedTurn.js';
import type { CardsState } from '../../../../src/games/warring-states-cards/model/cardsState.js';
import { strictMove } from '../../../../src/games/warring-states-cards/notation/strictMove.js';
import { applyMove } from '../../../../src/games/warring-states-cards/rules/applyMove.js';
import { awaitedIn } from '../../../../src/games/warring-states-cards/rules/awaited.js';
import { board } from '../table.js';
import type { RuleCase, Told } from './caseFile.js';
import { setTable } from './setTable.js';
import { tellTable } from './tellTable.js';

const SILENCE = '…';

/** Returns how a case differs from what is written; undefined if it does not. */
export function failureOf({ given, steps }: RuleCase): string | undefined {
  let state = setTable(given);
  for (const step of steps) {
    if ('key' in step) {
      const found = tellTable(state, step.key);
      if (found !== step.value) return `${step.at}  ${step.key}: wanted ${step.value}, found ${found}`;
      continue;
    }
    const moved = make(state, step);
    if (typeof moved === 'string' ? moved !== step.fault : step.fault !== undefined)
      return `${step.at}  ${step.seat} ${step.text}: wanted ${step.fault ?? 'to be allowed'}, found ${typeof moved === 'string' ? moved : 'allowed'}`;
    if (typeof moved !== 'string') state = moved;
  }
  return undefined;
}

/** Returns the state after a move, or the code of its fault. */
function make(state: CardsState, { seat: name, text }: Told): CardsState | string {
  if (state.stage.kind === 'over') return 'over';
  const seat = awaitedIn(state).find(one => one === name);
  if (seat === undefined) return 'not-your-turn';
  if (text === SILENCE) return playMissedTurn(board, state, seat).state;
  const move = strictMove(board, state, seat, text);
  if (move === undefined) return 'not-understood';
  const moved = applyMove(board, state, seat, move);
  return moved.ok ? moved.value : moved.fault.code;
}
