import { ok, type Result, refuse } from '../lib/result.js';
import { findMatches } from '../matches/findMatches.js';
import { hostHeard } from '../matches/hosting/hostCheck.js';
import type { Match } from '../matches/match.js';
import type { Call } from './call.js';
import { listedMatch } from './listedMatch.js';
import type { CommandFault } from './words/refusals/commandFault.js';

type Status = Match['status'];

/** For what a match is sought: to play in it, to look at it, or to run it. */
export type Purpose = 'play' | 'look' | 'run';

/** Which matches a purpose allows; those of an earlier list go before those of a later one. */
const STATUSES: Readonly<Record<Purpose, readonly (readonly Status[])[]>> = {
  play: [['running', 'paused']],
  look: [['running', 'paused'], ['lobby'], ['ended']],
  run: [['running', 'paused', 'lobby']],
};

/**
 * The match a command means: the one chosen by its number, else that of the channel, else the only one the asker has
 * to do with. Of several, those the asker plays in, or runs, go first. A host who is asked for is there when he means his match.
 */
export function findMatch(call: Call, chosen: string | undefined, purpose: Purpose): Result<Match, CommandFault> {
  const found = matchMeant(call, chosen, purpose);
  if (found.ok) hostHeard(call.embassy.house, found.value, call.user);
  return found;
}

function matchMeant(call: Call, chosen: string | undefined, purpose: Purpose): Result<Match, CommandFault> {
  if (chosen !== undefined) return byNumber(call, chosen);
  for (const statuses of STATUSES[purpose]) {
    const here = hereabouts(call, statuses);
    if (here.length > 0) return theOne(call, preferred(call, here, purpose));
  }
  return theOne(
    call,
    STATUSES[purpose].slice(0, 1).flatMap(statuses => theirs(call, statuses, purpose)),
  );
}

/** Why there is nothing to play or to run: the match of the channel has not begun, or is over, or there is none. */
function whyNone(call: Call): 'not-running' | 'match-over' | 'no-game-here' {
  if (hereabouts(call, ['lobby']).length > 0) return 'not-running';
  return hereabouts(call, ['ended']).length > 0 ? 'match-over' : 'no-game-here';
}

function byNumber(call: Call, chosen: string): Result<Match, CommandFault> {
  const number = /^#?(\d{1,9})$/.exec(chosen.trim())?.[1];
  const match = number === undefined ? undefined : call.embassy.house.store.match(Number(number));
  return match !== undefined && maySee(call, match) ? ok(match) : refuse({ code: 'no-such-match' });
}

/** A match is known to its guild, its host, its arbiter and its players, and to nobody else. */
const maySee = ({ embassy: { house }, place, user }: Call, match: Match): boolean =>
  match.guild === place.guild ||
  match.host === user ||
  match.arbiter === user ||
  findMatches(house, { user, statuses: [match.status] }).some(({ id }) => id === match.id);

function hereabouts({ embassy: { house }, place }: Call, statuses: readonly Status[]): readonly Match[] {
  const latest = statuses.includes('ended') ? 1 : MOST;
  const here = findMatches(house, { channel: place.channel, statuses, latest });
  return here.length > 0 || place.parent === undefined ? here : findMatches(house, { channel: place.parent, statuses, latest });
}

/** Matches of a channel or of a person that are looked through, the newest. */
const MOST = 60;

function preferred(call: Call, found: readonly Match[], purpose: Purpose): readonly Match[] {
  const own = found.length > 1 ? theirs(call, ['running', 'paused', 'lobby'], purpose).map(({ id }) => id) : [];
  const nearer = found.filter(({ id }) => own.includes(id));
  return nearer.length > 0 ? nearer : found;
}

/** The asker's matches anywhere: he runs them, or plays in them. */
function theirs({ embassy: { house }, user }: Call, statuses: readonly Status[], purpose: Purpose): readonly Match[] {
  if (purpose !== 'run') return findMatches(house, { user, statuses, latest: MOST });
  const hosted = findMatches(house, { host: user, statuses, latest: MOST });
  return [...hosted, ...findMatches(house, { arbiter: user, statuses, latest: MOST })];
}

function theOne(call: Call, found: readonly Match[]): Result<Match, CommandFault> {
  const [match, ...others] = found;
  if (match === undefined) return refuse({ code: whyNone(call) });
  return others.length === 0 ? ok(match) : refuse({ code: 'which-game', games: found.slice(0, 15).map(one => listedMatch(call, one)) });
}
