import type { Piece } from '../adjudication/orderGraph.js';
import { hasMoved } from '../adjudication/settledPieces.js';
import type { ProvinceId } from '../board/location.js';
import type { Declaration } from '../model/battle/declaration.js';
import { type Battleground, nameOf, placeOf, spaceAt } from './battleground.js';
import type { DeclaredBattle } from './declaredBattles.js';
import { declarerOf } from './mayDeclare.js';
import { arrivalsIn, isOcean } from './oceanFleets.js';

/**
 * What happens to a unit that declares a move, or moved, from the place of one battle to that of another. `dislodge`: it does not contend
 * at home, and is dislodged if it comes back; `join`: it contends at home too; `schedule`: the battle at its target is fought first.
 */
export type DependentRule = 'dislodge' | 'join' | 'schedule';

/** A battle that was fought. `winner` is undefined if the status quo won. */
export interface FoughtBattle {
  readonly at: readonly ProvinceId[];
  readonly declared: readonly Declaration[];
  readonly winner?: Declaration;
}

/** How the battles of a turn depend on each other. */
export interface Dependence {
  readonly returnsHome: (mover: Piece) => boolean;
  /** The places of the battles that must be fought before this one. */
  readonly waitsFor: (contest: DeclaredBattle) => readonly ProvinceId[];
}

/**
 * A unit that declares its move, or moved, from the place of one battle to that of another. A unit that meets a declared move head-to-head
 * is no link: it contends in both battles anyway.
 */
interface Link {
  readonly mover: Piece;
  readonly from: DeclaredBattle;
  readonly to: DeclaredBattle;
}

export function dependenceOf(
  ground: Battleground,
  battles: readonly DeclaredBattle[],
  rule: DependentRule,
  fought: readonly FoughtBattle[],
): Dependence {
  const links = battles.flatMap(to => linksTo(ground, battles, to));
  const isLinked = (mover: Piece): boolean => links.some(link => link.mover === mover);
  switch (rule) {
    case 'dislodge':
      return { returnsHome: () => false, waitsFor: () => [] };
    case 'join':
      return { returnsHome: isLinked, waitsFor: () => [] };
    case 'schedule':
      return scheduled(links, fought);
    default:
      return rule satisfies never;
  }
}

function linksTo(ground: Battleground, battles: readonly DeclaredBattle[], to: DeclaredBattle): readonly Link[] {
  const declared = to.declared.filter(d => d.kind === 'move').map(d => declarerOf(ground, d));
  const arrived = to.at.flatMap(at => (isOcean(ground, at) ? arrivalsIn(ground, at) : (spaceAt(ground, at)?.entrant ?? [])));
  const isMet = ({ opponent }: Piece): boolean => opponent !== undefined && battles.some(b => b.declared.some(d => isMoveOf(opponent, d)));
  return [...new Set([...declared, ...arrived])].flatMap(mover => {
    if (isMet(mover)) return [];
    const from = battles.find(battle => battle !== to && !mover.own.virtual && battle.at.includes(placeOf(mover)));
    return from ? [{ mover, from, to }] : [];
  });
}

const isMoveOf = (piece: Piece, { unit, kind }: Declaration): boolean => kind === 'move' && unit === nameOf(piece);

/**
 * Rule `schedule`: the battle at the target is fought first. If the unit does not enter there, it contends at home. Where battles wait for
 * each other in a ring, it contends at home at once.
 */
function scheduled(links: readonly Link[], fought: readonly FoughtBattle[]): Dependence {
  const inRing = links.filter(({ from, to }) => isReached(links, to, from));
  const resultOf = ({ to }: Link): FoughtBattle | undefined => fought.find(f => f.at.some(place => to.at.includes(place)));
  return {
    returnsHome: mover => {
      const link = links.find(l => l.mover === mover);
      if (!link || inRing.includes(link)) return link !== undefined;
      const result = resultOf(link);
      return result !== undefined && !enters(mover, result);
    },
    waitsFor: contest => [...new Set(links.flatMap(l => (l.from === contest && !inRing.includes(l) && !resultOf(l) ? l.to.at : [])))],
  };
}

/** Whether following links from one battle leads to another. */
function isReached(links: readonly Link[], from: DeclaredBattle, goal: DeclaredBattle, seen: readonly DeclaredBattle[] = []): boolean {
  if (from === goal) return true;
  if (seen.includes(from)) return false;
  return links.some(link => link.from === from && isReached(links, link.to, goal, [...seen, from]));
}

/** Whether a mover enters its target, given the result of the battle there. */
function enters(mover: Piece, { winner }: FoughtBattle): boolean {
  return winner ? winner.kind === 'move' && winner.unit === nameOf(mover) : hasMoved(mover);
}
