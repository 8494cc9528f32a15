import { berthOf, oceanOf } from '../games/diplomacy/board/berths.js';
import { type Location, type PowerId, type ProvinceId, provinceOf } from '../games/diplomacy/board/location.js';
import type { Position, Turn, Unit } from '../games/diplomacy/board/position.js';
import type { Outcome } from '../games/diplomacy/model/outcome.js';
import type { OrderResult, Report } from '../games/diplomacy/model/report.js';
import type { UnitOrder } from '../games/diplomacy/model/writtenOrder.js';
import type { DrawnPicture } from './picture.js';
import type { Saying } from './words.js';

/** An order to a unit, and what became of it. */
export type Told = Omit<OrderResult, 'order' | 'outcome'> & {
  readonly order: UnitOrder;
  /** Ordered: nobody knows yet, or it is not to be told. */
  readonly outcome: Outcome | { readonly kind: 'ordered' };
  /** Where its unit lies now, if that is in an open ocean: the fleets there are numbered anew as others come and go. */
  readonly berth?: Location | undefined;
};

/** A place where a unit was: on its province's own spot, or beside it because it had been dislodged. */
export type Spot = 'own' | 'beside';
export type Gone = Unit & { readonly spot: Spot };

/**
 * What is to be seen in a picture. Results show the position that came of the orders, since it is from there that
 * players go on; each unit that moved has left a ghost on its old place (unless somebody stands there now), and an
 * arrow leads from there to it. What failed starts at the unit, which has not moved. So one picture tells both what
 * happened and how things stand.
 */
export interface Scene {
  readonly turn: Turn;
  readonly saying: Saying;
  readonly centres: Readonly<Record<ProvinceId, PowerId>>;
  /** Those that are not the board's: chosen, or claimed. */
  readonly capitals: Readonly<Record<PowerId, ProvinceId>>;
  /** Centres that have just changed hands, and whose they were. */
  readonly captured: readonly { readonly centre: ProvinceId; readonly from?: PowerId | undefined }[];
  readonly units: readonly Unit[];
  readonly dislodged: readonly Unit[];
  readonly ghosts: readonly Gone[];
  /** Disbanded or removed. */
  readonly lost: readonly Gone[];
  readonly contested: readonly ProvinceId[];
  /** Where battles are fought, or may be. */
  readonly battles: readonly ProvinceId[];
  readonly orders: readonly Told[];
}

export function sceneOf(picture: DrawnPicture): Scene {
  switch (picture.kind) {
    case 'position':
      return standing({ ...picture.view, saying: picture.view.phase });
    case 'orders':
      return ordered(picture.report);
    case 'results':
      return aftermath(picture.report);
    case 'changes':
      return changes(picture.report);
    case 'mine':
      return planned(picture);
    default:
      return picture satisfies never;
  }
}

interface Standing {
  readonly turn: Turn;
  readonly saying: Saying;
  readonly position: Position;
  readonly capitals?: Scene['capitals'] | undefined;
}

const standing = ({ turn, saying, position: { centres, units, dislodged, contested }, capitals = {} }: Standing): Scene => ({
  turn,
  saying,
  centres,
  capitals,
  captured: [],
  units,
  dislodged,
  ghosts: [],
  lost: [],
  contested,
  battles: [],
  orders: [],
});

function ordered(report: Report): Scene {
  const told = report.orders.filter(({ written }) => written).flatMap(toldOrder);
  return { ...standing({ ...report, saying: 'ordered', position: report.before }), orders: told.map(asOrdered) };
}

/** An order as it was given: an order that could not be allowed is told as what it was not. */
const asOrdered = ({ power, order, written, outcome }: Told): Told => ({
  power,
  order,
  written,
  success: outcome.kind !== 'illegal',
  outcome: outcome.kind === 'illegal' ? outcome : { kind: 'ordered' },
});

const changes = (report: Report): Scene => ({
  ...standing({ ...report, saying: 'changes', position: report.after }),
  captured: report.captured,
});

