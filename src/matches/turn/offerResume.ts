import { decideEach } from '../context/decideEach.js';
import { pagesOf } from '../context/pagesOf.js';
import type { HostingContext } from '../context/ports.js';
import { queueToChannel, queueToUser } from '../messages/queueing.js';
import type { Content } from '../model/content.js';
import type { Match } from '../model/match.js';
import type { MatchTransaction } from '../model/transaction.js';

const OFFER: Content = { kind: 'back' };

/** Offers those who play to resume the match, which is paused because none of them is there. */
export function offerToPlayers(tx: MatchTransaction): void {
  const { match } = tx.facts;
  tx.put({ match: { ...match, resumeOffered: 'channel' } });
  queueToChannel(tx, slotOf(match), OFFER);
}

/** One offer per pause. */
const slotOf = ({ pausedAt = 0 }: Match): string => `back:${pausedAt}`;

/**
 * Offers the host to resume each match that was paused because the bot was removed from one of these servers, once per pause. Returns the
 * matches in which it did. Throws if the records were away for some of them.
 */
export async function offerResume(hosting: HostingContext, guilds: ReadonlySet<string>): Promise<readonly Match[]> {
  const all: Match[] = [];
  const work = (tx: MatchTransaction): void => {
    if (offer(tx)) all.push(tx.facts.match);
  };
  for await (const page of pagesOf(hosting.store, ['paused'])) {
    const removed = page.filter(match => isRemoved(match) && guilds.has(match.guild));
    const ids = removed.map(({ id }) => id);
    const away = await decideEach(hosting, ids, work, 'the host of a paused match could not be asked to resume');
    if (away) throw away;
  }
  return all;
}

const isRemoved = ({ status, pausedBecause }: Match): boolean => status === 'paused' && pausedBecause === 'removed';

function offer(tx: MatchTransaction): boolean {
  const { match } = tx.facts;
  if (!isRemoved(match) || match.resumeOffered) return false;
  tx.put({ match: { ...match, resumeOffered: 'channel' } });
  tx.add('messages', { to: { channel: match.channel }, slot: slotOf(match), content: OFFER, evenPaused: true });
  return true;
}

/** Offers the host by direct message to resume the match, because the channel cannot be posted in. */
export function offerToHost(tx: MatchTransaction): void {
  const { match } = tx.facts;
  if (!isRemoved(match)) return;
  tx.put({ match: { ...match, resumeOffered: 'host' } });
  queueToUser(tx, match.host, slotOf(match), OFFER);
}

/** Makes the offer that the host has by direct message to a new host, and takes it from the old one. Call it once the host has changed. */
export function passOfferOn(tx: MatchTransaction, before: Match): void {
  const { match } = tx.facts;
  if (match.status !== 'paused' || match.resumeOffered !== 'host' || match.host === before.host) return;
  queueToUser(tx, before.host, slotOf(match), OFFER);
  queueToUser(tx, match.host, slotOf(match), OFFER);
}

/** Removes the buttons of the offer, because the match continues or is over. Call it once it does. */
export function closeOffer(tx: MatchTransaction, paused: Match): void {
  if (paused.resumeOffered) queueToChannel(tx, slotOf(paused), OFFER);
  if (paused.resumeOffered === 'host') queueToUser(tx, paused.host, slotOf(paused), OFFER);
}
