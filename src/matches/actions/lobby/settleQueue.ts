import { ok } from '../../../lib/result.js';
import { decideServer, readerOf, serverUser } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { GameWish } from '../../model/gameWish.js';
import type { Match, UserId } from '../../model/match.js';
import { playersOf } from '../../model/people.js';
import { gameIdOf, uploadedIn } from '../../model/uploadedVariant.js';

export type SeatingTable = Pick<Match, 'id' | 'guild' | 'host'>;

/** Puts right what people wait for on a server: to be done before the queue is shown or anybody is seated. */
export async function settleQueue(hosting: HostingContext, guild: string): Promise<void> {
  const { queue } = await hosting.store.servers.read(serverUser(hosting, { guild, host: '' }));
  await releaseBroken(hosting, guild, queue.waiting);
  await renewVersions(hosting, guild, queue.waiting);
}

/** Releases those whose seating was broken off, as by the end of the program: by now they sit at the table, or they do not. */
async function releaseBroken(hosting: HostingContext, guild: string, waiting: readonly GameWish[]): Promise<void> {
  const broken = waiting.flatMap(({ held }) => (held && held.until <= hosting.now() ? [held.by] : []));
  for (const id of new Set(broken)) {
    const m = await readerOf(hosting, id);
    await release(hosting, { id, guild, host: '' }, m ? playersOf(m) : []);
  }
}

/** Whoever has got a seat waits for nothing any more. The others wait on as before: somebody else was faster at the table, or it could not be stored. */
export const release = (hosting: HostingContext, { id, guild, host }: SeatingTable, seated: readonly UserId[]): Promise<unknown> =>
  decideServer(hosting, { guild, host }, ({ queue: { waiting } }) => ({
    outcome: ok(undefined),
    queue: {
      waiting: waiting.flatMap(one => {
        const { held, ...wish } = one;
        if (held?.by !== id) return [one];
        return seated.includes(one.user) ? [] : [wish];
      }),
    },
  }));

/** Whoever waits for an earlier version of a variant that somebody brought waits for the one that is offered in its place. */
async function renewVersions(hosting: HostingContext, guild: string, waiting: readonly GameWish[]): Promise<void> {
  if (waiting.every(({ game }) => uploadedIn(game) === undefined)) return;
  const offered = await hosting.store.variants.offered(guild);
  const newest = (game: string): string => {
    const wanted = uploadedIn(game);
    const one = offered.find(({ id }) => id === wanted?.id);
    return one ? gameIdOf(one) : game;
  };
  if (waiting.every(({ game }) => newest(game) === game)) return;
  await decideServer(hosting, { guild, host: '' }, ({ queue }) => ({
    outcome: ok(undefined),
    queue: { waiting: queue.waiting.reduce<readonly GameWish[]>((kept, one) => adding(kept, { ...one, game: newest(one.game) }), []) },
  }));
}

/** Two wishes for the same become one, since the earlier and until the later moment. */
function adding(kept: readonly GameWish[], wish: GameWish): readonly GameWish[] {
  const isSame = ({ user, game, pace }: GameWish): boolean => user === wish.user && game === wish.game && pace === wish.pace;
  const same = kept.find(isSame);
  if (!same) return [...kept, wish];
  const both = { ...wish, ...same, since: Math.min(same.since, wish.since), until: Math.max(same.until, wish.until) };
  return [...kept.filter(one => !isSame(one)), both];
}
