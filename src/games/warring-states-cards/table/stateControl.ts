import type { CardsBoard, StateId } from '../board/cardsBoard.js';
import type { ArmyOwner, Dynasty } from '../board/dynasties.js';
import type { CardsEvent } from '../model/cardsEvent.js';
import type { CardsState } from '../model/cardsState.js';
import { addEvents } from './addEvents.js';
import { armiesAround, armiesIn, armiesOn } from './armiesOnBoard.js';

/** With this many armies around it, a neutral state can change control, and a controlled state can no longer be battled for. */
export const ENOUGH = 4;

/** Who controls a state: the owner of its top army. */
export const controllerOf = (state: Pick<CardsState, 'states'>, id: StateId): ArmyOwner => armiesIn(state, id).at(-1) ?? 'neutral';

export const statesOf = (state: Pick<CardsState, 'states'>, seat: Dynasty): number =>
  Object.values(state.states).reduce((count, armies) => (armies.at(-1) === seat ? count + 1 : count), 0);

/**
 * Control round: each owner's strength in a state, that is 1 for each stronghold around it with an army of the owner and 1 for the top army
 * in it. Owners without strength are missing.
 */
export function strengthsIn(board: CardsBoard, state: CardsState, id: StateId): ReadonlyMap<ArmyOwner, number> {
  const strengths = new Map<ArmyOwner, number>([[controllerOf(state, id), 1]]);
  for (const hold of board.around(id)) {
    const [one, other] = armiesOn(state, hold);
    for (const owner of one === other ? [one] : [one, other]) if (owner) strengths.set(owner, (strengths.get(owner) ?? 0) + 1);
  }
  return strengths;
}

/** The dynasty that gains control of a state. Undefined if control does not change. */
function newController(board: CardsBoard, state: CardsState, id: StateId): Dynasty | undefined {
  const controller = controllerOf(state, id);
  if (controller === 'neutral' && armiesAround(board, state, id) < ENOUGH) return undefined;
  const strongest = strongestIn(strengthsIn(board, state, id));
  const winner = strongest.length === 1 ? strongest[0] : strongest.find(owner => owner === beneath(state, id));
  return winner === controller || winner === 'neutral' ? undefined : winner;
}

function strongestIn(strengths: ReadonlyMap<ArmyOwner, number>): readonly ArmyOwner[] {
  const most = Math.max(...strengths.values());
  return [...strengths].filter(([, strength]) => strength === most).map(([owner]) => owner);
}

/** The owner of the bottom army of two. Undefined if there are not two. */
function beneath(state: CardsState, id: StateId): ArmyOwner | undefined {
  const [bottom, top] = armiesIn(state, id);
  return top === undefined ? undefined : bottom;
}

/**
 * Control round: checks all states together. Where control changes, one army of the new controller replaces all armies in the state, which
 * return to their supplies.
 */
export function controlRound(board: CardsBoard, state: CardsState): CardsState {
  const checked = board.states.flatMap(id => checkOf(board, state, id) ?? []);
  return checked.reduce((now, event) => addEvents(event.kind === 'control' ? takeOver(now, event.state, event.to) : now, event), state);
}

/** What is reported of a state. Undefined if nothing changes and nobody could expect it to. */
function checkOf(board: CardsBoard, state: CardsState, id: StateId): Extract<CardsEvent, { kind: 'control' | 'kept' }> | undefined {
  const controller = controllerOf(state, id);
  const all = strengthsIn(board, state, id);
  const strengths = Object.fromEntries(all);
  const to = newController(board, state, id);
  if (to !== undefined) return { kind: 'control', state: id, from: controller, to, strengths };
  const around = armiesAround(board, state, id);
  const tooFew = controller === 'neutral' && around < ENOUGH;
  const isContested = !tooFew && strongestIn(all).some(owner => owner !== controller);
  if (!isContested && id !== state.current) return undefined;
  return { kind: 'kept', state: id, by: controller, strengths, ...(tooFew ? { around } : {}) };
}

function takeOver(state: CardsState, id: StateId, to: Dynasty): CardsState {
  const armies = armiesIn(state, id);
  const players = state.players.map(player => {
    const back = armies.filter(army => army === player.seat).length;
    return { ...player, supply: player.supply + back - (player.seat === to ? 1 : 0) };
  });
  return { ...state, players, states: { ...state.states, [id]: [to] } };
}
