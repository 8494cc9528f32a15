import { z } from 'zod';
import { type AnyGame, type Fault, LINES_READ, type Phase, type SeatId } from '../../games/game.js';
import { isDeeperThan } from '../../lib/jsonDepth.js';
import { MOST_FILE_FAULTS } from '../../lib/mostFileFaults.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { deadlinesFor } from '../model/deadlinesFor.js';
import { type FiledPhase, FORM, type MatchFile, matchFile } from '../model/matchFile.js';
import { uploadedIn } from '../model/uploadedVariant.js';
import { isDipnetRecord, readDipnetRecord } from '../record/readDipnetRecord.js';
import { isTextRecord, readTextRecord } from '../record/readTextRecord.js';
import { seatsFor } from './gameOf.js';
import type { GamesById } from './ports.js';

/**
 * What is wrong with a file: a fault of its game, or of hosting. `where`: the path in the file, counting from 1,
 * "phases[2].closed.orders.qin", or the phase and what of it, "F1901M FRANCE"; `line`: the line of a text.
 */
export type Unfit = { readonly where?: string; readonly line?: number } & (
  | { readonly by: 'hosting'; readonly fault: HostingFault }
  | { readonly by: 'game'; readonly game: string; readonly fault: Fault }
);

/** A parsed and checked file: what a match is made from. Contains only what can be sent to another thread. */
export interface FileRead {
  readonly file: Omit<MatchFile, 'phases' | 'press'>;
  /** Each a `Played` as JSON, so that they can be parsed one by one. */
  readonly phases: readonly string[];
  /** How many of its seats were dealt; the others were called in. */
  readonly dealt: number;
}

/** A phase checked by its game, with each seat's parsed orders and the salts of the seals on them. */
export interface Played extends Omit<FiledPhase, 'closed'> {
  readonly turn: Phase['turn'];
  readonly closed?: Pick<NonNullable<FiledPhase['closed']>, 'at' | 'by' | 'report'>;
  readonly submissions: readonly (readonly [SeatId, unknown])[];
  readonly salts: readonly (readonly [SeatId, string])[];
}

/** Maximum nesting of the JSON. No exported file is half as deep. */
const DEEPEST = 40;
/** Maximum number of characters of a phase, as stored. The largest phase ever played has a quarter of it. */
const LARGEST_PHASE = 256 * 1024;

/** A checked record, and its phases as `FileRead` has them. */
export interface RecordRead {
  readonly record: MatchFile;
  readonly game: AnyGame;
  readonly phases: readonly string[];
}

/** Parses and checks a UTF-8 file made by `exportMatch`, or a record in another form, from whose last phase a match is to continue. */
export function readMatchFile(games: GamesById, bytes: Uint8Array): Result<FileRead, readonly Unfit[]> {
  const read = readRecord(games, bytes);
  if (!read.ok) return read;
  const { record, game, phases } = read.value;
  const { phases: filed, press: _, ...file } = record;
  return readEnd(game, file, { phases, state: filed.at(-1)?.state });
}

/** Why a file of this game cannot be read. */
export const unknownGame = (game: string): HostingFault =>
  uploadedIn(game) === undefined ? { code: 'import-unknown-game', game } : { code: 'variant-of-server' };

/** Parses and checks the record of a match, over or not, in any form in UTF-8. Refuses it with at most `MOST_FILE_FAULTS` faults. */
export function readRecord(games: GamesById, bytes: Uint8Array): Result<RecordRead, readonly Unfit[]> {
  const text = new TextDecoder().decode(bytes);
  const json = isTextRecord(text) ? fromText(games, text) : fromJson(games, text);
  if (!json.ok) return json;
  const formed = matchFile.safeParse(json.value);
  if (!formed.success) return refuse(versionFault(json.value) ?? formed.error.issues.slice(0, MOST_FILE_FAULTS).map(misshapen));
  const file = formed.data;
  const game = games.get(file.game);
  if (!game) return refuse([{ where: 'game', by: 'hosting', fault: unknownGame(file.game) }]);
  const options = game.chosen?.safeParse(file.options);
  if (options?.error) return refuse(options.error.issues.slice(0, MOST_FILE_FAULTS).map(issue => under('options', issue)));
  const stray = Object.keys(file.deadlines).find(kind => !Object.hasOwn(deadlinesFor(game, file.deadlines), kind));
  if (stray !== undefined)
    return refuse([{ where: `deadlines.${clipped(stray)}`, by: 'hosting', fault: { code: 'no-such-length', length: clipped(stray) } }]);
  return readPhases(game, { ...file, options: options?.data ?? {} });
}

