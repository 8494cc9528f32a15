import { memoise, memoiseByObject } from '../../../../lib/memoise.js';
import type { Random } from '../../../../lib/random.js';
import { singleOpponents } from '../../actions/fire.js';
import type { CardsBoard, StateId, StrongholdId } from '../../board/cardsBoard.js';
import type { ArmyOwner, Dynasty } from '../../board/dynasties.js';
import type { Card, CardSymbol } from '../../model/battleCards.js';
import type { CardsState, Stage } from '../../model/cardsState.js';
import type { Move, Use } from '../../model/move.js';
import { fireUses, legalActions, windUses } from '../../options/legalUses.js';
import { holdsSpy, isOpen } from '../../rules/nameState.js';
import { armiesOn, holdsOf } from '../../table/armiesOnBoard.js';
import { controllerOf, strengthsIn } from '../../table/stateControl.js';
import { playerOf } from '../../table/tablePlayers.js';
import { bestCard } from './recruitCards.js';
import { worthiest } from './worthiest.js';

type Using = Extract<Stage, { readonly kind: 'use' }>;

/** Names the open state in which the seat is strongest, preferably one it does not control yet, with itself as start player. */
export function nextState(board: CardsBoard, state: CardsState, seat: Dynasty, random: Random): Move | undefined {
  const open = board.states.filter(id => isOpen(board, state, id));
  const id = worthiest(open, random, one => strengthOf(strengthsIn(board, state, one), seat) - (controllerOf(state, one) === seat ? 2 : 0));
  return id === undefined ? undefined : { kind: 'state', state: id, ...(holdsSpy(state, seat) && { start: seat }) };
}

/** Uses the first claimed card: in most cases by its best action, if one is possible, otherwise by a draw. */
export function use(board: CardsBoard, state: CardsState, { seat, left }: Using, random: Random): Move | undefined {
  const [symbol] = left;
  if (symbol === undefined) return undefined;
  const lead = memoise((id: StateId): number => leadIn(strengthsIn(board, state, id), seat), { keyOf: id => id });
  const at = memoise((hold: StrongholdId): number => worthOfHold({ board, state, seat, lead }, hold), { keyOf: hold => hold });
  const outlook: SeatOutlook = { board, state, seat, random, lead, at };
  const actions = random() < DRAWS ? [] : actionsOf(outlook, symbol);
  return worthiest(actions, random, worthIn(outlook)) ?? { kind: 'draw', symbol };
}
const DRAWS = 0.1;

/** The board from one seat's point of view. */
interface SeatOutlook {
  readonly board: CardsBoard;
  readonly state: CardsState;
  readonly seat: Dynasty;
  readonly random: Random;
  /** By how much it is stronger in a state than any other owner. */
  readonly lead: (id: StateId) => number;
  /** The worth of a stronghold. */
  readonly at: (hold: StrongholdId) => number;
}

/** The possible actions of a claimed card. Wind and Fire start only from the stronghold that suits best. */
function actionsOf({ board, state, seat, random, at }: SeatOutlook, symbol: CardSymbol): readonly Use[] {
  if (symbol === 'Wind') {
    const from = worthiest(holdsOf(state, seat), random, hold => -at(hold));
    return from === undefined ? [] : windUses(board, state, from);
  }
  if (symbol === 'Fire') {
    const held = Object.keys(state.strongholds).filter(hold => singleOpponents(state, seat, hold).length > 0);
    const from = worthiest(held, random, at);
    return from === undefined ? [] : fireUses(board, state, seat, from);
  }
  return legalActions(board, state, seat, symbol);
}

function worthIn({ state, seat, random, lead, at }: SeatOutlook): (action: Use) => number {
  const wantedIn = memoiseByObject(({ row }: CardsState): Card | undefined => bestCard(row, playerOf(state, seat).hand, random));
  return action => {
    switch (action.kind) {
      case 'place':
        return at(action.at);
      case 'mountain':
        return -at(action.at);
      case 'wind':
        return at(action.to) - at(action.from);
      case 'fire':
        return at(action.from) - Math.max(...action.armies.map(({ to }) => at(to)));
      case 'forest':
        return lead(action.state);
      case 'spy':
        return wantedIn(state) === action.card ? 1 : 0;
      case 'draw':
        return 0;
      default:
        return action satisfies never;
    }
  };
}

/** The worth of a stronghold: the number of states around it that are not yet decided; 0 if both armies on it are the seat's own. */
function worthOfHold({ board, state, seat, lead }: Pick<SeatOutlook, 'board' | 'state' | 'seat' | 'lead'>, hold: StrongholdId): number {
  const armies = armiesOn(state, hold);
  return armies.length > 1 && armies.every(army => army === seat)
    ? 0
    : board.statesAt(hold).filter(id => Math.abs(lead(id)) <= CLOSE).length;
}
const CLOSE = 2;

type Strengths = ReadonlyMap<ArmyOwner, number>;

const strengthOf = (strengths: Strengths, owner: ArmyOwner): number => strengths.get(owner) ?? 0;

/** How much stronger an owner is than the strongest other owner. */
function leadIn(strengths: Strengths, owner: ArmyOwner): number {
  let most = 0;
  for (const [other, strength] of strengths) if (other !== owner && strength > most) most = strength;
  return strengthOf(strengths, owner) - most;
}
