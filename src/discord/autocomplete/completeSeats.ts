import type { Seat } from '../../games/game.js';
import { look } from '../../matches/context/decide.js';
import type { Match } from '../../matches/model/match.js';
import type { MatchReader } from '../../matches/model/transaction.js';
import { contenders, type MatchInPlay, matchInPlay, matchInPlayAt } from '../../matches/read/matchInPlay.js';
import { openVacancies } from '../../matches/turn/vacancies.js';
import { findMatch } from '../interactions/findMatch.js';
import type { AutocompleteContext, InteractionContext, Suggestion } from '../interactions/interactionContext.js';
import { folded } from './folded.js';

const MOST = 25;

/** Selects seats of a match. */
export type SeatFilter = (current: MatchInPlay, context: InteractionContext, m: MatchReader) => readonly Seat[];

export const openSeats: SeatFilter = (current, _call, m) => openVacancies(m, current);

/** Seats of others that are still in play, and have a player or an opponent of the bot. */
export const rivals: SeatFilter = (current, { user }) =>
  current.seats.filter(({ id }) => contenders(current).includes(id) && !current.seatHolders.some(s => s.seat === id && s.user === user));

export async function completeSeats(context: AutocompleteContext, which: SeatFilter): Promise<readonly Suggestion[]> {
  const match = await findMatch(context, context.option('game'), 'run');
  return match.ok
    ? (await seatsIn(context, match.value, which))
        .map(({ id, name }) => ({ name: name[context.language], value: id }))
        .filter(({ name }) => folded(name).includes(folded(context.typed)))
        .slice(0, MOST)
    : [];
}

/** Completes the last of several names separated by commas. */
export async function completeSeatLists(context: AutocompleteContext, which: SeatFilter): Promise<readonly Suggestion[]> {
  const names = context.typed.split(',');
  const before = names.slice(0, -1).map(name => name.trim());
  const last = await completeSeats({ ...context, typed: names.at(-1)?.trim() ?? '' }, which);
  return last.map(({ name }) => [...before, name].join(', ')).map(name => ({ name: name.slice(0, 100), value: name.slice(0, 100) }));
}

/** Between the last two of several names, as sentences and the titles of threads have it. */
const AND = /\s+(?:and|et)\s+|\s*&\s*/iu;

/** Returns the seats with these ids or names, separated by commas or "and". Undefined if one of them is unknown, or if there are more names than seats. */
export async function seatsNamed(
  context: InteractionContext,
  match: Match,
  typed: string,
  which: SeatFilter,
): Promise<readonly Seat[] | undefined> {
  const seats = await seatsIn(context, match, which);
  const parts = typed.split(/[,;]/).map(name => name.trim());
  if (parts.length > seats.length) return undefined;
  const names = parts.flatMap(part => (called(seats, part) ? [part] : part.split(AND)));
  const found = names.flatMap(name => called(seats, name) ?? []);
  return found.length === names.length ? found : undefined;
}

export const seatNamed = async (context: InteractionContext, match: Match, typed: string, which: SeatFilter): Promise<Seat | undefined> =>
  called(await seatsIn(context, match, which), typed);

const called = (seats: readonly Seat[], typed: string): Seat | undefined =>
  seats.find(({ id, name }) => id === typed || Object.values(name).some(one => bare(one) === bare(typed)));

/** A name without its article: "l’Empire", "la France". */
const bare = (name: string): string => folded(name).replace(/^(?:the |les? |la |l['’])/u, '');

const seatsIn = async (context: InteractionContext, { id }: Match, which: SeatFilter): Promise<readonly Seat[]> =>
  (await look(context.bot.hosting, id, m => {
    if (m.facts.match.status === 'paused' && m.facts.open) return which(matchInPlayAt(m), context, m);
    const current = matchInPlay(m);
    return current.ok ? which(current.value, context, m) : [];
  })) ?? [];
