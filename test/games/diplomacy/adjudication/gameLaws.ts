import { isDeepStrictEqual } from 'node:util';
import { fleetMayStand, provinceAt } from '../../../../src/games/diplomacy/board/board.js';
import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { Position, Unit } from '../../../../src/games/diplomacy/board/position.js';
import type { Diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import type { Report } from '../../../../src/games/diplomacy/model/report.js';
import type { Variant } from '../../../../src/games/diplomacy/model/variant.js';
import { allowanceOf } from '../../../../src/games/diplomacy/orders/allowance.js';
import type { Played } from './randomGame.js';

/** Returns the powers of all units, one entry per unit, wherever the units are. */
const rollOf = ({ units, dislodged }: Position): readonly string[] => [...units, ...dislodged].map(u => u.power).sort();
const counted = (report: Report, ...kinds: readonly string[]): number => report.orders.filter(o => kinds.includes(o.outcome.kind)).length;
const stored = <T>(one: T): unknown => JSON.parse(JSON.stringify(one));

/** Returns what changes when state, submissions or report are stored and read back. */
export const changedInStore = (game: Diplomacy, { after, submissions, report }: Played): readonly string[] => [
  ...(isDeepStrictEqual(game.state.parse(stored(after)), after) ? [] : ['the state changes in the store']),
  ...(isDeepStrictEqual(game.report.parse(stored(report)), report) ? [] : ['the report changes in the store']),
  ...[...submissions].flatMap(([seat, own]) =>
    isDeepStrictEqual(game.submission.parse(stored(own)), own) ? [] : [`the orders of ${seat} change in the store`],
  ),
];

/**
 * Returns units that appear or vanish without a cause. Causes are builds, revolts, virtual armies that enter, disbands, removals and
 * cataclysms. While battles are pending nothing may change.
 */
export function unaccountedUnits({ before, after, report }: Played): readonly string[] {
  const [then, now] = [rollOf(before.position), rollOf(after.position)];
  if (after.fight) return isDeepStrictEqual(then, now) ? [] : ['units change before their battles'];
  if (report.phase === 'movement') {
    const come = (report.virtual ?? []).filter(({ outcome }) => outcome.kind === 'moved').map(({ power }) => power);
    const lost = report.orders.filter(({ destroyed }) => destroyed).map(({ power }) => power);
    const isWhole = isDeepStrictEqual([...then, ...come].sort(), [...now, ...lost].sort());
    return isWhole ? [] : ['a movement phase makes or loses units'];
  }
  const change = counted(report, 'built') + (report.revolts?.length ?? 0) - counted(report, 'disbanded', 'removed');
  return now.length - then.length === change ? [] : [`${then.length} units become ${now.length}, by ${change} orders`];
}

/** Returns the powers that in winter removed fewer units than due, or built more than allowed. */
export function breachesInWinter(variant: Variant, { before, report }: Played): readonly string[] {
  if (report.phase !== 'adjustments') return [];
  return variant.board.powers.flatMap(({ id }) => {
    const { builds, removals } = allowanceOf(variant, before, id);
    const done = (kind: string): number => report.orders.filter(o => o.power === id && o.outcome.kind === kind).length;
    const [built, removed] = [done('built'), done('removed')];
    return removed === removals && built <= builds
      ? []
      : [`${id} builds ${built} of ${builds} and removes ${removed} of ${removals} in ${report.turn.year}`];
  });
}

/** Returns units that are where they cannot be, or two in one place. An army may be on an island that only fleets reach. */
export function misplacedUnits({ board }: Variant, { after }: Played): readonly string[] {
  const { units } = after.position;
  const mayStand = ({ type, at }: Unit): boolean =>
    type === 'F' ? fleetMayStand(board, at) : provinceAt(board, provinceOf(at))?.kind === 'land';
  const places = units.map(u => provinceOf(u.at));
  return [
    ...units.filter(unit => !mayStand(unit)).map(({ type, at }) => `a unit ${type} in ${at}`),
    ...places.filter((place, i) => places.indexOf(place) !== i).map(place => `two units in ${place}`),
  ];
}
