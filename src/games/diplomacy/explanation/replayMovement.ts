import { asBasicOrder } from '../adjudication/asBasicOrder.js';
import { attackStrength, cuttingStrength, mayCut } from '../adjudication/equations.js';
import type { Piece } from '../adjudication/orderGraph.js';
import { writtenIn } from '../adjudication/phaseOrders.js';
import { resolveRounds } from '../adjudication/resolveRounds.js';
import { hasMoved, wasDislodged } from '../adjudication/settledPieces.js';
import { attackOf, holdOf, oppositionOf } from '../adjudication/strengths.js';
import { battleAmendments, drivenOff, driveOff, evict, unwelcome } from '../battles/battleAmendments.js';
import { battlegroundOf } from '../battles/battleground.js';
import { asFought } from '../battles/battleTurn.js';
import { type ProvinceId, provinceOf } from '../board/location.js';
import type { BasicOrder } from '../model/basicOrder.js';
import type { OrderResult, Report } from '../model/report.js';
import type { Round, TurnFacts } from '../model/ruleModule.js';
import type { MovementSituation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { factsOf } from '../orders/turnFacts.js';
import { wayOf } from './convoyWay.js';
import type { Cutter, ReplayedMovement, ReplayedUnit } from './replayedMovement.js';

/** Resolves the movement phase of a report again, and keeps the details that the report omits. */
export function replayMovement(variant: Variant, report: Report): ReplayedMovement {
  const written = new Map(report.orders.flatMap(({ order, written }) => (written ? keyed(order) : [])));
  const given = report.before.units.map(({ at }) => written.get(provinceOf(at)));
  const orders = report.before.units.map((unit, i) => asBasicOrder(variant, unit, given[i]));
  const facts = factsOf(variant, circumstancesOf(report), new Set(report.voting?.voted));
  const { graph, changed } = withBattles(variant, report, { orders, written: writtenIn(given), facts });
  const results = new Map(report.orders.flatMap(result => keyed(result.order).map(([at]): [ProvinceId, OrderResult] => [at, result])));
  const units = graph.pieces.flatMap((piece, i): readonly ReplayedUnit[] => {
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
            way: wayOf(variant, facts, graph, piece),
          },
        ]
      : [];
  });
  const byPlace = new Map(units.map(replayed => [replayed.at, replayed]));
  return { variant, report, facts, units, unitAt: at => byPlace.get(at) };
}

/** What the adjudicator resolves: the orders in its own form, the orders as written, and the situation. */
interface Ordered {
  readonly orders: readonly BasicOrder[];
  readonly written: Round['written'];
  readonly facts: TurnFacts;
}

/** Resolves the orders with the results of their battles. `changed`: the provinces of the units whose outcome the battles changed. */
function withBattles(variant: Variant, { war }: Report, { orders, written, facts }: Ordered) {
  const provisional = resolveRounds(variant, orders, written, facts);
  const fought = (war?.battles ?? []).flatMap(battle => ('by' in battle ? asFought(battle) : []));
  if (fought.length === 0) return { graph: provisional, changed: new Set<ProvinceId>() };
  const ground = battlegroundOf(provisional);
  const graph = resolveRounds(variant, orders, written, facts, battleAmendments(ground, fought));
  driveOff(battlegroundOf(graph), drivenOff(ground, fought));
  if (war?.dependent === 'dislodge') evict(battlegroundOf(graph), unwelcome(ground, fought));
  const isOther = (piece: Piece, i: number): boolean => {
    const before = provisional.pieces[i];
    return before !== undefined && (hasMoved(before) !== hasMoved(piece) || wasDislodged(before) !== wasDislodged(piece));
  };
  return { graph, changed: new Set(graph.pieces.filter(isOther).map(({ space }) => space.id)) };
}

const circumstancesOf = ({ before, turn, capitals }: Report): MovementSituation => ({
  position: before,
  turn,
  ...(capitals && { capitals }),
});

const keyed = (order: WrittenOrder): readonly [ProvinceId, WrittenOrder][] =>
  order.kind === 'waive' ? [] : [[provinceOf(order.at), order]];

const placeOf = (piece: Piece | undefined): ProvinceId | undefined => piece?.space.id;

function told(piece: Piece): Omit<ReplayedUnit, 'unit' | 'result' | 'written' | 'way' | 'changed'> {
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
    brokenBy: placeOf(piece.own.brokenBy),
    ownSupport: piece.own.support,
    ownHold: piece.own.hold,
    given: piece.givenLeast,
    attack: attackOf(piece),
    met: met && { by: met.by.space.id, strength: met.strength },
    hold: holdOf(piece),
    cutters: order.kind === 'support' ? space.incoming.map(by => cutter(by, piece)) : [],
  };
}

const isMove = (order: BasicOrder): boolean => order.kind === 'move';

const cutter = (by: Piece, support: Piece): Cutter => ({
  by: by.space.id,
  isAllowed: mayCut(by, support),
  strength: cuttingStrength(by, support, false),
  whole: Math.max(attackStrength(by, false), 0),
});
