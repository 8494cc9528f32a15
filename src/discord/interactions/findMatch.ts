import { mapInOrder } from '../../lib/inOrder.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { hostHeard } from '../../matches/actions/hosting/hostCheck.js';
import type { Match } from '../../matches/model/match.js';
import { findMatches } from '../../matches/read/findMatches.js';
import type { CommandFault } from '../words/refusals/commandFault.js';
import type { InteractionContext } from './interactionContext.js';
import { listedMatch } from './listedMatch.js';

type Status = Match['status'];

/** Why the match is needed: to play in it, to look at it, to run it, or to set it up before it starts. */
export type Purpose = 'play' | 'look' | 'run' | 'prepare';

/** The statuses that each purpose allows. Earlier lists take precedence. */
const STATUSES: Readonly<Record<Purpose, readonly (readonly Status[])[]>> = {
  play: [['running', 'paused']],
  look: [['running', 'paused'], ['lobby'], ['ended']],
  run: [['running', 'paused', 'lobby']],
  prepare: [['lobby'], ['running', 'paused']],
};

/**
 * Finds the match a command is about: the one with the given number (also as the list shows it: "7 · Classic · …"), else the one of the channel, else the only one of the user. If a
 * channel has several, those that the user plays in, or runs, take precedence. Counts as a sign of life of a host who has been asked
 * whether they are still there.
 */
export async function findMatch(
  context: InteractionContext,
  chosen: string | undefined,
  purpose: Purpose,
): Promise<Result<Match, CommandFault>> {
  const found = await matchMeant(context, chosen, purpose);
  if (found.ok) await hostHeard(context.bot.hosting, found.value, context.user);
  return found;
}

async function matchMeant(context: InteractionContext, chosen: string | undefined, purpose: Purpose): Promise<Result<Match, CommandFault>> {
  if (chosen !== undefined) return await byNumber(context, chosen);
  for (const statuses of STATUSES[purpose]) {
    const here = await hereabouts(context, statuses);
    if (here.length > 0) return await theOne(context, await preferred(context, here, purpose));
  }
  const [first = []] = STATUSES[purpose];
  return await theOne(context, await theirs(context, first, purpose));
}

/** The matches of the channel a question may be about: those in play, else those in their lobby; only those the user plays, if any. */
export async function matchesHere(context: InteractionContext): Promise<readonly Match[]> {
  for (const statuses of STATUSES.look) {
    const here = await hereabouts(context, statuses);
    if (here.length > 0) return await preferred(context, here, 'look');
  }
  return [];
}

/** Why no match was found: the channel's match has not begun, is over, or does not exist. */
async function whyNone(context: InteractionContext): Promise<'not-running' | 'match-over' | 'no-game-here'> {
  if ((await hereabouts(context, ['lobby'])).length > 0) return 'not-running';
  return (await hereabouts(context, ['ended'])).length > 0 ? 'match-over' : 'no-game-here';
}

async function byNumber(context: InteractionContext, chosen: string): Promise<Result<Match, CommandFault>> {
  const number = /^#?(\d{1,9})(?:\s*·.*)?$/su.exec(chosen.trim())?.[1];
  const match = number === undefined ? undefined : await context.bot.hosting.store.matches.get(Number(number));
  return match !== undefined && (await maySee(context, match)) ? ok(match) : refuse({ code: 'no-such-match' });
}

/** Whether the user may see the match: it is visible only to its server, its host, its arbiter and its players. */
const maySee = async ({ bot: { hosting }, place, user }: InteractionContext, match: Match): Promise<boolean> =>
  match.guild === place.guild ||
  match.host === user ||
  match.arbiter === user ||
  (await findMatches(hosting, { user, statuses: [match.status] })).some(({ id }) => id === match.id);

async function hereabouts({ bot: { hosting }, place }: InteractionContext, statuses: readonly Status[]): Promise<readonly Match[]> {
  const latest = statuses.includes('ended') ? 1 : MOST;
  const here = await findMatches(hosting, { channel: place.channel, statuses, latest });
  return here.length > 0 || place.parent === undefined ? here : await findMatches(hosting, { channel: place.parent, statuses, latest });
}

/** How many of the newest matches of a channel or user are searched. */
const MOST = 60;
/** How many games an answer lists. */
const LISTED = 15;

async function preferred(context: InteractionContext, found: readonly Match[], purpose: Purpose): Promise<readonly Match[]> {
  const own = found.length > 1 ? (await theirs(context, ['running', 'paused', 'lobby'], purpose)).map(({ id }) => id) : [];
  const nearer = found.filter(({ id }) => own.includes(id));
  return nearer.length > 0 ? nearer : found;
}

/** Returns the user's matches in any server. To run: those they host or arbitrate; otherwise those they play in. */
async function theirs(
  { bot: { hosting }, user }: InteractionContext,
  statuses: readonly Status[],
  purpose: Purpose,
): Promise<readonly Match[]> {
  if (purpose === 'play' || purpose === 'look') return findMatches(hosting, { user, statuses, latest: MOST });
  const hosted = await findMatches(hosting, { host: user, statuses, latest: MOST });
  return [...hosted, ...(await findMatches(hosting, { arbiter: user, statuses, latest: MOST }))];
}

async function theOne(context: InteractionContext, found: readonly Match[]): Promise<Result<Match, CommandFault>> {
  const [match, ...others] = found;
  if (match === undefined) return refuse({ code: await whyNone(context) });
  if (others.length === 0) return ok(match);
  const listed = await mapInOrder(found.slice(0, LISTED), one => listedMatch(context, one));
  return refuse({ code: 'which-game', games: listed, more: found.length - listed.length });
}
