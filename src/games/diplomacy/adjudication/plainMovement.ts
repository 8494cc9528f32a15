import type { PowerId } from '../board/location.js';
import type { Position, Unit } from '../board/position.js';
import type { OrderResult } from '../model/report.js';
import { ruleIndexOf } from '../model/ruleIndex.js';
import type { Round, RuleModule } from '../model/ruleModule.js';
import type { MovementSituation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { factsOf } from '../orders/turnFacts.js';
import { type PhaseOrders, writtenIn } from './phaseOrders.js';
import { NOBODY, type PlainField, plainField, YES } from './plainField.js';
import { settlePlain } from './plainLedger.js';
import { plainDislodgement, plainOutcome, wasDislodged } from './plainOutcome.js';
import { plainRound } from './plainRound.js';
import { positionOn } from './plainStanding.js';

interface PlainResult {
  readonly results: readonly OrderResult[];
  readonly position: Position;
}

/**
 * Resolves a movement phase as `resolveByGraph` does, faster, if the standard rules alone decide it. Undefined if a rule has a hook that changes
 * movement, may break a convoy and there is one, or amends the result; if fleets share an ocean, an order is of another kind, or decisions wait
 * on each other in a cycle. `voted`: powers without a player.
 */
export function plainMovement(
  variant: Variant,
  situation: MovementSituation,
  orders: PhaseOrders,
  voted?: ReadonlySet<PowerId>,
): PlainResult | undefined {
  const field = settledField(variant, situation, orders, voted);
  if (field === undefined) return undefined;
  const { position } = situation;
  const results: OrderResult[] = [];
  for (let piece = 0; piece < position.units.length; piece++) {
    const unit = position.units[piece];
    if (unit === undefined) continue;
    const order = orders[piece];
    const { outcome, success } = plainOutcome(variant, field, piece);
    const written = order !== undefined;
    const ordered = order ?? holding(unit);
    results.push(
      wasDislodged(field, piece)
        ? { power: unit.power, order: ordered, written, success, outcome, dislodged: plainDislodgement(field, piece) }
        : { power: unit.power, order: ordered, written, success, outcome },
    );
  }
  return { results, position: positionOn(variant, position, field) };
}

/** The position after the phase alone. */
export function plainPosition(
  variant: Variant,
  situation: MovementSituation,
  orders: PhaseOrders,
  voted?: ReadonlySet<PowerId>,
): Position | undefined {
  const field = settledField(variant, situation, orders, voted);
  return field && positionOn(variant, situation.position, field);
}

function settledField(
  variant: Variant,
  situation: MovementSituation,
  orders: PhaseOrders,
  voted: ReadonlySet<PowerId> | undefined,
): PlainField | undefined {
  const { amend, breaksConvoy, resolvesPlainly } = ruleIndexOf(variant.rules);
  if (!resolvesPlainly || variant.board.open !== undefined) return undefined;
  const field = plainField(variant.board, situation.position.units, orders);
  if (field === undefined || (breaksConvoy.length > 0 && hasCarriers(field)) || !settlePlain(field)) return undefined;
  markEntrants(field);
  if (amend.length === 0) return field;
  const facts = factsOf(variant, situation, voted);
  return isAmended(amend, plainRound({ variant, field, facts, written: writtenIn(orders) })) ? undefined : field;
}

function hasCarriers({ units, carriers }: PlainField): boolean {
  for (let piece = 0; piece < units.length; piece++) if (carriers[piece] !== NOBODY) return true;
  return false;
}

/** Whether a rule adds anything before the orders are resolved, or once they are. */
const isAmended = (rules: readonly RuleModule[], round: Round): boolean =>
  rules.some(
    ({ amend }) => amend !== undefined && (amend(undefined, round.written, []).length > 0 || amend(round, round.written, []).length > 0),
  );

const holding = ({ type, at }: Unit): WrittenOrder => ({ kind: 'hold', type, at });

function markEntrants({ units, moves, target, entrant }: PlainField): void {
  for (let piece = 0; piece < units.length; piece++) if (moves[piece] === YES) entrant[target[piece] ?? 0] = piece;
}
