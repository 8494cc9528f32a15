import type { AnyGame } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import type { Match } from '../model/match.js';
import { gameIdOf, uploadedIn } from '../model/uploadedVariant.js';

/** The game of a match to be opened. One of a variant that somebody brought can be opened on its server alone, and only as long as it is offered there. */
export async function gameOffered(
  hosting: HostingContext,
  { game: id, guild }: Pick<Match, 'game' | 'guild'>,
): Promise<Result<AnyGame, HostingFault>> {
  const known = uploadedIn(id) === undefined ? hosting.games.get(id) : await learntHere(hosting, id, guild);
  if (known) return ok(known);
  return refuse(uploadedIn(id) === undefined ? { code: 'unknown-game', game: id } : { code: 'variant-not-offered' });
}

async function learntHere({ store, learn }: HostingContext, id: string, guild: string): Promise<AnyGame | undefined> {
  const offered = await store.variants.offered(guild);
  return offered.some(one => gameIdOf(one) === id) ? await learn?.(id) : undefined;
}

/** The game with this id; of a variant that somebody brought, if it is still kept and can still be read. */
export const gameKept = async ({ games, learn, log }: HostingContext, id: string): Promise<AnyGame | undefined> =>
  games.get(id) ??
  (await learn?.(id).catch((error: unknown) => {
    log.warn({ error, game: id }, 'the variant of a game could not be read');
    return undefined;
  }));