function fromText(games: GamesById, text: string): Result<unknown, readonly Unfit[]> {
  const read = readTextRecord(games, text);
  return read.ok ? read : refuse([{ by: 'hosting', ...read.fault }]);
}

function fromJson(games: GamesById, text: string): Result<unknown, readonly Unfit[]> {
  const json = parsed(text);
  if (!json.ok || !isDipnetRecord(json.value)) return json;
  const read = readDipnetRecord(games, json.value);
  return read.ok ? read : refuse([{ by: 'hosting', ...read.fault }]);
}

function parsed(text: string): Result<unknown, readonly Unfit[]> {
  if (isDeeperThan(DEEPEST, text)) return refuse([{ by: 'hosting', fault: { code: 'import-too-deep', most: DEEPEST } }]);
  try {
    return ok(JSON.parse(text));
  } catch {
    return refuse([{ by: 'hosting', fault: { code: 'import-not-json' } }]);
  }
}

function readPhases(game: AnyGame, record: MatchFile): Result<RecordRead, readonly Unfit[]> {
  const { phases: filed } = record;
  const last = filed.at(-1);
  const amiss = filed.findIndex(({ number, closed }, i) => number !== i + 1 || (closed === undefined) !== (i === filed.length - 1));
  if (amiss >= 0)
    return refuse([{ where: `phases[${amiss + 1}]`, by: 'hosting', fault: { code: last?.closed ? 'import-over' : 'import-form' } }]);
  const unfit: Unfit[] = [];
  const phases: string[] = [];
  for (const phase of filed) {
    const read = written(game, phase, `phases[${phase.number}]`, MOST_FILE_FAULTS - unfit.length);
    if (read.ok) phases.push(read.value);
    else unfit.push(...read.fault);
    if (unfit.length >= MOST_FILE_FAULTS) break;
  }
  return unfit.length > 0 ? refuse(unfit.slice(0, MOST_FILE_FAULTS)) : ok({ record, game, phases });
}

function written(game: AnyGame, phase: FiledPhase, where: string, most: number): Result<string, readonly Unfit[]> {
  const read = readPhase(game, phase, where, most);
  if (!read.ok) return read;
  const text = JSON.stringify(read.value);
  if (text.length <= LARGEST_PHASE) return ok(text);
  return refuse([{ where, by: 'hosting', fault: { code: 'import-phase-too-large', most: LARGEST_PHASE / 1024 } }]);
}

interface Ending {
  readonly phases: FileRead['phases'];
  readonly state: unknown;
}

/** Checks that the match can continue from its last phase, and with these seats. */
function readEnd(game: AnyGame, file: FileRead['file'], { phases, state: filed }: Ending): Result<FileRead, readonly Unfit[]> {
  const where = `phases[${phases.length}].state`;
  if (file.end || !game.published) return refuse([{ by: 'hosting', fault: { code: 'import-over' } }]);
  const state: unknown = game.state.parse(filed);
  const flaw = game.flaw?.(state);
  if (flaw) return refuse([{ where, by: 'game', game: game.id, fault: flaw }]);
  if (game.ending(state)) return refuse([{ where, by: 'hosting', fault: { code: 'import-over' } }]);
  const dealt = dealtSeats(game, file, state);
  if (!dealt) return refuse([{ where: 'seats', by: 'hosting', fault: { code: 'import-seats' } }]);
  return ok({ file, phases, dealt: dealt.length });
}

/** The seats of a file that were dealt; the others were called in. Undefined if the game cannot be at this state with these seats. */
export function dealtSeats(
  game: AnyGame,
  { seats, options }: { readonly seats: readonly SeatId[]; readonly options: Readonly<Record<string, unknown>> },
  state: unknown,
): readonly SeatId[] | undefined {
  const called = (game.called?.(state) ?? []).map(({ id }) => id);
  const dealt = seats.filter(seat => !called.includes(seat));
  const table = seatsFor(game, options, dealt.length).map(({ id }) => id);
  const isTable = table.length === dealt.length && table.every(seat => dealt.includes(seat)) && new Set(seats).size === seats.length;
  return isTable && game.inPlay(state).every(seat => seats.includes(seat)) ? dealt : undefined;
}