/** Orders for units of others are votes; what they are for is told in the colour of the unit. */
function planned({ view, seat, submission }: Extract<DrawnPicture, { kind: 'mine' }>): Scene {
  const { position } = view;
  const owner = (at: Location): PowerId =>
    [...position.dislodged, ...position.units].find(unit => provinceOf(unit.at) === provinceOf(at))?.power ?? seat;
  const orders = submission.orders.flatMap((order): readonly Told[] =>
    order.kind === 'waive' ? [] : [{ power: owner(order.at), order, written: true, success: true, outcome: { kind: 'ordered' } }],
  );
  return { ...standing({ ...view, saying: 'mine' }), orders };
}

function aftermath(report: Report): Scene {
  const { phase, before, after } = report;
  const orders = withBerths(report, report.orders.flatMap(toldOrder));
  const was: readonly Gone[] =
    phase === 'retreats' ? before.dislodged.map(unit => gone(unit, 'beside')) : before.units.map(unit => gone(unit, 'own'));
  const resultOf = (unit: Unit): Told | undefined => orders.find(({ order }) => provinceOf(order.at) === provinceOf(unit.at));
  const occupied = new Set(after.units.map(unit => provinceOf(unit.at)));
  return {
    ...standing({ ...report, saying: `${phase}-closed`, position: after }),
    captured: report.captured,
    ghosts: was.filter(unit => hasLeft(resultOf(unit)) && (unit.spot === 'beside' || !occupied.has(provinceOf(unit.at)))),
    lost: was.filter(unit => isLost(resultOf(unit))),
    battles: battlegrounds(report),
    orders,
  };
}

/** Fleets keep their order in an ocean, those that come in behind where they stood in the list of all. */
function withBerths({ before, after }: Report, orders: readonly Told[]): readonly Told[] {
  if (![...before.units, ...after.units].some(({ at }) => berthOf(at) !== undefined)) return orders;
  const toldOf = new Map(orders.map(told => [told.order.at, told]));
  const lying = new Map<Location, Location[]>();
  for (const { at } of after.units) lying.set(oceanOf(at), [...(lying.get(oceanOf(at)) ?? []), at]);
  const berths = new Map<Location, Location | undefined>();
  for (const { at } of [...before.units, ...before.dislodged]) {
    const told = toldOf.get(at);
    if (!told?.dislodged && !isLost(told)) berths.set(at, lying.get(oceanOf(told ? restOf(told) : at))?.shift());
  }
  return orders.map(told => ({ ...told, berth: berths.get(told.order.at) }));
}

/** Where the battles of a report were fought or will be; of a provisional result where some may be. */
const battlegrounds = ({ war, provisional }: Report): readonly ProvinceId[] => [
  ...new Set(war?.battles.flatMap(({ at }) => at) ?? provisional?.mayDeclare.map(({ at }) => at)),
];

const gone = ({ power, type, at }: Unit, spot: Spot): Gone => ({ power, type, at, spot });
const toldOrder = ({ order, ...rest }: OrderResult): readonly Told[] => (order.kind === 'waive' ? [] : [{ ...rest, order }]);
const isLost = (result: Told | undefined): boolean =>
  result?.outcome.kind === 'disbanded' || result?.outcome.kind === 'removed' || result?.destroyed === true;

function hasLeft(result: Told | undefined): boolean {
  if (!result) return false;
  const { outcome, order } = result;
  return (
    outcome.kind === 'moved' ||
    outcome.kind === 'retreated' ||
    (outcome.kind === 'travelled' && provinceOf(outcome.to) !== provinceOf(order.at))
  );
}

/** Where the unit of an order stands after it. */
export function restOf({ order, outcome, berth }: Told): Location {
  if (berth !== undefined) return berth;
  if (outcome.kind === 'travelled') return outcome.to;
  return (outcome.kind === 'moved' || outcome.kind === 'retreated') && (order.kind === 'move' || order.kind === 'retreat')
    ? order.to
    : order.at;
}
