import type { AnyGame, SeatId } from '../../games/game.js';
import { isDeeperThan } from '../../lib/jsonDepth.js';
import { asJson, type Json, patched } from '../../lib/jsonPatch.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { FORM } from '../model/matchFile.js';
import { firstState, headingOf, isIdle, keyOf, outcomesIn, resolvedPhase, seatNames } from './resolvedPhase.js';

/** Why a text is no record, and in which line, counted from 1. */
export interface TextFault {
  readonly line: number;
  readonly fault: HostingFault;
}

/** Maximum number of lines of a text, phases that it may mean, levels of the JSON in a line, and characters of a line without JSON or press. */
const MOST = { lines: 200_000, phases: 1_000, deep: 40, line: 2_000 } as const;

/** Whether a text is meant as a record in this form: it begins with a tag. Lines that begin with ";" are remarks. */
export const isTextRecord = (text: string): boolean => /^(?:\s*;[^\n]*\n)*\s*\[[A-Z][a-z]+ /.test(text.slice(0, 10_000));

/** Reads a text written by `writeTextRecord` or by a person. Returns what `matchFile` checks. */
export function readTextRecord(games: { get(id: string): AnyGame | undefined }, text: string): Result<Json, TextFault> {
  try {
    return ok(new TextReader(games).read(text));
  } catch (error) {
    if (error instanceof Misread) return refuse(error.why);
    throw error;
  }
}

class Misread extends Error {
  readonly why: TextFault;
  constructor(why: TextFault) {
    super(why.fault.code);
    this.why = why;
  }
}

interface WrittenOrder {
  readonly line: number;
  readonly text: string;
  readonly outcome: string | undefined;
}
interface Draft {
  readonly line: number;
  readonly words: string;
  readonly times: Map<string, string>;
  readonly orders: Map<SeatId, { salt?: string; lines: WrittenOrder[] }>;
  readonly whole: Map<SeatId, Json>;
  /** The normal forms of the orders, as the game read them. */
  readonly normal: Map<string, string>;
  statePatch?: Json;
  reportPatch?: Json;
  noReport?: true;
}

/**
 * Reads one text from its first line to its last. Where two neighbours in a pattern match the same characters, what follows them matches
 * anything: a line of a megabyte that somebody sends is read once, not once for each of its spaces.
 */
class TextReader {
  private line = 0;
  private readonly tags = new Map<string, { readonly line: number; readonly value: Json }>();
  private readonly drafts: Draft[] = [];
  private readonly press: Json[] = [];
  private seat: SeatId | undefined;
  private names: ReadonlyMap<string, SeatId> = new Map();
  private game: AnyGame | undefined;
  private head: { readonly seats: readonly string[]; readonly options: Readonly<Record<string, Json>> } = { seats: [], options: {} };

  private readonly games: { get(id: string): AnyGame | undefined };
  constructor(games: { get(id: string): AnyGame | undefined }) {
    this.games = games;
  }

  read(text: string): Json {
    const lines = text.split(/\r\n|\r|\n/);
    if (lines.length > MOST.lines) this.fail({ code: 'record-too-long', most: MOST.lines }, MOST.lines + 1);
    for (const line of lines) {
      this.line += 1;
      this.readLine(line.trim());
    }
    const game = this.begin();
    return this.record(game);
  }

  private fail(fault: HostingFault, line = this.line): never {
    throw new Misread({ line, fault });
  }

  private readLine(line: string): void {
    if (line.includes('\0') || (line.length > MOST.line && !/^[[%>;]/.test(line))) this.fail({ code: 'record-line' });
    if (line === '' || line.startsWith(';')) return;
    if (this.drafts.length === 0 && line.startsWith('[')) {
      this.readTag(line);
      return;
    }
    if (line.startsWith('#')) {
      this.readHeading(line);
      return;
    }
    const draft = this.drafts.at(-1) ?? this.fail({ code: 'record-line' });
    if (line.startsWith('{') && this.seat === undefined) {
      this.readTimes(draft, line);
      return;
    }
    if (line.startsWith('%')) {
      this.readData(draft, line);
      return;
    }
    if (line.startsWith('>')) {
      this.readPress(line);
      return;
    }
    this.readOrders(draft, line);
  }

  private readTag(line: string): void {
    const [, name = '', value = ''] = /^\[([A-Z][a-z]+) (.*)\]$/s.exec(line) ?? this.fail({ code: 'record-line' });
    if (this.tags.has(name)) this.fail({ code: 'record-line' });
    this.tags.set(name, { line: this.line, value: this.json(value) });
  }

  private json(text: string): Json {
    if (isDeeperThan(MOST.deep, text)) this.fail({ code: 'import-too-deep', most: MOST.deep });
    try {
      return JSON.parse(text);
    } catch {
      return this.fail({ code: 'record-line' });
    }
  }

  private text(name: string): string | undefined {
    const tag = this.tags.get(name);
    if (tag === undefined) return undefined;
    return typeof tag.value === 'string' ? tag.value : this.fail({ code: 'record-line' }, tag.line);
  }

  private record(game: AnyGame): Json {
    const { seats, options } = this.head;
    const data = (name: string): Json => this.tags.get(name)?.value ?? {};
    const phases = this.phases(game);
    const end = this.end() ?? phases.end;
    return {
      form: Number(this.text('Form') ?? FORM),
      game: game.id,
      language: this.text('Language') ?? 'en',
      deadlines: data('Deadlines'),
      plan: data('Plan'),
      options,
      pictures: data('Pictures'),
      ...(end !== undefined && { end }),
      seats,
      phases: phases.phases,
      ...((this.tags.has('Press') || this.press.length > 0) && { press: this.press }),
    };
  }

  private end(): Json | undefined {
    const tag = this.tags.get('End');
    if (tag === undefined || typeof tag.value !== 'string') return tag?.value;
    const [kind = '', ...seats] = tag.value.split(/\s+/);
    return { kind, seats };
  }

  /** Knows the game and its seats from here on. */
  private begin(): AnyGame {
    if (this.game) return this.game;
    const id = this.text('Game') ?? this.fail({ code: 'record-line' });
    const game = this.games.get(id) ?? this.fail({ code: 'import-unknown-game', game: id.slice(0, 60) }, this.tags.get('Game')?.line);
    const options = this.tags.get('Options');
    const given = options?.value ?? {};
    if (typeof given !== 'object' || given === null || Array.isArray(given)) this.fail({ code: 'record-line' }, options?.line);
    const chosen = Object.fromEntries(Object.entries(given));
    const dealt = game.seats(game.players.most, chosen);
    const written = this.text('Seats')
      ?.split(/[\s,]+/)
      .filter(one => one !== '');
    const seats = written ?? (dealt.ok ? dealt.value.map(one => one.id) : []);
    this.head = { seats, options: chosen };
    this.names = seatNames(game, this.head);
    this.game = game;
    return game;
  }

  private readHeading(line: string): void {
    this.begin();
    if (this.drafts.length >= MOST.phases) this.fail({ code: 'record-too-long', most: MOST.phases });
    const words = line.replace(/^#+\s*(?:\d{1,4}\.)?\s*/, '');
    this.seat = undefined;
    this.drafts.push({ line: this.line, words, times: new Map(), orders: new Map(), whole: new Map(), normal: new Map() });
  }

  private readTimes(draft: Draft, line: string): void {
    const [, inside = ''] = /^\{(.*)\}$/.exec(line) ?? this.fail({ code: 'record-line' });
    for (const part of inside.split(',')) {
      const [, name = '', value = ''] = /^\s*(opened|due|edition|closed|by) (\S+)\s*$/.exec(part) ?? this.fail({ code: 'record-line' });
      draft.times.set(name, value);
    }
  }

  private readData(draft: Draft, line: string): void {
    const [, name, rest = ''] = /^%(state|report|orders|noreport)(?: (.*))?$/s.exec(line) ?? this.fail({ code: 'record-line' });
    if (name === 'noreport') {
      draft.noReport = true;
      return;
    }
    const value = this.json(rest);
    if (name === 'state') draft.statePatch = value;
    else if (name === 'report') draft.reportPatch = value;
    else for (const [seat, one] of Object.entries(Object(value) as Record<string, Json>)) draft.whole.set(seat, one);
  }

  private readPress(line: string): void {
    const [, who = '', at, said = ''] = /^>([^{:]+)(?:\{([^}]*)\})?:\s*(.*)$/s.exec(line) ?? this.fail({ code: 'record-line' });
    const seat = this.names.get(who.trim().toLowerCase()) ?? this.fail({ code: 'record-seat', typed: who.trim().slice(0, 60) });
    const text = said.startsWith('"') ? this.json(said) : said;
    const phase = this.drafts.length;
    this.press.push({ phase, seat, text, ...(at !== undefined && { at: this.moment(at) }) });
  }

  private readOrders(draft: Draft, line: string): void {
    const [, who = '', rest = ''] = /^([^:{}]+):(.*)$/s.exec(line) ?? [];
    const seat = this.names.get(who.trim().toLowerCase());
    if (seat === undefined) {
      this.readOrder(draft, line);
      return;
    }
    if (draft.orders.has(seat)) this.fail({ code: 'record-line' });
    const [, salt, orders = ''] = /^\s*(?:\{salt ([0-9a-f]*)\})?\s*(.*)$/s.exec(rest) ?? [];
    draft.orders.set(seat, { lines: [], ...(salt !== undefined && { salt }) });
    this.seat = seat;
    for (const one of orders.split(';')) if (one.trim() !== '') this.readOrder(draft, one.trim());
  }

  private readOrder(draft: Draft, line: string): void {
    const seat = this.seat ?? this.fail({ code: 'record-line' });
    const [, text = '', outcome] = /^([^{}]+)(?:\{([^{}]*)\})?$/.exec(line) ?? this.fail({ code: 'record-line' });
    draft.orders.get(seat)?.lines.push({ line: this.line, text: text.trim(), outcome });
  }

  private moment(text: string | undefined, line = this.line): number {
    if (text === undefined) return 0;
    const at = /^\d{1,16}$/.test(text) ? Number(text) : Date.parse(text);
    return Number.isSafeInteger(at) && at >= 0 ? at : this.fail({ code: 'record-line' }, line);
  }

  /** Plays the drafts one after the other. Phases in which nobody had anything to decide may be left out of the text. */
  private phases(game: AnyGame): { readonly phases: readonly Json[]; readonly end?: Json } {
    const phases: Json[] = [];
    let state = firstState(game, this.head);
    for (const [i, draft] of this.drafts.entries()) {
      if (draft.statePatch === undefined) state = this.skipTo(game, draft, state, phases);
      else state = patched(state, draft.statePatch);
      this.checkHeading(game, draft, state);
      const isClosed = i < this.drafts.length - 1 || draft.times.has('closed') || draft.orders.size + draft.whole.size > 0;
      const begun = this.begun(game, draft, phases.length + 1, state);
      if (!isClosed) return { phases: [...phases, begun] };
      const { closed, next } = this.closed(game, draft, state);
      phases.push({ ...begun, closed });
      state = next;
    }
    return { phases: [...phases, this.openAfter(game, phases.length + 1, state)], ...this.endIn(game, state) };
  }

  private checkHeading(game: AnyGame, { words, line }: Draft, state: Json): void {
    const expected = headingOf(game, state);
    if (expected !== '' && !isSame(words, expected)) this.fail({ code: 'record-phase', expected }, line);
  }

  private skipTo(game: AnyGame, draft: Draft, from: Json, phases: Json[]): Json {
    let state = from;
    while (!isSame(draft.words, headingOf(game, state)) && isIdle(game, state) && phases.length < MOST.phases) {
      const resolved = resolvedPhase(game, state, new Map());
      if (!resolved) return state;
      const closed = { at: 0, by: 'skipped', orders: {}, report: resolved.report };
      phases.push({ ...(this.openAfter(game, phases.length + 1, state) as object), closed });
      state = resolved.next;
    }
    return state;
  }

  private begun(game: AnyGame, { times, line }: Draft, number: number, state: Json): { readonly [key: string]: Json } {
    const edition = times.get('edition');
    return {
      ...(this.openAfter(game, number, state) as { readonly [key: string]: Json }),
      openedAt: this.moment(times.get('opened'), line),
      dueAt: this.moment(times.get('due'), line),
      ...(edition !== undefined && { edition: Number(edition) }),
    };
  }

  private openAfter(game: AnyGame, number: number, state: Json): Json {
    const parsed = game.state.safeParse(state);
    const kind = parsed.success ? game.phase(parsed.data).kind : '';
    return { number, kind, openedAt: 0, dueAt: 0, state };
  }

  private endIn(game: AnyGame, state: Json): { readonly end?: Json } {
    const parsed = game.state.safeParse(state);
    const ending = parsed.success ? game.ending(parsed.data) : undefined;
    return ending ? { end: { kind: ending.isDrawBySize ? 'draw-by-size' : 'victory', seats: [...ending.winners] } } : {};
  }

  private closed(game: AnyGame, draft: Draft, state: Json) {
    this.checkOrders(game, draft, state);
    const plain = [...draft.orders].map(([seat, { salt, lines }]) => [
      seat,
      { orders: lines.map(({ text }) => text).join('; '), ...(salt !== undefined && { salt }) },
    ]);
    const orders = asJson(Object.fromEntries([...plain, ...draft.whole]));
    const texts = Object.entries(orders as Record<string, { readonly orders?: Json }>).map(
      ([seat, one]) => [seat, typeof one?.orders === 'string' ? one.orders : ''] as const,
    );
    const resolved = resolvedPhase(game, state, new Map(texts));
    if (!resolved && draft.reportPatch === undefined) this.fail({ code: 'record-line' }, draft.line);
    const report = draft.reportPatch === undefined ? (resolved?.report ?? null) : patched(resolved?.report ?? null, draft.reportPatch);
    this.checkOutcomes(game, draft, { state, report });
    const told: { readonly [key: string]: Json } = draft.noReport ? {} : { report };
    const at = this.moment(draft.times.get('closed'), draft.line);
    return { closed: { at, by: draft.times.get('by') ?? 'deadline', orders, ...told }, next: resolved?.next ?? null };
  }

  private checkOrders(game: AnyGame, draft: Draft, state: Json): void {
    const parsed = game.state.safeParse(state);
    if (!parsed.success) this.fail({ code: 'record-line' }, draft.line);
    for (const [seat, { lines }] of draft.orders)
      for (const { line, text } of lines) {
        const [read] = game.read(parsed.data, seat, text, undefined, 'en', 0).lines;
        if (read?.text === undefined) this.fail({ code: 'record-order', typed: text.slice(0, 80) }, line);
        draft.normal.set(keyOf(seat, text), read.text);
      }
  }

  private checkOutcomes(
    game: AnyGame,
    { orders, normal }: Draft,
    { state, report }: { readonly state: Json; readonly report: Json },
  ): void {
    const outcomes = outcomesIn(game, state, report);
    for (const [seat, { lines }] of orders)
      for (const { line, text, outcome } of lines) {
        const found = outcomes.get(keyOf(seat, normal.get(keyOf(seat, text)) ?? text));
        if (outcome !== undefined && found !== undefined && found !== outcome) this.fail({ code: 'record-outcome', outcome: found }, line);
      }
  }
}

/** Whether two headings have the same words, in any order. */
function isSame(one: string, other: string): boolean {
  const words = (text: string): string =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(word => word !== '' && word !== 'ad')
      .sort()
      .join(' ');
  return words(one) === words(other);
}
