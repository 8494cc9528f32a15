import type { AnyGame, SeatId } from '../../games/game.js';
import { asJson, type Json } from '../../lib/jsonPatch.js';

/** Who plays, and with which options. */
export interface Table {
  readonly seats: readonly SeatId[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** What the rules make of a phase: its report, and the position of the next one. */
export interface ResolvedPhase {
  readonly report: Json;
  readonly next: Json;
}

/** The first position of a game with these seats and options. Null if the game cannot begin so. */
export function firstState(game: AnyGame, { seats, options }: Table): Json {
  try {
    return published(game, game.open({ seats, seed: 0, options: game.chosen?.parse(options) ?? {} }));
  } catch {
    return null;
  }
}

/** Resolves the orders of a phase by the rules of now. Undefined if the state is none of the game. */
export function resolvedPhase(game: AnyGame, state: Json, orders: ReadonlyMap<SeatId, string>): ResolvedPhase | undefined {
  const parsed = game.state.safeParse(state);
  if (!parsed.success) return undefined;
  try {
    const given = [...orders].filter(([, text]) => text !== '');
    const submissions = new Map(given.map(([seat, text]) => [seat, game.read(parsed.data, seat, text, undefined, 'en', 0).submission]));
    const { state: next, report } = game.advance(parsed.data, submissions);
    return { report: asJson(report), next: published(game, next) };
  } catch {
    return undefined;
  }
}

/** The state as a record has it. */
const published = (game: AnyGame, state: unknown): Json => asJson(game.published ? game.published(state) : state);

/** The words that head a phase in a text: "spring 1901 movement". */
export function headingOf(game: AnyGame, state: Json): string {
  const parsed = game.state.safeParse(state);
  if (!parsed.success) return '';
  const { kind, turn } = game.phase(parsed.data);
  const values = Object.values(turn).filter(value => value !== 'ad');
  return [...values.filter(value => typeof value === 'string'), ...values.filter(value => typeof value === 'number'), kind].join(' ');
}

/** Whether nobody has anything to decide in a phase. */
export function isIdle(game: AnyGame, state: Json): boolean {
  const parsed = game.state.safeParse(state);
  if (!parsed.success || game.ending(parsed.data)) return false;
  const { awaits, mayAct = [], host = false } = game.phase(parsed.data);
  return awaits.length === 0 && mayAct.length === 0 && !host;
}

/** What became of each order, by seat and order: "moved", "bounced, dislodged". Empty for games that do not say. */
export function outcomesIn(game: AnyGame, state: Json, report: Json): ReadonlyMap<string, string> {
  const [now, told] = [game.state.safeParse(state), game.report.safeParse(report)];
  if (!now.success || !told.success || !game.outcomes) return new Map();
  return new Map(game.outcomes(now.data, told.data).map(({ seat, order, outcome }) => [keyOf(seat, order), outcome]));
}

export const keyOf = (seat: SeatId, order: string): string => `${seat} ${order}`;

/** The names by which a text calls seats, in lower case: their ids, and their names in both languages. */
export function seatNames(game: AnyGame, { seats, options }: Table): ReadonlyMap<string, SeatId> {
  const named = game.seats(seats.length, options);
  const known = named.ok ? named.value : [];
  return new Map([
    ...known.flatMap(({ id, name }) => Object.values(name).map(one => [one.toLowerCase(), id] as const)),
    ...[...seats, 'host'].map(id => [id.toLowerCase(), id] as const),
  ]);
}
