import type { z } from 'zod';
import type { PowerId } from '../../games/diplomacy/board/location.js';
import { state as diplomacyState, type State } from '../../games/diplomacy/model/state.js';
import type { AnyGame, SeatId } from '../../games/game.js';
import { asJson, type Json } from '../../lib/jsonPatch.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { matchEnd } from '../model/match.js';
import { FORM } from '../model/matchFile.js';
import {
  DIPNET,
  type DipnetPhase,
  type DipnetPosition,
  dipnetGame,
  dipnetHead,
  dipnetName,
  dipnetPosition,
  doomedUnits,
  walks,
  withoutDislodged,
} from './dipnetForm.js';
import { firstState, isIdle, resolvedPhase } from './resolvedPhase.js';

/** Why a saved game is no record, and where: "phases[2].state.units", "F1901M FRANCE". */
export interface DipnetFault {
  readonly where: string;
  readonly fault: HostingFault;
}

/** Whether JSON is meant as a game in the form of the Python package `diplomacy`. */
export const isDipnetRecord = (json: unknown): boolean => dipnetHead.safeParse(json).success;

/**
 * Reads a game that the Python package `diplomacy` saved, or `writeDipnetRecord` wrote. Every phase is resolved by the rules of now, and has
 * to lead to the position that the file has next. Returns what `matchFile` checks.
 */
export function readDipnetRecord(games: { get(id: string): AnyGame | undefined }, json: unknown): Result<Json, DipnetFault> {
  const game = games.get(DIPNET.game);
  if (!game || dipnetHead.safeParse(json).data?.map !== DIPNET.map) return refuse({ where: 'map', fault: { code: 'dipnet-classic-only' } });
  const read = dipnetGame.safeParse(json);
  if (!read.success) return refuse({ where: placeOf(read.error.issues[0]), fault: { code: 'dipnet-form' } });
  try {
    return ok(new DipnetReader(game).read(read.data.phases));
  } catch (error) {
    if (error instanceof Misfit) return refuse(error.why);
    throw error;
  }
}

