import { disputesOfOthers } from '../disputes.js';
import { queueNotice } from '../outbox/queueing.js';
import type { Content, House } from '../ports.js';
import { record } from '../record.js';
import type { Table } from '../table.js';
import { whoDecides } from './whoDecides.js';

/** Of disputes that others than the host decide the channel is told, and, by direct message, who has a part in them, and the arbiter. Within a transaction. */
export function tellDisputes(house: House, table: Table): void {
  const { match, phase, sittings } = table;
  for (const { key, parties } of disputesOfOthers(house, table)) {
    queueNotice(house, phase, match, { notice: 'dispute', seats: parties });
    const content: Content = { kind: 'dispute', phase: phase.number, seats: [...parties] };
    const players = sittings.flatMap(({ seat, user }) => (user !== undefined && parties.includes(seat) ? [user] : []));
    for (const user of [...players, ...(match.arbiter === undefined ? [] : [match.arbiter])])
      house.store.queue({ match: match.id, to: { user }, slot: `dispute:${phase.number}:${key}:${user}`, content }, house.now());
  }
}

const TOLD = 'who-decides';

/**
 * Tells the channels of all matches under way, once in the life of the records, who decides where the host may not: before, a host who plays could do
 * so himself. Matches that begin later tell it in their opening.
 */
export function tellWhoDecides(house: House): void {
  if (house.store.recall(TOLD) !== undefined) return;
  record(house, () => {
    for (const match of house.store.matchesOf({ statuses: ['running', 'paused'] })) {
      const phase = house.store.openPhase(match.id);
      if (phase && whoDecides(house, match, { kind: 'phase' }).others)
        queueNotice(house, phase, match, { notice: 'who-decides', seats: [] });
    }
    house.store.remember(TOLD, 'all');
  });
}
