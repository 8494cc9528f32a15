import { oneByOne } from '../../lib/breath.js';
import type { Match, MatchId } from '../match.js';
import type { Content, House } from '../ports.js';
import { record } from '../record.js';

const OFFER: Content = { kind: 'back' };

/** Where it is offered: once a pause, in the channel and, where that cannot be written in, to the host. */
const slotsOf = ({ pausedAt = 0 }: Match): readonly [string, string] => [`back:${pausedAt}`, `back:${pausedAt}:host`];

/** The bot is in these guilds again: of every match that paused because it was removed the host is offered to let it go on, once a pause. */
export async function offerResume(house: House, guilds: ReadonlySet<string>): Promise<readonly Match[]> {
  const { store } = house;
  const all: Match[] = [];
  const removed = store.matchesOf({ statuses: ['paused'] }).filter(match => match.pausedBecause === 'removed' && guilds.has(match.guild));
  await oneByOne(removed, ({ id }) =>
    record(house, () => {
      const match = store.match(id);
      if (match?.pausedBecause !== 'removed' || isOffered(house, match)) return;
      const to = { channel: match.channel };
      store.queue({ match: id, to, slot: slotsOf(match)[0], content: OFFER, evenPaused: true }, house.now());
      all.push(match);
    }),
  );
  return all;
}

const isOffered = ({ store }: House, match: Match): boolean => store.lastQueued(match.id, slotsOf(match)[0]) !== undefined;

/** The channel cannot be told. Within a transaction. */
export function offerToHost(house: House, id: MatchId): void {
  const match = house.store.match(id);
  if (match?.status !== 'paused') return;
  house.store.queue({ match: id, to: { user: match.host }, slot: slotsOf(match)[1], content: OFFER }, house.now());
}

/** The match goes on: what offered it loses its button. Within a transaction. */
export function closeOffer(house: House, paused: Match): void {
  for (const slot of slotsOf(paused)) {
    const offer = house.store.lastQueued(paused.id, slot);
    if (offer) house.store.queue({ match: paused.id, to: offer.to, slot, content: OFFER }, house.now());
  }
}
