import type { Match } from '../../matches/model/match.js';
import { findMatches } from '../../matches/read/findMatches.js';
import type { AutocompleteContext, Suggestion } from '../interactions/interactionContext.js';
import { plainMatch } from '../interactions/listedMatch.js';
import { clipped } from '../message/buttons.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { folded } from './folded.js';

/** How many of the newest matches of the user, and of the server, are searched. */
const LATEST = 60;

/** Returns the matches whose line contains what was typed: the user's first, then the others of the server; each newest first. */
export async function completeGames(context: AutocompleteContext, statuses?: readonly Match['status'][]): Promise<readonly Suggestion[]> {
  const { bot, place, user, typed } = context;
  const sought = { latest: LATEST, ...(statuses !== undefined && { statuses }) };
  const own = (await findMatches(bot.hosting, { ...sought, user })).toReversed();
  const here = place.guild === undefined ? [] : (await findMatches(bot.hosting, { ...sought, guild: place.guild })).toReversed();
  const all = [...own, ...here.filter(({ id }) => !own.some(one => one.id === id))];
  const wanted = folded(typed);
  const found: Suggestion[] = [];
  for (const match of all) {
    if (found.length === DISCORD_LIMITS.suggestions.most) break;
    const name = clipped(await plainMatch(context, match), DISCORD_LIMITS.suggestions.name);
    if (folded(name).includes(wanted)) found.push({ name, value: `${match.id}` });
  }
  return found;
}
