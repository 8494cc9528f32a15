import type { Random } from '../../../../lib/random.js';
import { convoyed } from './convoyed.js';
import type { Outlook, SeenUnit } from './outlook.js';
import type { PlaceValues } from './placeValues.js';
import { canSupport, goalOf, HOLD, type Task } from './plan.js';
import type { Step } from './terrain.js';

export type Plan = Map<SeenUnit, Task>;

/** How much chance changes what a captain thinks of a move. */
const WHIM = 0.3;

/** A move that a piece might make, and what it would gain if it surely succeeded. */
interface Wish {
  readonly piece: SeenUnit;
  readonly step: Step;
  readonly gain: number;
}

/** A move with others that would support it, and what that gains. */
interface Attack extends Omit<Wish, 'gain'> {
  /** By how likely it is to succeed, less what it costs. */
  readonly gain: number;
  readonly supports: readonly SeenUnit[];
}

/** What a captain has planned so far. */
interface Planning {
  readonly outlook: Outlook;
  readonly pieces: readonly SeenUnit[];
  readonly values: PlaceValues;
  readonly plan: Plan;
  /** The provinces that pieces of the seat move to. */
  readonly claimed: Set<number>;
}

/**
 * Plans a movement phase for the pieces of a seat. The best attack is chosen first, with as many supports as pay, then the best of those
 * left. The pieces that remain support what is contested. No two go to one place. `whim`: how much chance changes the values, from 0.
 */
export function captainMoves(
  outlook: Outlook,
  pieces: readonly SeenUnit[],
  values: PlaceValues,
  random: Random,
  whim: number = WHIM,
): Plan {
  const plan: Plan = new Map();
  const planning: Planning = { outlook, pieces, values, plan, claimed: new Set() };
  const wishes = wishesOf(pieces, values, () => whim * (random() - 0.5));
  for (let next = bestAttack(planning, wishes); next; next = bestAttack(planning, wishes)) {
    const { piece, step, supports } = next;
    plan.set(piece, { kind: 'move', step });
    for (const other of supports) plan.set(other, { kind: 'support', of: piece, step });
    planning.claimed.add(step.province);
  }
  for (const piece of pieces) if (!plan.has(piece)) plan.set(piece, HOLD);
  supportHolders(planning);
  return outlook.variant.orderKinds.includes('convoy') ? convoyed(outlook, plan, values) : plan;
}

/** The moves to better places. `whim`: how much better each seems by chance. */
const wishesOf = (pieces: readonly SeenUnit[], values: PlaceValues, whim: () => number): readonly Wish[] =>
  pieces.flatMap(piece => {
    const now = values.at(piece.node);
    return piece.steps.flatMap(step => {
      const gain = values.at(step.node) - now + whim();
      return gain <= 0 ? [] : [{ piece, step, gain }];
    });
  });

function bestAttack(planning: Planning, wishes: readonly Wish[]): Attack | undefined {
  const { plan } = planning;
  const alone = new Map<SeenUnit, number>();
  const open = wishes.filter(({ piece, step }) => !plan.has(piece) && isFree(planning, piece, step));
  for (const { piece, step, gain } of open)
    alone.set(piece, Math.max(alone.get(piece) ?? 0, gain * odds(planning, piece, step.province, 0)));
  let best: Attack | undefined;
  let most = 0;
  for (const wish of open) {
    const attack = supported(planning, wish, alone);
    if (attack.gain <= most) continue;
    most = attack.gain;
    best = attack;
  }
  return best;
}