/** Keys come from the file, so they are shortened. */
const placeOf = (issue: z.core.$ZodIssue | undefined): string =>
  (issue?.path ?? [])
    .map(step => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step).slice(0, LONGEST_NAME)}`))
    .join('')
    .replace(/^\./, '');

class Misfit extends Error {
  readonly why: DipnetFault;
  constructor(why: DipnetFault) {
    super(why.fault.code);
    this.why = why;
  }
}

const MOST_PHASES = 1_000;
const LONGEST_NAME = 40;

/** Plays a saved game from its first phase to its last. */
class DipnetReader {
  private readonly game: AnyGame;
  private readonly seats: readonly SeatId[];
  private readonly powers: readonly PowerId[];
  private readonly seatNames: ReadonlyMap<string, SeatId>;
  private readonly phases: Json[] = [];
  private readonly press: Json[] = [];
  private state: State;
  private openedAt = 0;
  private where = '';

  constructor(game: AnyGame) {
    const dealt = game.seats(game.players.most, {});
    this.game = game;
    this.seats = dealt.ok ? dealt.value.map(({ id }) => id) : [];
    this.state = diplomacyState.parse(firstState(game, { seats: this.seats, options: {} }));
    this.powers = [...new Set(this.state.position.units.map(({ power }) => power))].sort();
    this.seatNames = new Map(this.seats.map(seat => [dipnetName(seat), seat]));
  }

  read(phases: readonly DipnetPhase[]): Json {
    for (const [i, phase] of phases.entries()) this.readPhase(phase, i === phases.length - 1);
    const end = phases.at(-1)?.name === DIPNET.over ? this.end(phases.at(-1)) : undefined;
    return {
      form: FORM,
      game: this.game.id,
      language: 'en',
      deadlines: {},
      plan: {},
      options: {},
      pictures: {},
      ...(end && { end }),
      seats: this.seats,
      phases: this.phases,
      ...(this.press.length > 0 && { press: this.press }),
    };
  }

  private fail(fault: HostingFault, place?: string): never {
    throw new Misfit({ where: place === undefined ? this.where : `${this.where} ${place}`, fault });
  }

  private readPhase(phase: DipnetPhase, isLast: boolean): void {
    this.where = phase.name.slice(0, LONGEST_NAME);
    this.skipTo(phase.name);
    const isOver = phase.name === DIPNET.over && isLast;
    const position = dipnetPosition(this.powers, isOver ? withoutDislodged(this.state) : this.state);
    if (phase.name !== position.name && !isOver) this.fail({ code: 'record-phase', expected: position.name });
    this.comparePosition(phase, position);
    this.readPress(phase);
    if (isLast) this.phases.push(this.opened());
    else this.close(phase);
  }

  /** Phases in which nobody had a choice are not in such files. */
  private skipTo(name: string): void {
    while (dipnetPosition(this.powers, this.state).name !== name && isIdle(this.game, asJson(this.state)))
      this.resolve({ at: this.openedAt, by: 'skipped' }, {});
  }

  private comparePosition({ name, state }: DipnetPhase, position: DipnetPosition): void {
    for (const what of ['units', 'centers'] as const) {
      const stray = Object.keys(state[what]).find(power => !Object.hasOwn(position[what], power));
      if (stray !== undefined) this.fail({ code: 'record-seat', typed: stray.slice(0, LONGEST_NAME) }, what);
      for (const [power, expected] of Object.entries(position[what])) {
        const found = Object.hasOwn(state[what], power) ? (state[what][power] ?? []) : [];
        const counted = found.filter(unit => !(unit.startsWith('*') && (name === DIPNET.over || this.isDoomed(power, unit))));
        if (inOrder(counted) !== inOrder(expected)) this.fail({ code: 'record-position', expected: inOrder(expected) }, `${power} ${what}`);
      }
    }
  }

  /** Whether "*A PAR" is a dislodged unit that can only disband. */
  private isDoomed(power: string, unit: string): boolean {
    const seat = this.seatNames.get(power);
    return seat !== undefined && doomedUnits(this.state, seat).includes(unit.slice(1));
  }

  private readPress({ messages }: DipnetPhase): void {
    for (const { sender, recipient, message, time_sent: at } of messages) {
      const seat = this.seatNames.get(sender);
      if (recipient !== 'GLOBAL' || seat === undefined) continue;
      this.press.push({ phase: this.phases.length + 1, seat, text: message, ...(at !== undefined && { at: milliseconds(at) }) });
    }
  }

  private close({ orders, results, state }: DipnetPhase): void {
    const sheets = Object.entries(orders).flatMap(([power, lines]) => {
      const seat = this.seatNames.get(power) ?? this.fail({ code: 'record-seat', typed: power.slice(0, LONGEST_NAME) });
      if (lines === null) return [];
      return [[seat, { orders: lines.flatMap(line => this.readOrder(seat, line, results)).join('; ') }] as const];
    });
    const at = state.timestamp === undefined ? this.openedAt : milliseconds(state.timestamp);
    this.resolve({ at, by: 'deadline' }, Object.fromEntries(sheets));
  }

  /** The order in our notation. None for one that the file itself says was void: its unit held. */
  private readOrder(seat: SeatId, order: string, results: DipnetPhase['results']): readonly string[] {
    const read = this.game.read(this.state, seat, this.ownNotation(seat, order), undefined, 'en', 0);
    const [line] = read.lines;
    if (line?.text !== undefined && read.lines.length === 1) return [line.text];
    const unit = order.split(' ', 2).join(' ');
    if (order === `${unit} D` && this.isDoomed(dipnetName(seat), `*${unit}`)) return [];
    const told = results && Object.hasOwn(results, unit) ? results[unit] : undefined;
    if (told?.some(word => word === 'void')) return [];
    return this.fail({ code: 'record-order', typed: order }, dipnetName(seat));
  }

  private ownNotation(seat: SeatId, order: string): string {
    if (order === 'WAIVE') return 'Waive';
    const [, unit = '', at = '', verb, to = ''] = /^([AF] (\S+)) (-|R|B|D)(?: (\S+)(?: VIA)?)?$/.exec(order) ?? [];
    if (verb === 'R') return `${unit} - ${to}`;
    if (verb === 'B') return `Build ${unit}`;
    if (verb === 'D' && this.state.phase === 'adjustments') return `Remove ${unit}`;
    const isNeedless =
      order.endsWith(' VIA') && verb === '-' && !walks(this.game, this.state, { seat, at: at.toLowerCase(), to: to.toLowerCase() });
    return isNeedless ? `${unit} - ${to}` : order;
  }

  private resolve(how: { readonly at: number; readonly by: string }, orders: Readonly<Record<SeatId, { readonly orders: string }>>): void {
    if (this.phases.length >= MOST_PHASES) this.fail({ code: 'record-too-long', most: MOST_PHASES });
    const sheets = new Map(Object.entries(orders).map(([seat, sheet]) => [seat, sheet.orders]));
    const resolved = resolvedPhase(this.game, asJson(this.state), sheets) ?? this.fail({ code: 'dipnet-form' });
    this.phases.push({ ...this.opened(), closed: { ...how, orders, report: resolved.report } });
    this.state = diplomacyState.parse(resolved.next);
    this.openedAt = how.at;
  }

  private opened(): { readonly [key: string]: Json } {
    const state = asJson(this.state);
    return { number: this.phases.length + 1, kind: this.state.phase, openedAt: this.openedAt, dueAt: 0, state };
  }

  /** As the note has it; without one, the victory by the rules, or a draw of all who still have a centre. */
  private end(phase: DipnetPhase | undefined): Json {
    const [, shared = ''] = /^Victory by: ([A-Z]{3}(?:, [A-Z]{3})*)$/.exec(phase?.state.note ?? '') ?? [];
    const winners = this.seats.filter(seat => shared.split(', ').includes(dipnetName(seat).slice(0, 3)));
    if (winners.length > 0) return { kind: winners.length === 1 ? 'victory' : 'draw', seats: winners };
    const [, kind, named = ''] = /^([a-z-]+): ([A-Z, ]*)$/.exec(phase?.state.note ?? '') ?? [];
    const seats = named.split(', ').flatMap(power => this.seatNames.get(power) ?? []);
    const noted = matchEnd.safeParse({ kind, seats });
    if (noted.success) return asJson(noted.data);
    const ending = this.game.ending(this.state);
    if (ending) return { kind: ending.isDrawBySize ? 'draw-by-size' : 'victory', seats: [...ending.winners] };
    const alive = new Set(Object.values(this.state.position.centres));
    return { kind: 'draw', seats: this.seats.filter(seat => alive.has(seat)) };
  }
}

const inOrder = (all: readonly string[]): string => [...all].sort().join(', ');
const milliseconds = (at: number): number => Math.floor(Math.min(at, Number.MAX_SAFE_INTEGER) / 1_000);
