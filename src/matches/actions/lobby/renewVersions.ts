import { ok } from '../../../lib/result.js';
import { decideServer, serverUser } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { GameWish } from '../../model/gameWish.js';
import { gameIdOf, uploadedIn } from '../../model/uploadedVariant.js';

/** Lets users who wait on a server for an earlier version of an uploaded variant wait for the version that is offered in its place. */
export async function renewVersions(hosting: HostingContext, guild: string): Promise<void> {
  const { waiting } = (await hosting.store.servers.read(serverUser(hosting, { guild, host: '' }))).queue;
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
