import type { BoardFile } from '../../../../src/games/diplomacy/board/boardFile.js';
import type { Problem } from './oracle/actor.js';
import { type Ground, groundOf } from './oracle/ground.js';
import { type Judgement, judge, type Verdict } from './oracle/judge.js';
import { verdictOf } from './oracle/verdict.js';
import { realmOf } from './realm.js';
import { rulesOf } from './ruleSets.js';
import { resolved, type Skirmish } from './skirmish.js';

/** The grounds computed so far, one per board. */
const grounds = new WeakMap<BoardFile, Ground>();
function groundFor(file: BoardFile): Ground {
  const ground = grounds.get(file) ?? groundOf(file);
  grounds.set(file, ground);
  return ground;
}

export const problemOf = ({ variant, position, orders, voted = new Set() }: Skirmish): Problem => ({
  ground: groundFor(variant.board.file),
  rules: rulesOf(variant),
  units: position.units,
  orders,
  voted,
  realm: realmOf(variant.board.file),
});
export const judgementOf = (skirmish: Skirmish): Judgement => judge(problemOf(skirmish));

/** Returns how the adjudicator's ledger and the exhaustive search differ; undefined if they agree. */
export function disagreement(skirmish: Skirmish): string | undefined {
  const { verdict, solutions, cycles } = judgementOf(skirmish);
  if (solutions === 1 && cycles.length > 0) return `one solution, and yet the cycle rules ${cycles.join(', ')} were needed`;
  const [ledger, search] = [inWords(verdictOf(resolved(skirmish))), inWords(verdict)];
  return ledger === search ? undefined : `the ledger says\n${ledger}\nthe search says (${solutions} solutions)\n${search}`;
}

function inWords({ units, dislodged, contested, fates }: Verdict): string {
  const told = Object.entries(fates).sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    `  units      ${units.join(', ')}`,
    `  dislodged  ${dislodged.join(', ')}`,
    `  contested  ${contested.join(', ')}`,
    `  fates      ${told.map(([at, what]) => `${at} ${what}`).join(', ')}`,
  ].join('\n');
}