/** Adds the supports that gain more than what the supporters would gain alone. */
function supported(planning: Planning, { piece, step, gain }: Wish, alone: ReadonlyMap<SeenUnit, number>): Attack {
  const { outlook, pieces, plan } = planning;
  const target = step.province;
  const before = alone.get(piece) ?? 0;
  let total = gain * odds(planning, piece, target, 0);
  const supports: SeenUnit[] = [];
  const most = needed(planning, piece, target);
  if (most === 0) return { piece, step, supports, gain: total };
  const helpers = pieces.filter(other => other !== piece && !plan.has(other) && canSupport(outlook, other, target));
  helpers.sort((a, b) => (alone.get(a) ?? 0) - (alone.get(b) ?? 0));
  let cost = 0;
  let paid = { count: 0, total };
  for (const [i, other] of helpers.slice(0, most).entries()) {
    cost += alone.get(other) ?? 0;
    total = gain * odds(planning, piece, target, i + 1) - cost;
    if (total > paid.total + EFFORT) paid = { count: i + 1, total };
  }
  return {
    piece,
    step,
    supports: helpers.slice(0, paid.count),
    gain: paid.count > 0 ? paid.total : before > 0 ? gain * odds(planning, piece, target, 0) : 0,
  };
}

/** Whether a piece may go there: nobody else of the seat does, and none stays there or comes the other way. */
function isFree({ outlook, plan, claimed }: Planning, piece: SeenUnit, { province }: Step): boolean {
  if (claimed.has(province)) return false;
  const occupant = outlook.pieceIn[province];
  if (!occupant || occupant.power !== piece.power) return true;
  const task = plan.get(occupant);
  return task?.kind === 'move' && task.step.province !== piece.province;
}

/** How many supports make an attack safe. */
const needed = ({ outlook, values }: Planning, piece: SeenUnit, province: number): number =>
  Math.min(3, values.threat(province) + (isWalledOff(outlook, piece, province) ? 1 : 0));

/** The probability that an attack with this many supports succeeds. */
function odds({ outlook, values }: Planning, piece: SeenUnit, province: number, supports: number): number {
  const occupant = outlook.pieceIn[province];
  const isHeld = occupant !== undefined && occupant.power !== piece.power;
  const against = values.threat(province) + (isHeld && isWalledOff(outlook, piece, province) ? 1 : 0);
  if (supports >= against) return against === 0 ? 1 : 0.92;
  if (isHeld) return supports === 0 ? 0.12 : supports === against - 1 ? 0.55 : 0.25;
  return supports === against - 1 ? 0.45 : 0.2;
}

/** Pieces that would only hold support one that is contested, if they can. */
function supportHolders(planning: Planning): void {
  const { pieces, plan } = planning;
  const given = new Map<SeenUnit, number>();
  for (const task of plan.values()) if (task.kind === 'support') given.set(task.of, (given.get(task.of) ?? 0) + 1);
  for (const piece of pieces) {
    if (plan.get(piece)?.kind !== 'hold') continue;
    const best = neediest(planning, piece, given);
    if (!best) continue;
    const task = plan.get(best);
    given.set(best, (given.get(best) ?? 0) + 1);
    plan.set(piece, task?.kind === 'move' ? { kind: 'support', of: best, step: task.step } : { kind: 'support', of: best });
  }
}

/** The most valuable of those that a piece can support and that are contested. `given`: how many supports each has. */
function neediest({ outlook, values, plan }: Planning, piece: SeenUnit, given: ReadonlyMap<SeenUnit, number>): SeenUnit | undefined {
  let best: SeenUnit | undefined;
  let most = 0;
  for (const [other, task] of plan) {
    if (other === piece) continue;
    const goal = goalOf(other, task);
    if (!canSupport(outlook, piece, goal)) continue;
    const need = values.threat(goal) - (given.get(other) ?? 0);
    const worth = need > 0 ? values.at(task.kind === 'move' ? task.step.node : other.node) : 0;
    if (worth > most) {
      most = worth;
      best = other;
    }
  }
  return best;
}

/** Whether a province has a wall against the one where a piece is. */
const isWalledOff = ({ terrain: { board } }: Outlook, { province }: SeenUnit, target: number): boolean =>
  board.walls[target * board.provinces.length + province] === 1;

/** How much a support must gain. */
const EFFORT = 0.02;
