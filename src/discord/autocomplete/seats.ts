import type { Seat } from '../../games/game.js';
import { look } from '../../matches/decide.js';
import type { Match } from '../../matches/match.js';
import type { MatchReader } from '../../matches/model/transaction.js';
import { openCalls } from '../../matches/seats/calls.js';
import { survivors, type Table, tableAt, tableOf } from '../../matches/table.js';
import type { Call, Completion, Typing } from '../call.js';
import { findMatch } from '../findMatch.js';
import { folded } from './folded.js';

const MOST = 25;

/** Which seats of a table are meant. */
export type Which = (table: Table, call: Call, m: MatchReader) => readonly Seat[];

export const openSeats: Which = (table, _call, m) => openCalls(m, table);

/** Those that still play and have a player, but the asker's own. */
export const rivals: Which = (table, { user }) =>
  table.seats.filter(({ id }) => survivors(table).includes(id) && !table.sittings.some(s => s.seat === id && s.user === user));

export function completeSeats(typing: Typing, which: Which): readonly Completion[] {
  const match = findMatch(typing, typing.option('game'), 'run');
  return match.ok
    ? seatsIn(typing, match.value, which)
        .map(({ id, name }) => ({ name: name[typing.language], value: id }))
        .filter(({ name }) => folded(name).includes(folded(typing.typed)))
        .slice(0, MOST)
    : [];
}

/** Several names with commas between: the last one is completed. */
export function completeSeatLists(typing: Typing, which: Which): readonly Completion[] {
  const names = typing.typed.split(',');
  const before = names.slice(0, -1).map(name => name.trim());
  const last = completeSeats({ ...typing, typed: names.at(-1)?.trim() ?? '' }, which);
  return last.map(({ name }) => [...before, name].join(', ')).map(name => ({ name: name.slice(0, 100), value: name.slice(0, 100) }));
}

/** The seats of several ids or names; undefined: one of them is none, or there are more names than seats. */
export function seatsCalled(call: Call, match: Match, typed: string, which: Which): readonly Seat[] | undefined {
  const names = typed.split(/[,;]/).map(name => name.trim());
  const seats = seatsIn(call, match, which);
  if (names.length > seats.length) return undefined;
  const found = names.flatMap(name => called(seats, name) ?? []);
  return found.length === names.length ? found : undefined;
}

/** The seat of that id or name. */
export const seatCalled = (call: Call, match: Match, typed: string, which: Which): Seat | undefined =>
  called(seatsIn(call, match, which), typed);

const called = (seats: readonly Seat[], typed: string): Seat | undefined =>
  seats.find(({ id, name }) => id === typed || Object.values(name).some(one => folded(one) === folded(typed)));

const seatsIn = (call: Call, { id }: Match, which: Which): readonly Seat[] =>
  look(call.embassy.house, id, m => {
    if (m.facts.match.status === 'paused' && m.facts.open) return which(tableAt(m), call, m);
    const table = tableOf(m);
    return table.ok ? which(table.value, call, m) : [];
  }) ?? [];
