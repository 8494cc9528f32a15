import { oneByOne } from '../../lib/breath.js';
import { decide } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import { queueToChannel, queueToUser } from '../messages/queueing.js';
import type { Content } from '../model/content.js';
import type { Match } from '../model/match.js';
import type { MatchTransaction } from '../model/transaction.js';

const OFFER: Content = { kind: 'back' };

/** Where it is offered: once a pause, in the channel and, where that cannot be written in, to the host. */
const slotOf = ({ pausedAt = 0 }: Match): string => `back:${pausedAt}`;

/** The bot is in these guilds again: of every match that paused because it was removed the host is offered to let it go on, once a pause. */
export async function offerResume(hosting: HostingContext, guilds: ReadonlySet<string>): Promise<readonly Match[]> {
  const all: Match[] = [];
  const removed = hosting.store.matchesOf({ statuses: ['paused'] }).filter(match => isRemoved(match) && guilds.has(match.guild));
  await oneByOne(removed, ({ id }) => decide(hosting, id, tx => offer(tx) && all.push(tx.facts.match)));
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

/** The channel cannot be told. */
export function offerToHost(tx: MatchTransaction): void {
  const { match } = tx.facts;
  if (match.status !== 'paused') return;
  tx.put({ match: { ...match, resumeOffered: 'host' } });
  queueToUser(tx, match.host, slotOf(match), OFFER);
}

/** The match goes on: what offered it loses its button. */
export function closeOffer(tx: MatchTransaction, paused: Match): void {
  if (paused.resumeOffered) queueToChannel(tx, slotOf(paused), OFFER);
  if (paused.resumeOffered === 'host') queueToUser(tx, paused.host, slotOf(paused), OFFER);
}
