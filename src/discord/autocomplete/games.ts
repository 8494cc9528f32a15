import { findMatches } from '../../matches/findMatches.js';
import type { Match } from '../../matches/match.js';
import type { Completion, Typing } from '../call.js';
import { clipped } from '../components/buttons.js';
import { plainMatch } from '../listedMatch.js';
import { folded } from './folded.js';

const MOST = 25;
/** Matches that are looked through, the newest of the asker's and of the guild. */
const LATEST = 60;

/** The asker's matches, then the others of the guild; newest first, those that contain what was typed. */
export function completeGames(typing: Typing, statuses?: readonly Match['status'][]): readonly Completion[] {
  const { embassy, place, user, typed } = typing;
  const sought = { latest: LATEST, ...(statuses !== undefined && { statuses }) };
  const own = findMatches(embassy.house, { ...sought, user }).toReversed();
  const here = place.guild === undefined ? [] : findMatches(embassy.house, { ...sought, guild: place.guild }).toReversed();
  const all = [...own, ...here.filter(({ id }) => !own.some(one => one.id === id))];
  const named = all.map(match => ({ name: clipped(plainMatch(typing, match), 100), value: `${match.id}` }));
  const wanted = folded(typed);
  return named.filter(({ name }) => folded(name).includes(wanted)).slice(0, MOST);
}
