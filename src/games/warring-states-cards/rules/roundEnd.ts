import type { CardsBoard } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import type { EndReason } from '../model/cardsEnding.js';
import type { CardsState } from '../model/cardsState.js';
import { armiesAround } from '../table/armiesOnBoard.js';
import { clearRow, layResistance, layRow } from '../table/deck.js';
import { controlRound, statesOf } from '../table/stateControl.js';
import { seatsOf } from '../table/tablePlayers.js';
import { decide } from './endGame.js';
import { endTieRound } from './tieRound.js';

/** The number of states that ends the game, by number of players. */
const GOALS: Readonly<Record<number, number>> = { 2: 7, 3: 5, 4: 4, 5: 3 };
/** The number of armies around every state that ends the game too. */
const CROWDED = 8;

/** Called when all have fallen back: the control round, then the end of the game or the next round. */
export function endRound(board: CardsBoard, state: CardsState): CardsState {
  if (state.tie) return endTieRound(state, state.tie);
  const controlled = { ...controlRound(board, state), current: undefined };
  const reason = endOf(board, controlled);
  return reason === undefined ? nextRound(controlled) : decide(controlled, reason);
}

/** End of game: why the game ends with this round. Undefined if it continues. */
function endOf(board: CardsBoard, state: CardsState): EndReason | undefined {
  const goal = GOALS[state.players.length] ?? board.states.length;
  if (seatsOf(state).some(seat => statesOf(state, seat) >= goal)) return 'states';
  if (Object.values(state.states).every(armies => !armies.includes('neutral'))) return 'neutrals';
  if (board.states.every(id => armiesAround(board, state, id) >= CROWDED)) return 'armies';
  return state.round === state.lastRound ? 'rounds' : undefined;
}

/**
 * End of round: lays a new row and resistance. The seat that claimed Spy names the start player and the next state. If nobody did, the last
 * to fall back starts and names the state.
 */
function nextRound(state: CardsState): CardsState {
  const laid = layResistance(layRow(clearRow(state)));
  const spy = state.claimed.Spy;
  const seat = spy ?? lastToFall(state);
  return { ...laid, round: state.round + 1, start: spy === undefined ? seat : undefined, stage: { kind: 'state', seat } };
}

function lastToFall({ fallen }: CardsState): Dynasty {
  const last = fallen.at(-1);
  if (last === undefined) throw new Error('a round ends when somebody has fallen back');
  return last;
}
