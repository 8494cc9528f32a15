import type { Seat } from '../../games/game.js';
import { look } from '../../matches/context/decide.js';
import type { Match } from '../../matches/model/match.js';
import type { MatchReader } from '../../matches/model/transaction.js';
import { contenders, type MatchInPlay, matchInPlay, matchInPlayAt } from '../../matches/read/matchInPlay.js';
import { openVacancies } from '../../matches/turn/vacancies.js';
import { findMatch } from '../interactions/findMatch.js';
import type { AutocompleteContext, InteractionContext, Suggestion } from '../interactions/interactionContext.js';
import { markedName } from '../posts/postContext.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { folded } from './folded.js';

/** Selects seats of a match. */
export type SeatFilter = (current: MatchInPlay, context: InteractionContext, m: MatchReader) => readonly Seat[];

export const openSeats: SeatFilter = (current, _call, m) => openVacancies(m, current);

/** Seats of others that are still in play, and have a player or an opponent of the bot. */
export const rivals: SeatFilter = (current, { user }) =>
  current.seats.filter(({ id }) => contenders(current).includes(id) && !current.seatHolders.some(s => s.seat === id && s.user === user));

/** Completes the name of a seat. Those that the bot plays are marked. */
export async function completeSeats(context: AutocompleteContext, which: SeatFilter): Promise<readonly Suggestion[]> {
  return (await completedNames(context, context.typed, which)).map(({ id, marked }) => ({ name: marked, value: id }));
}

interface CompletedName {
  readonly id: string;
  readonly name: string;
  /** The name, marked if the bot plays the seat. */
  readonly marked: string;
}

async function completedNames(context: AutocompleteContext, typed: string, which: SeatFilter): Promise<readonly CompletedName[]> {
  const { language } = context;
  const match = await findMatch(context, context.option('game'), 'run');
  if (!match.ok) return [];
  const { seats, seatHolders } = await seatsIn(context, match.value, which);
  return seats
    .map(({ id, name }) => ({ id, name: name[language], marked: markedName({ seatHolders, language }, { id, name: name[language] }) }))
    .filter(({ marked }) => folded(marked).includes(folded(typed)))
    .slice(0, DISCORD_LIMITS.suggestions.most);
}

/** Completes the last of several names separated by commas. */
export async function completeSeatLists(context: AutocompleteContext, which: SeatFilter): Promise<readonly Suggestion[]> {
  const names = context.typed.split(',');
  const before = names.slice(0, -1).map(name => name.trim());
  const last = await completedNames(context, names.at(-1)?.trim() ?? '', which);
  const listed = (name: string): string => [...before, name].join(', ').slice(0, DISCORD_LIMITS.suggestions.name);
  return last.map(({ name, marked }) => ({ name: listed(marked), value: listed(name) }));
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
  const { seats } = await seatsIn(context, match, which);
  const parts = typed.split(/[,;]/).map(name => name.trim());
  if (parts.length > seats.length) return undefined;
  const names = parts.flatMap(part => (called(seats, part) ? [part] : part.split(AND)));
  const found = names.flatMap(name => called(seats, name) ?? []);
  return found.length === names.length ? found : undefined;
}

export const seatNamed = async (context: InteractionContext, match: Match, typed: string, which: SeatFilter): Promise<Seat | undefined> =>
  called((await seatsIn(context, match, which)).seats, typed);

const called = (seats: readonly Seat[], typed: string): Seat | undefined =>
  seats.find(({ id, name }) => id === typed || Object.values(name).some(one => bare(one) === bare(typed)));

/** A name without its article, as in "l’Empire" or "la France", and without the mark of a seat that the bot plays. */
const bare = (name: string): string =>
  folded(name)
    .replace(/^(?:the |les? |la |l['’])/u, '')
    .replace(/ \(bot\)$/u, '');

type SeatsFound = Pick<MatchInPlay, 'seatHolders'> & { readonly seats: readonly Seat[] };

async function seatsIn(context: InteractionContext, { id }: Match, which: SeatFilter): Promise<SeatsFound> {
  const found = await look(context.bot.hosting, id, (m): SeatsFound | undefined => {
    if (m.facts.match.status === 'paused' && m.facts.open) return seatsOf(matchInPlayAt(m), m);
    const current = matchInPlay(m);
    return current.ok ? seatsOf(current.value, m) : undefined;
  });
  return found ?? { seats: [], seatHolders: [] };

  function seatsOf(current: MatchInPlay, m: MatchReader): SeatsFound {
    return { seats: which(current, context, m), seatHolders: current.seatHolders };
  }
}
