import { type Location, type PowerId, type ProvinceId, provinceOf } from '../../games/diplomacy/board/location.js';
import type { Position, Turn, Unit } from '../../games/diplomacy/board/position.js';
import type { Outcome } from '../../games/diplomacy/model/outcome.js';
import type { OrderResult, Report } from '../../games/diplomacy/model/report.js';
import type { UnitOrder } from '../../games/diplomacy/model/writtenOrder.js';
import type { MapPicture, MarkedPowers } from './mapPicture.js';
import type { PhaseCaption } from './pictureWords.js';

/** An order to a unit, and what a picture shows of its result. */
export type SceneOrder = Omit<OrderResult, 'order' | 'outcome'> & {
  readonly order: UnitOrder;
  /** `ordered`: the outcome is unknown or must not be shown. */
  readonly outcome: Outcome | { readonly kind: 'ordered' };
  /**
   * Where the unit is after the phase, with its berth. Set only if several fleets share an open ocean, where fleets are renumbered as
   * others come and go.
   */
  readonly berth?: Location | undefined;
};

/** Where a unit was: at its province's usual place, or beside it as a dislodged unit. */
export type FormerPlace = 'own' | 'beside';
export type FormerUnit = Unit & { readonly spot: FormerPlace };

/**
 * What a picture shows. The picture of a phase's results shows the position after it, because players continue from there: a unit that
 * moved leaves a ghost at its old place (unless another unit is there now), and an arrow leads from the ghost to the unit. The arrow of a
 * failed order starts at the unit. So one picture shows both what happened and the current position.
 */
export interface MapScene {
  readonly turn: Turn;
  readonly caption: PhaseCaption;
  /** Owner of each controlled centre. */
  readonly centres: Readonly<Record<ProvinceId, PowerId>>;
  /** Capitals chosen or claimed in play, where they differ from the board's. */
  readonly capitals: Readonly<Record<PowerId, ProvinceId>>;
  /** Centres that have just changed hands, with their previous owners. `from` is undefined if nobody owned the centre. */
  readonly captured: readonly { readonly centre: ProvinceId; readonly from?: PowerId | undefined }[];
  readonly units: readonly Unit[];
  readonly dislodged: readonly Unit[];
  /** Units shown where they were before. */
  readonly ghosts: readonly FormerUnit[];
  /** Units disbanded or removed. */
  readonly lost: readonly FormerUnit[];
  /** Provinces closed to retreats by a standoff. */
  readonly contested: readonly ProvinceId[];
  /** Provinces where battles are fought or may be declared. */
  readonly battles: readonly ProvinceId[];
  readonly orders: readonly SceneOrder[];
  /** The powers that won, or that the reader plays. */
  readonly marked?: MarkedPowers | undefined;
  /** The powers that the bot plays. */
  readonly bots?: readonly PowerId[] | undefined;
}

interface ScenePosition {
  readonly turn: Turn;
  readonly caption: PhaseCaption;
  readonly position: Position;
  readonly capitals?: MapScene['capitals'] | undefined;
}

/** A position without orders. */
export const positionScene = ({ turn, caption, position, capitals = {} }: ScenePosition): MapScene => ({
  turn,
  caption,
  centres: position.centres,
  capitals,
  captured: [],
  units: position.units,
  dislodged: position.dislodged,
  ghosts: [],
  lost: [],
  contested: position.contested,
  battles: [],
  orders: [],
});

/** The orders written for a phase, without their outcomes. */
export function ordersScene(report: Report): MapScene {
  const orders = report.orders.filter(({ written }) => written).flatMap(sceneOrder);
  return { ...positionScene({ ...report, caption: 'ordered', position: report.before }), orders: orders.map(withoutOutcome) };
}

/** Hides the outcome, except that an illegal order stays marked as illegal. */
const withoutOutcome = ({ power, order, written, outcome }: SceneOrder): SceneOrder => ({
  power,
  order,
  written,
  success: outcome.kind !== 'illegal',
  outcome: outcome.kind === 'illegal' ? outcome : { kind: 'ordered' },
});

/** The position after a phase, and the centres gained and lost in it. */
export const changesScene = (report: Report): MapScene => ({
  ...positionScene({ ...report, caption: changesCaption(report), position: report.after }),
  captured: report.captured,
});

function changesCaption({ captured, phase, orders, provisional }: Report): PhaseCaption {
  if (captured.length > 0) return 'changes';
  if (phase !== 'movement') return `${phase}-closed`;
  if (provisional) return 'provisional';
  // While battles are fought on their tables nothing has moved yet.
  return orders.length > 0 ? 'moved' : 'movement';
}

/** The orders that a seat has filed. Orders to other powers' units are votes, drawn in the colour of the unit. */
export function filedOrdersScene({ view, seat, submission }: Extract<MapPicture, { kind: 'mine' }>): MapScene {
  const { position } = view;
  const owner = (at: Location): PowerId =>
    [...position.dislodged, ...position.units].find(unit => provinceOf(unit.at) === provinceOf(at))?.power ?? seat;
  const orders = submission.orders.flatMap((order): readonly SceneOrder[] =>
    order.kind === 'waive' ? [] : [{ power: owner(order.at), order, written: true, success: true, outcome: { kind: 'ordered' } }],
  );
  return { ...positionScene({ ...view, caption: 'mine' }), orders };
}

/** Empty for a waived build, which is no order to a unit. */
export const sceneOrder = ({ order, ...rest }: OrderResult): readonly SceneOrder[] => (order.kind === 'waive' ? [] : [{ ...rest, order }]);

/** Where the unit is after its order. */
export function locationAfter({ order, outcome, berth }: SceneOrder): Location {
  if (berth !== undefined) return berth;
  if (outcome.kind === 'travelled') return outcome.to;
  return (outcome.kind === 'moved' || outcome.kind === 'retreated') && (order.kind === 'move' || order.kind === 'retreat')
    ? order.to
    : order.at;
}

/** Whether a unit has a ring around it, because it stays where it is. */
export const isRingedUnit = ({ order, outcome, dislodged }: SceneOrder): boolean =>
  outcome.kind !== 'illegal' && order.kind === 'hold' && dislodged === undefined;

/** The units of the powers that the reader plays, if the picture points them out. */
export const ownUnits = ({ units, marked }: Pick<MapScene, 'units' | 'marked'>): readonly Unit[] =>
  marked?.as === 'you' ? units.filter(({ power }) => marked.powers.includes(power)) : [];
