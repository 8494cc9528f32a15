import { z } from 'zod';
import type { AnyGame, Fault } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { seatsFor } from '../gameOf.js';
import type { Catalogue } from '../ports.js';
import { deadlinesFor } from '../time/deadlinesFor.js';
import { type FiledPhase, FORM, type MatchFile, matchFile } from './matchFile.js';

/** What is wrong with a file, and where in it, "phases[2].orders.qin", counting from 1; a fault of its game, or of hosting. */
export type Unfit = { readonly where?: string } & (
  | { readonly by: 'hosting'; readonly fault: HostingFault }
  | { readonly by: 'game'; readonly game: string; readonly fault: Fault }
);

/** A file, understood. */
export interface Read {
  readonly game: AnyGame;
  readonly file: MatchFile;
  readonly phases: readonly Played[];
  /** How many of its seats were dealt; the others were called in. */
  readonly dealt: number;
}

export interface Played extends FiledPhase {
  readonly submissions: ReadonlyMap<string, unknown>;
}

/** Understands the text of a file that `exportMatch` made; refuses it with all that is wrong with it. */
export function readMatchFile(games: Catalogue, text: string): Result<Read, readonly Unfit[]> {
  const json = parsed(text);
  if (!json.ok) return json;
  const formed = matchFile.safeParse(json.value);
  if (!formed.success) return refuse(versionFault(json.value) ?? formed.error.issues.map(misshapen));
  const file = formed.data;
  const game = games.get(file.game);
  if (!game) return refuse([{ where: 'game', by: 'hosting', fault: { code: 'unknown-game', game: file.game } }]);
  const options = game.chosen?.safeParse(file.options);
  if (options?.error) return refuse(options.error.issues.map(issue => under('options', issue)));
  const stray = Object.keys(file.deadlines).find(kind => !Object.hasOwn(deadlinesFor(game, file.deadlines), kind));
  if (stray !== undefined)
    return refuse([{ where: `deadlines.${stray}`, by: 'hosting', fault: { code: 'no-such-length', length: stray } }]);
  return readPhases(game, { ...file, options: options?.data ?? {} });
}

function parsed(text: string): Result<unknown, readonly Unfit[]> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return refuse([{ by: 'hosting', fault: { code: 'import-not-json' } }]);
  }
}

function readPhases(game: AnyGame, file: MatchFile): Result<Read, readonly Unfit[]> {
  const last = file.phases.at(-1);
  const amiss = file.phases.findIndex(
    ({ number, closed }, i) => number !== i + 1 || (closed === undefined) !== (i === file.phases.length - 1),
  );
  if (amiss >= 0)
    return refuse([{ where: `phases[${amiss + 1}]`, by: 'hosting', fault: { code: last?.closed ? 'import-over' : 'import-form' } }]);
  const read = file.phases.map((phase, i) => readPhase(game, phase, `phases[${i + 1}]`));
  const unfit = read.flatMap(one => (one.ok ? [] : one.fault));
  if (unfit.length > 0) return refuse(unfit);
  const phases = read.flatMap(one => (one.ok ? [one.value] : []));
  return readEnd(game, file, phases);
}

/** Can the match go on from its last phase, and with these seats? */
function readEnd(game: AnyGame, file: MatchFile, phases: readonly Played[]): Result<Read, readonly Unfit[]> {
  const where = `phases[${phases.length}].state`;
  const state = phases.at(-1)?.state;
  if (file.end || !game.published) return refuse([{ by: 'hosting', fault: { code: 'import-over' } }]);
  const flaw = game.flaw?.(state);
  if (flaw) return refuse([{ where, by: 'game', game: game.id, fault: flaw }]);
  if (game.ending(state)) return refuse([{ where, by: 'hosting', fault: { code: 'import-over' } }]);
  const called = (game.called?.(state) ?? []).map(({ id }) => id);
  const dealt = file.seats.filter(seat => !called.includes(seat));
  const seats = seatsFor(game, file.options, dealt.length).map(({ id }) => id);
  const isTable =
    seats.length === dealt.length && seats.every(seat => dealt.includes(seat)) && new Set(file.seats).size === file.seats.length;
  const isPlayed = game.inPlay(state).every(seat => file.seats.includes(seat));
  if (!isTable || !isPlayed) return refuse([{ where: 'seats', by: 'hosting', fault: { code: 'import-seats' } }]);
  return ok({ game, file, phases, dealt: dealt.length });
}

function readPhase(game: AnyGame, phase: FiledPhase, where: string): Result<Played, readonly Unfit[]> {
  const state = game.state.safeParse(phase.state);
  if (!state.success) return refuse(state.error.issues.map(issue => under(`${where}.state`, issue)));
  const report = phase.closed && game.report.safeParse(phase.closed.report);
  if (report?.error) return refuse(report.error.issues.map(issue => under(`${where}.closed.report`, issue)));
  try {
    if (game.phase(state.data).kind !== phase.kind)
      return refuse([{ where: `${where}.kind`, by: 'hosting', fault: { code: 'import-form' } }]);
    const closed = phase.closed && { ...phase.closed, report: report?.data as unknown };
    return readOrders(game, { ...phase, state: state.data, ...(closed && { closed }) }, where);
  } catch {
    return refuse([{ where: `${where}.state`, by: 'hosting', fault: { code: 'import-form' } }]);
  }
}

function readOrders(game: AnyGame, phase: FiledPhase, where: string): Result<Played, readonly Unfit[]> {
  const unfit: Unfit[] = [];
  const submissions = new Map<string, unknown>();
  for (const [seat, { orders }] of Object.entries(phase.closed?.orders ?? {})) {
    const reading = game.read(phase.state, seat, orders, undefined, 'en', 0);
    for (const { fault } of reading.lines)
      if (fault) unfit.push({ where: `${where}.closed.orders.${seat}`, by: 'game', game: game.id, fault });
    if (orders !== '') submissions.set(seat, reading.submission);
  }
  return unfit.length > 0 ? refuse(unfit) : ok({ ...phase, submissions });
}

/** Of a file of another version, or of none, nothing else is worth saying. */
function versionFault(json: unknown): readonly Unfit[] | undefined {
  const { form } = versioned.safeParse(json).data ?? {};
  if (form === FORM) return undefined;
  if (form === undefined) return [{ by: 'hosting', fault: { code: 'import-form' } }];
  return [{ where: 'form', by: 'hosting', fault: { code: 'import-other-form', form: FORM } }];
}
const versioned = z.object({ form: z.number() });

function misshapen(issue: z.core.$ZodIssue): Unfit {
  return under('', issue.code === 'unrecognized_keys' ? { path: [...issue.path, ...issue.keys.slice(0, 1)] } : issue);
}

/** Keys are somebody else's: what is shown of them is short. */
function under(place: string, { path }: Pick<z.core.$ZodIssue, 'path'>): Unfit {
  const steps = path.map(step => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step).slice(0, LONGEST_KEY)}`));
  const where = [place, ...steps].join('').replace(/^\./, '');
  return { ...(where !== '' && { where }), by: 'hosting', fault: { code: 'import-form' } };
}
const LONGEST_KEY = 40;