function readPhase(game: AnyGame, phase: FiledPhase, where: string, most: number): Result<Played, readonly Unfit[]> {
  const state = game.state.safeParse(phase.state);
  if (!state.success) return refuse(state.error.issues.slice(0, most).map(issue => under(`${where}.state`, issue)));
  const report = phase.closed && game.report.safeParse(phase.closed.report);
  if (report?.error) return refuse(report.error.issues.slice(0, most).map(issue => under(`${where}.closed.report`, issue)));
  try {
    const { kind, turn } = game.phase(state.data);
    if (kind !== phase.kind) return refuse([{ where: `${where}.kind`, by: 'hosting', fault: { code: 'import-form' } }]);
    const submissions = readOrders(game, { ...phase, state: state.data }, where, most);
    if (!submissions.ok) return submissions;
    const closed = phase.closed && { ...phase.closed, report: report?.data as unknown };
    return ok(played({ ...phase, state: state.data, ...(closed && { closed }) }, turn, submissions.value));
  } catch {
    return refuse([{ where: `${where}.state`, by: 'hosting', fault: { code: 'import-form' } }]);
  }
}

function played({ closed, ...phase }: FiledPhase, turn: Phase['turn'], submissions: Played['submissions']): Played {
  const salts = Object.entries(closed?.orders ?? {}).flatMap(([seat, { salt }]) => (salt === undefined ? [] : [[seat, salt] as const]));
  return { ...phase, turn, submissions, salts, ...(closed && { closed: { at: closed.at, by: closed.by, report: closed.report } }) };
}

function readOrders(game: AnyGame, phase: FiledPhase, where: string, most: number): Result<Played['submissions'], readonly Unfit[]> {
  const unfit: Unfit[] = [];
  const submissions: (readonly [SeatId, unknown])[] = [];
  for (const [seat, { orders }] of Object.entries(phase.closed?.orders ?? {})) {
    const read = readSheet(game, phase, seat, orders);
    if (!read.ok) unfit.push(...read.fault.map(fault => ({ where: `${where}.closed.orders.${clipped(seat)}`, ...fault })));
    else if (orders !== '') submissions.push([seat, read.value]);
    if (unfit.length >= most) break;
  }
  return unfit.length > 0 ? refuse(unfit) : ok(submissions);
}

/** Parses a seat's orders, without suggestions: they are slow, and of no use here. */
function readSheet(game: AnyGame, { state }: FiledPhase, seat: SeatId, orders: string): Result<unknown, readonly Unfit[]> {
  const lines = orders.split(/[;\n]/);
  if (lines.length > LINES_READ) return refuse([{ by: 'hosting', fault: { code: 'import-too-many-lines', most: LINES_READ } }]);
  const reading = game.read(state, seat, orders, undefined, 'en', 0);
  const faults = reading.lines.flatMap(({ fault }) => fault ?? []);
  if (faults.length === 0) return ok(reading.submission);
  return refuse(faults.slice(0, MOST_FILE_FAULTS).map(fault => ({ by: 'game' as const, game: game.id, fault })));
}

/** The fault of a file that has another format version, or none. No other fault is worth reporting then. */
function versionFault(json: unknown): readonly Unfit[] | undefined {
  const { form } = versioned.safeParse(json).data ?? {};
  if (form === FORM) return undefined;
  if (form === undefined) return [{ by: 'hosting', fault: { code: study.safeParse(json).success ? 'import-is-study' : 'import-unknown' } }];
  return [{ where: 'form', by: 'hosting', fault: { code: 'import-other-form', form: FORM } }];
}
const versioned = z.object({ form: z.number() });
/** An exported study. */
const study = z.object({ study: z.number() });

export function misshapen(issue: z.core.$ZodIssue): Unfit {
  return under('', issue.code === 'unrecognized_keys' ? { path: [...issue.path, ...issue.keys.slice(0, 1)] } : issue);
}

/** A format fault at a path. Its keys come from the file, so they are shortened. */
export function under(place: string, issue: Pick<z.core.$ZodIssue, 'path'>): Unfit {
  const steps = issue.path.map(step => (typeof step === 'number' ? `[${step + 1}]` : `.${clipped(String(step))}`));
  const where = [place, ...steps].join('').replace(/^\./, '');
  return { ...(where !== '' && { where }), by: 'hosting', fault: formFault(issue) };
}

/** What is wrong at a place: a text that is too long, or something else. */
const formFault = (issue: object): HostingFault =>
  'code' in issue && issue.code === 'too_big' && 'origin' in issue && issue.origin === 'string' && 'maximum' in issue
    ? { code: 'import-too-long', most: Number(issue.maximum) }
    : { code: 'import-form' };
const LONGEST_KEY = 40;
const clipped = (key: string): string => key.slice(0, LONGEST_KEY);
