import { ok, type Result, refuse } from '../../../lib/result.js';
import type { RefusedOrder } from '../orders/refusedOrder.js';
import { type Cursor, complete, notUnderstood, takePhrase, takePlace, takeUnit } from './cursor.js';
import type { NamedUnit, OrderDraft } from './orderDraft.js';
import { takePath } from './riverPath.js';

type Read = Result<OrderDraft, RefusedOrder>;
/** One reading, or a list where there may be several: most lines have one, and need no list. */
export type Reads = Read | readonly Read[];
export const areSeveral = (reads: Reads): reads is readonly Read[] => Array.isArray(reads);

/**
 * Reads an order of a movement phase: "A Xia - Any", "A Luo S A Xia - Any", "F nth C A lon - bel", "A Ji R F", "F BOH ~> Lin Diq Wei". A
 * path may have several readings.
 */
export function movementOrders(cursor: Cursor): Reads {
  const unit = takeUnit(cursor);
  if (!unit.ok) return cursor.next === cursor.line.words.length ? notUnderstood(cursor, 0) : unit;
  const { next } = cursor;
  const verb = takePhrase(cursor);
  switch (verb) {
    case 'hold':
    case 'raise':
      return complete(cursor, { kind: verb, unit: unit.value });
    case 'arrow':
    case 'carried':
      return move(cursor, unit.value, verb === 'carried');
    case 'support':
      return support(cursor, unit.value);
    case 'convoy':
      return convoy(cursor, unit.value);
    case 'rapid':
      return rapid(cursor, unit.value);
    default:
      return notUnderstood(cursor, next);
  }
}

function move(cursor: Cursor, unit: NamedUnit, carried: boolean): Read {
  const to = takePlace(cursor);
  if (!to.ok) return to;
  return complete(cursor, { kind: 'move', unit, to: to.value, viaConvoy: takeVia(cursor) || carried });
}

function takeVia(cursor: Cursor): boolean {
  const { next } = cursor;
  if (takePhrase(cursor) === 'via') return true;
  cursor.next = next;
  return false;
}

/** Support of a unit without an order, or that holds or raises a fleet, is support to hold. */
function support(cursor: Cursor, unit: NamedUnit): Read {
  const of = takeUnit(cursor);
  if (!of.ok) return of;
  const { next } = cursor;
  const verb = takePhrase(cursor);
  if (verb === undefined || verb === 'hold' || verb === 'raise')
    return complete(cursor, { kind: 'support', unit, of: of.value, to: undefined });
  if (verb === 'rapid') return refuse({ code: 'rapid-not-supported', at: of.value.at.province });
  if (verb !== 'arrow') return notUnderstood(cursor, next);
  if (takePhrase(cursor) === 'hold') return complete(cursor, { kind: 'support', unit, of: of.value, to: undefined });
  const to = takePlace(cursor);
  if (!to.ok) return to;
  takeVia(cursor);
  return complete(cursor, { kind: 'support', unit, of: of.value, to: to.value });
}

function convoy(cursor: Cursor, unit: NamedUnit): Read {
  const of = takeUnit(cursor);
  if (!of.ok) return of;
  const { next } = cursor;
  if (takePhrase(cursor) !== 'arrow') return notUnderstood(cursor, next);
  const to = takePlace(cursor);
  if (!to.ok) return to;
  takeVia(cursor);
  return complete(cursor, { kind: 'convoy', unit, of: of.value, to: to.value });
}

function rapid(cursor: Cursor, unit: NamedUnit): Reads {
  const paths = takePath(cursor);
  return paths.ok ? paths.value.map(path => ok({ kind: 'rapid', unit, path })) : paths;
}
