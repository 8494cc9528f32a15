import { oneByOne } from '../../lib/breath.js';
import { openDisputes } from '../disputes.js';
import type { MatchId } from '../match.js';
import { queueNotice } from '../outbox/queueing.js';
import type { Content, House } from '../ports.js';
import { record } from '../record.js';
import type { Table } from '../table.js';
import { whoDecides } from './whoDecides.js';

/**
 * Of what is in dispute, and who decides it, the channel is told, and, by direct message, who has a part in it and who is asked to decide: a host
 * without one, or the arbiter. In an anonymous match the channel is told the same whether or not the host has a part in it. Within a transaction.
 */
export function tellDisputes(house: House, table: Table): void {
  const { match, phase, sittings, name } = table;
  if (name.within !== undefined && !name.host) tellToCorrect(house, table);
  for (const { key, about, parties } of openDisputes(table)) {
    const { host, others, arbiter } = whoDecides(house, match, { kind: 'battle', parties });
    const by = others ? undefined : ('host' as const);
    const told = { seats: [...parties], text: about[match.language], ...(by && { by }) };
    queueNotice(house, phase, match, { notice: 'dispute', ...told });
    const players = sittings.flatMap(({ seat, user }) => (user !== undefined && parties.includes(seat) ? [user] : []));
    const deciders = [...(host ? [match.host] : []), ...(others && arbiter !== undefined ? [arbiter] : [])];
    for (const user of new Set([...players, ...deciders])) {
      const content: Content = { kind: 'dispute', phase: phase.number, ...told, ...(deciders.includes(user) && { asks: true }) };
      house.store.queue({ match: match.id, to: { user }, slot: `dispute:${phase.number}:${key}:${user}`, content }, house.now());
    }
  }
}

/** To those who may correct what they reported, for a while: of a seat without a player, whoever reported for it. */
function tellToCorrect(house: House, { match, phase, sittings, name: { mayAct = [] } }: Table): void {
  const reported = house.store.notes(match.id).filter(({ deed, about }) => deed === 'ordered' && about.phase === phase.number - 1);
  for (const seat of mayAct) {
    const player = sittings.find(one => one.seat === seat)?.user;
    const user = player ?? reported.findLast(({ about }) => about.seat === seat)?.actor;
    if (user === undefined) continue;
    const content: Content = { kind: 'dispute', phase: phase.number, seats: [...mayAct], corrects: true };
    house.store.queue({ match: match.id, to: { user }, slot: `correct:${phase.number}:${seat}`, content }, house.now());
  }
}

const TOLD = 'who-decides';

/**
 * Tells the channels of all matches under way, once in the life of the records, who decides where the host may not: before, a host who plays could do
 * so himself. Matches that begin later tell it in their opening.
 */
export async function tellWhoDecides(house: House): Promise<void> {
  const { store } = house;
  if (store.recall(TOLD) !== undefined) return;
  await oneByOne(store.matchesOf({ statuses: ['running', 'paused'] }), ({ id }) => record(house, () => tell(house, id)));
  store.remember(TOLD, 'all');
}

function tell(house: House, id: MatchId): void {
  const match = house.store.match(id);
  const phase = house.store.openPhase(id);
  if (match && phase && whoDecides(house, match, { kind: 'phase' }).others)
    queueNotice(house, phase, match, { notice: 'who-decides', seats: [] });
}
