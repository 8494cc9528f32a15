import type { Fault } from '../../games/game.js';
import type { CardsBoard } from '../../games/warring-states-cards/board/cardsBoard.js';
import type { ArmyOwner } from '../../games/warring-states-cards/board/dynasties.js';
import { setUpTable } from '../../games/warring-states-cards/deal/setUpTable.js';
import type { CardsState } from '../../games/warring-states-cards/model/cardsState.js';
import { strictMove } from '../../games/warring-states-cards/notation/strictMove.js';
import { applyMove } from '../../games/warring-states-cards/rules/applyMove.js';
import { awaitedIn } from '../../games/warring-states-cards/rules/awaited.js';
import { viewOf } from '../../games/warring-states-cards/view/publicView.js';
import { type Result, refuse } from '../../lib/result.js';
import type { Script } from './script.js';

export type SayFault = (fault: Fault) => string;

/** Every move of a script with the view after it, the remaining hands, and the ending if there is one. */
export function replayScript(board: CardsBoard, script: Script, say: SayFault): object {
  let state = openingOf(board, script);
  const steps = script.moves.map(({ seat, text }) => {
    const moved = step(board, state, seat, text);
    if (!moved.ok) return { ok: false, fault: { code: moved.fault.code, message: say(moved.fault) }, view: viewOf(state) };
    state = moved.value;
    return { ok: true, view: viewOf(state) };
  });
  const hands = Object.fromEntries(state.players.map(({ seat, hand }) => [seat, [...hand].sort()]));
  return { steps, hands, ...(state.stage.kind === 'over' && { ending: state.stage.ending }) };
}

/** Shuffles nothing. Leaves out empty strongholds. */
function openingOf(board: CardsBoard, { seats, options: { skills }, start, deck, board: { states, strongholds } }: Script): CardsState {
  const places = { states: taken(states), strongholds: taken(strongholds) };
  return setUpTable(board, { seats, skills, start, deck, chance: { kind: 'laid-out' }, places });
}

function taken(places: Readonly<Record<string, readonly ArmyOwner[] | undefined>>): Readonly<Record<string, readonly ArmyOwner[]>> {
  return Object.fromEntries(Object.entries(places).flatMap(([id, armies]) => (armies && armies.length > 0 ? [[id, armies]] : [])));
}

/** Checks whether the seat may move now before it reads the text. */
function step(board: CardsBoard, state: CardsState, name: string, text: string): Result<CardsState, Fault> {
  if (state.stage.kind === 'over') return refuse({ code: 'over' });
  const seat = awaitedIn(state).find(one => one === name);
  if (seat === undefined) return refuse({ code: 'not-your-turn' });
  const move = strictMove(board, state, seat, text);
  return move === undefined ? refuse({ code: 'not-understood' }) : applyMove(board, state, seat, move);
}
