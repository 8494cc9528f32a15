import type { PowerId } from '../board/location.js';
import type { Battle } from './battle.js';
import { type Dispatch, type DispatchOf, dispatchesOf } from './dispatch.js';
import { placesOf } from './melee.js';
import type { Verdict, War } from './war.js';

/** The seat that the host of a match reports from. */
export const HOST = 'host';

/** Who reports a battle: of every side the commander of its leading nation. */
export const reportersOf = ({ sides, commanders }: Battle): readonly PowerId[] => [
  ...new Set(sides.map(({ leader }) => commanders[leader] ?? leader)),
];

/** Everything that may be reported of a battle: whose army won, in cataclysmic battles with and without the losers' end; last that nobody broke. */
export function outcomesOf({ sides }: Pick<Battle, 'sides'>, places: string, isCataclysmic: boolean): readonly DispatchOf<'report'>[] {
  const standsTwice = (power: PowerId): boolean => sides.filter(side => side.armies.some(army => army.power === power)).length > 1;
  const won = sides.flatMap(({ armies }, i) => armies.map(({ power }) => ({ army: power, ...(standsTwice(power) && { side: i + 1 }) })));
  const ends = isCataclysmic ? [false, true] : [false];
  return [
    ...won.flatMap(one => ends.map(destroyed => ({ kind: 'report' as const, battle: places, ...one, destroyed }))),
    { kind: 'report', battle: places, destroyed: false },
  ];
}

export interface Reported {
  readonly verdict: Verdict | undefined;
  readonly by: 'reports' | 'host' | 'dispute';
}

/** All who reported agree: it counts. They differ: the host decides; where he has not, it is in dispute. Nobody reported: nothing. */
export function reportsOn(war: War, battle: Battle, said: ReadonlyMap<PowerId, readonly Dispatch[]>): Reported {
  const places = placesOf(war.ground, battle);
  const reportBy = (seat: PowerId): DispatchOf<'report'> | undefined =>
    dispatchesOf(said.get(seat) ?? [], 'report').find(report => report.battle === places);
  const reports = reportersOf(battle).flatMap(seat => reportBy(seat) ?? []);
  const verdicts = reports.map(report => verdictOf(battle, report));
  const [first] = verdicts;
  const agree = first !== undefined && verdicts.every(other => isSame(first, other));
  const decision = reportBy(HOST);
  if (agree) return { verdict: { ...first, destroyed: verdicts.every(v => v.destroyed) }, by: 'reports' };
  if (decision) return { verdict: verdictOf(battle, decision), by: 'host' };
  return first === undefined ? { verdict: undefined, by: 'reports' } : { verdict: undefined, by: 'dispute' };
}

const isSame = (a: Verdict, b: Verdict): boolean => a.army === b.army && a.side === b.side;

/** An army that stands on several sides won on the one that is named, or else on the first. */
export function verdictOf({ sides }: Battle, { army, side, destroyed }: DispatchOf<'report'>): Verdict {
  const named = side === undefined ? sides.findIndex(s => s.armies.some(a => a.power === army)) : side - 1;
  return { army, side: Math.max(0, named), destroyed };
}
