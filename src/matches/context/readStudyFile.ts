import { z } from 'zod';
import type { AnyGame } from '../../games/game.js';
import { isDeeperThan } from '../../lib/jsonDepth.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { MatchFile } from '../model/matchFile.js';
import { STUDY_FORM, type StudyBody, type StudyStep, studyFile } from '../model/study.js';
import type { GamesById } from './ports.js';
import { dealtSeats, misshapen, readRecord, type Unfit, unknownGame } from './readMatchFile.js';
import { ordersRead, reached } from './studySteps.js';

export interface StudyFileAsked {
  /** In UTF-8: a study that was exported, or the record of a match in any form. */
  readonly file: Uint8Array;
  /** Which phase of a record. Undefined: the open one; of a match that is over, the first. */
  readonly phase?: number | undefined;
}

/** What a study is made from. Contains only what can be sent to another thread. */
export interface StudyFromFile {
  readonly game: string;
  /** The name that an exported study had. */
  readonly name?: string;
  readonly body: StudyBody;
  /** Orders, and units that were placed, which its game does not accept: they are not in the study. Undefined: there were none. */
  readonly leftOut?: LeftOut;
}

export interface LeftOut {
  readonly count: number;
  /** As the file has it, shortened. */
  readonly first: string;
}

type Read = Result<StudyFromFile, readonly Unfit[]>;

/** Maximum nesting of the JSON, as of records. */
const DEEPEST = 40;

/** Parses and checks a file from which a study is to begin. */
export function readStudyFile(games: GamesById, { file, phase }: StudyFileAsked): Read {
  const text = new TextDecoder().decode(file);
  if (!EXPORTED.test(text)) return fromRecord(games, file, phase);
  if (isDeeperThan(DEEPEST, text)) return unfit({ code: 'import-too-deep', most: DEEPEST });
  try {
    return exported(games, JSON.parse(text));
  } catch {
    return unfit({ code: 'import-not-json' });
  }
}
/** How an exported study begins. */
const EXPORTED = /^\s*\{\s*"study"/;

const unfit = (fault: HostingFault, where?: string): Read => refuse([{ by: 'hosting', fault, ...(where !== undefined && { where }) }]);

function fromRecord(games: GamesById, file: Uint8Array, asked: number | undefined): Read {
  const read = readRecord(games, file);
  if (!read.ok) return read;
  const { record, game } = read.value;
  if (!game.published && !record.end) return unfit({ code: 'study-sealed' });
  const number = asked ?? (record.end ? 1 : record.phases.length);
  const phase = record.phases.find(one => one.number === number);
  if (!phase) return unfit({ code: 'no-such-phase', phase: number });
  const { seats, options } = record;
  return sound(
    game,
    record.game,
    {
      ...{ form: STUDY_FORM, source: { from: 'file', phase: number }, seats, options, start: phase.state },
      steps: [{ id: 1, supposed: ordersOf(phase) }],
      at: 1,
      next: 2,
    },
    { within: '', start: `phases[${number}].state` },
  );
}

const ordersOf = ({ closed }: MatchFile['phases'][number]): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(closed?.orders ?? {}).map(([seat, { orders }]) => [seat, orders]));

function exported(games: GamesById, json: unknown): Read {
  const form = versioned.safeParse(json).data?.study;
  if (form !== undefined && form !== STUDY_FORM) return unfit({ code: 'import-other-form', form: STUDY_FORM }, 'study');
  const read = studyFile.safeParse(json);
  if (!read.success) return refuse(read.error.issues.slice(0, 1).map(misshapen));
  const { game: id, name, body } = read.data;
  const game = games.get(id);
  if (!game) return unfit(unknownGame(id), 'game');
  if (!isTree(body)) return unfit({ code: 'import-form' }, 'body.steps');
  const made = sound(game, id, { ...body, source: { from: 'file', phase: 1 } }, { within: 'body.', start: 'body.start' });
  if (!made.ok) return made;
  try {
    const refused: string[] = [];
    const kept = inWordsOf(game, made.value.body, refused);
    const leftOut = refused.length > 0 && { leftOut: { count: refused.length, first: (refused[0] ?? '').slice(0, LONGEST_TYPED) } };
    return ok({ game: id, body: kept, ...(name !== undefined && { name }), ...leftOut });
  } catch {
    return unfit({ code: 'import-form' }, 'body.steps');
  }
}
const versioned = z.object({ study: z.number() });
/** In characters. */
const LONGEST_TYPED = 80;

/** Whether the steps are as studies have them: one first position, and every other one after one that stands before it. */
function isTree({ steps, at, next }: StudyBody): boolean {
  const known = new Set<number>();
  for (const [place, { id, after }] of steps.entries()) {
    if (known.has(id) || id >= next || (place === 0) !== (after === undefined) || (after && !known.has(after.step))) return false;
    known.add(id);
  }
  return known.has(at);
}

/**
 * The same study with its orders as the game reads them. Whatever else stood there is left out, since it would be read again at every look, and
 * is added to `refused`.
 */
function inWordsOf(game: AnyGame, body: StudyBody, refused: string[]): StudyBody {
  const positions = new Map<number, unknown>();
  const steps = body.steps.map((step): StudyStep => {
    const from = step.after && positions.get(step.after.step);
    const after =
      step.after && 'orders' in step.after.by
        ? { ...step.after, by: { orders: ordersRead(game, from, step.after.by.orders, refused) } }
        : step.after;
    if (after && 'placed' in after.by)
      for (const { fault, typed } of game.correct?.(from, after.by.placed, 'en').lines ?? []) if (fault) refused.push(typed);
    const state = after ? reached(game, from, after.by).state : game.state.parse(body.start);
    positions.set(step.id, state);
    return { ...step, ...(after && { after }), supposed: ordersRead(game, state, step.supposed, refused) };
  });
  return { ...body, steps };
}

/** Where a file has the first position, and before which path its seats and options stand. */
interface Places {
  readonly within: string;
  readonly start: string;
}

/** Checks the first position by its game. What is hidden in it is left out. */
function sound(game: AnyGame, id: string, body: StudyBody, { within, start: place }: Places): Read {
  const options = game.chosen?.safeParse(body.options);
  if (options?.error) return unfit({ code: 'import-form' }, `${within}options`);
  const state = game.state.safeParse(body.start);
  if (!state.success) return unfit({ code: 'import-form' }, place);
  try {
    if (game.restsOnSecrets?.(state.data)) return unfit({ code: 'study-amid-battles' });
    const flaw = game.flaw?.(state.data);
    if (flaw) return refuse([{ where: place, by: 'game', game: id, fault: flaw }]);
    const of = { seats: body.seats, options: options?.data ?? {} };
    if (!dealtSeats(game, of, state.data)) return unfit({ code: 'import-seats' }, `${within}seats`);
    const start: unknown = game.published ? game.published(state.data) : state.data;
    return ok({ game: id, body: { ...body, options: of.options, start } });
  } catch {
    return unfit({ code: 'import-form' }, place);
  }
}
