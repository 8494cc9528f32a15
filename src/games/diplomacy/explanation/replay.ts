import { attackStrength, cuttingStrength, mayCut } from '../adjudication/equations.js';
import type { Piece } from '../adjudication/field.js';
import { recast } from '../adjudication/recast.js';
import { resolve } from '../adjudication/rounds.js';
import { hasMoved, wasDislodged } from '../adjudication/settled.js';
import { attackOf, holdOf, oppositionOf } from '../adjudication/strengths.js';
import { groundOf } from '../battles/ground.js';
import { drivenOff, driveOff, evict, layDown, unwelcome } from '../battles/layDown.js';
import { asFought } from '../battles/war.js';
import { type ProvinceId, provinceOf } from '../board/location.js';
import type { Order } from '../model/basicOrder.js';
import type { OrderResult, Report } from '../model/report.js';
import type { Facts } from '../model/ruleModule.js';
import type { Circumstances } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { factsOf } from '../orders/turnFacts.js';
import { wayOf } from './convoyWay.js';
import type { Actor, Cutter, Scene } from './scene.js';

/** Resolves the movement phase of a report once more, and keeps what a report leaves out. */
export function replay(variant: Variant, report: Report): Scene {
  const written = new Map(report.orders.flatMap(({ order, written }) => (written ? keyed(order) : [])));
  const orders = report.before.units.map(unit => recast(variant, unit, written.get(provinceOf(unit.at))));
  const facts = factsOf(variant, circumstancesOf(report), new Set(report.voting?.voted));
  const { field, changed } = withBattles(variant, report, { orders, written, facts });
  const results = new Map(report.orders.flatMap(result => keyed(result.order).map(([at]): [ProvinceId, OrderResult] => [at, result])));
  const actors = field.pieces.flatMap((piece, i): readonly Actor[] => {
    const result = results.get(piece.space.id);
    const unit = report.before.units[i];
    return result && unit
      ? [
          {
            ...told(piece),
            changed: changed.has(piece.space.id),
            unit,
            result,
            written: result.order,
            way: wayOf(variant, facts, field, piece),
          },
        ]
      : [];
  });
  const byPlace = new Map(actors.map(actor => [actor.at, actor]));
  return { variant, report, actors, actorAt: at => byPlace.get(at) };
}

/** What was ordered, as the adjudicator takes it. */
interface Ordered {
  readonly orders: readonly Order[];
  readonly written: ReadonlyMap<ProvinceId, WrittenOrder>;
  readonly facts: Facts;
}

/** The field with the results of its battles laid down, and the places of the units of which that made something else. */
function withBattles(variant: Variant, { war }: Report, { orders, written, facts }: Ordered) {
  const provisional = resolve(variant, orders, written, facts);
  const fought = (war?.battles ?? []).flatMap(battle => ('by' in battle ? asFought(battle) : []));
  if (fought.length === 0) return { field: provisional, changed: new Set<ProvinceId>() };
  const ground = groundOf(provisional);
  const field = resolve(variant, orders, written, facts, layDown(ground, fought));
  driveOff(groundOf(field), drivenOff(ground, fought));
  if (war?.dependent === 'dislodge') evict(groundOf(field), unwelcome(ground, fought));
  const isOther = (piece: Piece, i: number): boolean => {
    const before = provisional.pieces[i];
    return before !== undefined && (hasMoved(before) !== hasMoved(piece) || wasDislodged(before) !== wasDislodged(piece));
  };
  return { field, changed: new Set(field.pieces.filter(isOther).map(({ space }) => space.id)) };
}

const circumstancesOf = ({ before, turn, capitals }: Report): Circumstances => ({ position: before, turn, ...(capitals && { capitals }) });

const keyed = (order: WrittenOrder): readonly [ProvinceId, WrittenOrder][] =>
  order.kind === 'waive' ? [] : [[provinceOf(order.at), order]];

const placeOf = (piece: Piece | undefined): ProvinceId | undefined => piece?.space.id;

function told(piece: Piece): Omit<Actor, 'unit' | 'result' | 'written' | 'way' | 'changed'> {
  const { order, space, target } = piece;
  const met = isMove(order) ? oppositionOf(piece) : undefined;
  return {
    at: space.id,
    order,
    target: target?.id,
    moved: hasMoved(piece),
    dislodger: wasDislodged(piece) ? placeOf(space.entrant) : undefined,
    supports: piece.supports.map(s => s.space.id),
    helps: placeOf(piece.helps),
    opponent: placeOf(piece.opponent),
    fleets: piece.fleets?.map(fleet => fleet.space.id) ?? [],
    brokenBy: placeOf(piece.brokenBy),
    ownSupport: piece.ownSupport,
    ownHold: piece.ownHold,
    given: piece.givenLeast,
    attack: attackOf(piece),
    met: met && { by: met.by.space.id, strength: met.strength },
    hold: holdOf(piece),
    cutters: order.kind === 'support' ? space.incoming.map(by => cutter(by, piece)) : [],
  };
}

const isMove = (order: Order): boolean => order.kind === 'move';

const cutter = (by: Piece, support: Piece): Cutter => ({
  by: by.space.id,
  isAllowed: mayCut(by, support),
  strength: cuttingStrength(by, support, false),
  whole: Math.max(attackStrength(by, false), 0),
});
