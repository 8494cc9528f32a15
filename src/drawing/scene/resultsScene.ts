import { berthOf, oceanOf } from '../../games/diplomacy/board/berths.js';
import { type Location, type ProvinceId, provinceOf } from '../../games/diplomacy/board/location.js';
import type { Unit } from '../../games/diplomacy/board/position.js';
import type { Report } from '../../games/diplomacy/model/report.js';
import { type FormerPlace, type FormerUnit, locationAfter, type MapScene, positionScene, type SceneOrder, sceneOrder } from './mapScene.js';

/** The position after a phase, with the results of its orders. */
export function resultsScene(report: Report): MapScene {
  const { phase, after } = report;
  const orders = withBerths(report, report.orders.flatMap(sceneOrder));
  const before = unitsBefore(report);
  const resultOf = (unit: Unit): SceneOrder | undefined => orders.find(({ order }) => provinceOf(order.at) === provinceOf(unit.at));
  const occupied = new Set(after.units.map(unit => provinceOf(unit.at)));
  return {
    ...positionScene({ ...report, caption: report.provisional ? 'provisional' : `${phase}-closed`, position: after }),
    captured: report.captured,
    ghosts: before.filter(unit => hasLeft(resultOf(unit)) && (unit.spot === 'beside' || !occupied.has(provinceOf(unit.at)))),
    lost: before.filter(unit => isLost(resultOf(unit))),
    battles: battlegrounds(report),
    orders,
  };
}

/** The units that could be ordered in a phase: in retreats, only the dislodged ones. */
const unitsBefore = ({ phase, before }: Report): readonly FormerUnit[] =>
  phase === 'retreats' ? before.dislodged.map(unit => formerUnit(unit, 'beside')) : before.units.map(unit => formerUnit(unit, 'own'));

const formerUnit = ({ power, type, at }: Unit, spot: FormerPlace): FormerUnit => ({ power, type, at, spot });

/**
 * Adds to each order where its unit is now, with its berth. The berths of an ocean go to its fleets in the order in which the units before
 * the phase are listed, dislodged units last.
 */
function withBerths({ before, after }: Report, orders: readonly SceneOrder[]): readonly SceneOrder[] {
  if (![...before.units, ...after.units].some(({ at }) => berthOf(at) !== undefined)) return orders;
  const orderAt = new Map(orders.map(result => [result.order.at, result]));
  const free = new Map<Location, Location[]>();
  for (const { at } of after.units) free.set(oceanOf(at), [...(free.get(oceanOf(at)) ?? []), at]);
  const berths = new Map<Location, Location | undefined>();
  for (const { at } of [...before.units, ...before.dislodged]) {
    const result = orderAt.get(at);
    if (!result?.dislodged && !isLost(result)) berths.set(at, free.get(oceanOf(result ? locationAfter(result) : at))?.shift());
  }
  return orders.map(result => ({ ...result, berth: berths.get(result.order.at) }));
}

/** Where battles were fought or will be; in a provisional report, where they may be declared. */
const battlegrounds = ({ war, provisional }: Report): readonly ProvinceId[] => [
  ...new Set(war?.battles.flatMap(({ at }) => at) ?? provisional?.mayDeclare.map(({ at }) => at)),
];

const isLost = (result: SceneOrder | undefined): boolean =>
  result?.outcome.kind === 'disbanded' || result?.outcome.kind === 'removed' || result?.destroyed === true;

function hasLeft(result: SceneOrder | undefined): boolean {
  if (!result) return false;
  const { outcome, order } = result;
  return (
    outcome.kind === 'moved' ||
    outcome.kind === 'retreated' ||
    (outcome.kind === 'travelled' && provinceOf(outcome.to) !== provinceOf(order.at))
  );
}
