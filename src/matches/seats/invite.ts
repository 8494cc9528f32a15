import type { SeatId } from '../../games/game.js';
import { inCapacity, note } from '../hosting/audit.js';
import type { Capacity, UserId } from '../match.js';
import type { House } from '../ports.js';
import type { Table } from '../table.js';

export interface Invitation {
  readonly seat: SeatId;
  readonly user: UserId;
  readonly by: UserId;
  readonly as: Capacity;
}

/**
 * Asks somebody by direct message whether he takes a seat, as long as the phase is open. In an anonymous match nobody is given one otherwise: a
 * refusal would tell the host who plays. Within a transaction.
 */
export function invite(house: House, { match, phase }: Pick<Table, 'match' | 'phase'>, { seat, user, by, as }: Invitation): void {
  const content = { kind: 'invitation', phase: phase.number, seat, ...(as !== 'host' && { by: as }) } as const;
  house.store.queue({ match: match.id, to: { user }, slot: slotOf(phase.number, seat, user), content }, house.now());
  note(house, match.id, by, { deed: 'invited', about: { seat, ...inCapacity(as) } });
}

/** In what capacity somebody has asked a user in the open phase to take a seat; undefined: nobody has. */
export function invitedBy(
  house: House,
  { match, phase }: Pick<Table, 'match' | 'phase'>,
  seat: SeatId,
  user: UserId,
): Capacity | undefined {
  const content = house.store.lastQueued(match.id, slotOf(phase.number, seat, user))?.content;
  return content?.kind === 'invitation' ? (content.by ?? 'host') : undefined;
}

const slotOf = (phase: number, seat: SeatId, user: UserId): string => `invitation:${phase}:${seat}:${user}`;
