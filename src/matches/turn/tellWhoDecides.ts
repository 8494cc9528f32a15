import { decideEach } from '../context/decideEach.js';
import { pagesOf } from '../context/pagesOf.js';
import type { HostingContext } from '../context/ports.js';
import { queueNotice } from '../messages/notices.js';
import { queueToUser } from '../messages/queueing.js';
import type { Content } from '../model/content.js';
import { STAND_IN } from '../model/standIn.js';
import type { MatchTransaction } from '../model/transaction.js';
import { openDisputes } from '../read/disputes.js';
import type { MatchInPlay } from '../read/matchInPlay.js';
import { whoDecides } from '../read/whoDecides.js';

/**
 * Tells the channel what is in dispute and who decides it, and by direct message its parties and those asked to decide: a host without a
 * part in it, or the arbiter. In an anonymous match the channel is told the same, whether or not the host has a part in it.
 */
export function tellDisputes(tx: MatchTransaction, current: MatchInPlay): void {
  const { match, phase, seatHolders, name } = current;
  if (name.within !== undefined && !name.host) tellToCorrect(tx, current);
  for (const { key, about, parties } of openDisputes(current)) {
    const { host, others, arbiter } = whoDecides(tx, { kind: 'battle', parties });
    const by = others ? undefined : ('host' as const);
    const told = { seats: [...parties], text: about[match.language], ...(by && { by }) };
    queueNotice(tx, phase, { notice: 'dispute', ...told });
    const players = seatHolders.flatMap(({ seat, user }) => (user !== undefined && parties.includes(seat) ? [user] : []));
    const deciders = [...(host ? [match.host] : []), ...(others && arbiter !== undefined ? [arbiter] : [])];
    for (const user of new Set([...players, ...deciders])) {
      const content: Content = { kind: 'dispute', phase: phase.number, ...told, ...(deciders.includes(user) && { asks: true }) };
      queueToUser(tx, user, `dispute:${phase.number}:${key}`, content);
    }
  }
}

/** Tells those who, for a while, may correct what they reported; for a seat without a player, whoever reported for it. */
function tellToCorrect(tx: MatchTransaction, { phase: { number }, seatHolders, name: { mayAct = [] } }: MatchInPlay): void {
  for (const seat of mayAct) {
    const player = seatHolders.find(one => one.seat === seat)?.user;
    const user = player ?? tx.facts.submissions.find(one => one.phase === number - 1 && one.seat === seat)?.filedBy;
    if (user !== undefined && user !== STAND_IN)
      queueToUser(tx, user, `correct:${number}:${seat}`, { kind: 'dispute', phase: number, seats: [...mayAct], corrects: true });
  }
}

const TOLD = 'who-decides';

/**
 * Tells the channels of all matches under way, once per database, who decides where the host may not: earlier versions let a host who plays
 * decide. Later matches say it in their opening. Throws if the records are away: begin again when they are back.
 */
export async function tellWhoDecides(hosting: HostingContext): Promise<void> {
  const { store } = hosting;
  if ((await store.meta.get(TOLD)) !== undefined) return;
  for await (const page of pagesOf(store, ['running', 'paused'])) {
    const ids = page.map(({ id }) => id);
    const away = await decideEach(hosting, ids, tell, 'who decides in a match could not be told');
    if (away) throw away;
  }
  await store.meta.set(TOLD, 'all');
}

function tell(tx: MatchTransaction): void {
  const { open } = tx.facts;
  if (open && whoDecides(tx, { kind: 'phase' }).others) queueNotice(tx, open, { notice: 'who-decides', seats: [] });
}
