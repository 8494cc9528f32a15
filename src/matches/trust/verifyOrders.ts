import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { matchIn } from '../gameOf.js';
import type { MatchId } from '../match.js';
import type { House } from '../ports.js';
import { type Table, tableAt } from '../table.js';
import { type OrderSeal, orderSeals } from './orderSeal.js';

/** A closed phase with all its seals open. */
export interface Unsealed {
  readonly table: Table;
  readonly seals: readonly OrderSeal[];
}

/** Opens the seals of a closed phase, or of the last one. Those of an open phase stay shut, whoever asks. */
export function verifyOrders(house: House, id: MatchId, number: number | undefined): Result<Unsealed, HostingFault> {
  const match = matchIn(house, id);
  if (!match.ok) return match;
  const last = house.store.phases(id).findLast(({ closedBy }) => closedBy !== undefined && closedBy !== 'skipped');
  const phase = number === undefined ? last : house.store.phase(id, number);
  if (match.value.status === 'lobby') return refuse({ code: 'not-running' });
  if (!phase) return refuse(number === undefined ? { code: 'orders-sealed' } : { code: 'no-such-phase', phase: number });
  if (phase.closedAt === undefined) return refuse({ code: 'orders-sealed' });
  const table = tableAt(house, match.value, phase);
  return ok({ table, seals: orderSeals(house, table) });
}
