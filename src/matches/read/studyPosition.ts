import type { AnyGame, Phase, Seat, SeatId } from '../../games/game.js';
import { yieldToEventLoop } from '../../lib/breath.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { seatsFor } from '../context/gameOf.js';
import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import type { Study, StudyId, StudyStep } from '../model/study.js';
import { HOST_SEAT } from './matchInPlay.js';

/** A position of a study, as the rules make it. */
export interface StudyPosition {
  readonly study: Study;
  readonly step: StudyStep;
  readonly game: AnyGame;
  readonly state: unknown;
  readonly name: Phase;
  /** The seats that may decide something here. */
  readonly seats: readonly Seat[];
  /** Everybody who plays. */
  readonly everybody: readonly Seat[];
  /** The phase that led here. Undefined if none did: it is the first position, or units were placed. */
  readonly before?: ResolvedStep;
  readonly winners?: readonly SeatId[];
}

/** A phase that was resolved. */
export interface ResolvedStep {
  readonly name: Phase;
  /** Its position. */
  readonly from: unknown;
  readonly report: unknown;
}

interface Reached {
  readonly state: unknown;
  readonly before?: ResolvedStep;
}

/** Orders by seat, in English. */
type Orders = Readonly<Record<SeatId, string>>;

/** How many phases in which nobody has anything to decide are passed over at once. */
const MOST_IDLE = 12;
/** How many positions of all studies are remembered. */
const REMEMBERED = 100;

/** The orders of all seats as their game reads them. An empty text is a sheet without orders. */
export const submissionsOf = (game: AnyGame, state: unknown, orders: Orders): ReadonlyMap<SeatId, unknown> =>
  new Map(
    Object.entries(orders).map(([seat, text]) => [seat, game.read(state, seat, text, undefined, 'en', 0).submission as unknown] as const),
  );

/** Resolves a phase by the rules: its report and the position after it. */
export const resolvedWith = (game: AnyGame, state: unknown, orders: Orders): { readonly state: unknown; readonly report: unknown } =>
  game.advance(state, submissionsOf(game, state, orders));

/** The first position after this one in which somebody has something to decide, or in which the game is over. */
function settled(game: AnyGame, from: unknown): unknown {
  let state = from;
  for (let i = 0; i < MOST_IDLE && !game.ending(state); i++) {
    const { awaits, mayAct = [], host = false } = game.phase(state);
    if (awaits.length > 0 || mayAct.length > 0 || host) break;
    state = game.advance(state, new Map()).state;
  }
  return state;
}

function reached(game: AnyGame, from: unknown, by: NonNullable<StudyStep['after']>['by']): Reached {
  if ('placed' in by) return { state: game.correct?.(from, by.placed, 'en').state ?? from };
  const { state, report } = resolvedWith(game, from, by.orders);
  return { state: settled(game, state), before: { name: game.phase(from), from, report } };
}

/** Positions that were worked out, those used last at the end. A step stays what it is, and no id is used twice. */
const known = new WeakMap<object, Map<string, Reached>>();

function memoryOf({ store }: HostingContext): Map<string, Reached> {
  const memory = known.get(store) ?? new Map<string, Reached>();
  known.set(store, memory);
  return memory;
}

function remember(memory: Map<string, Reached>, key: string, one: Reached): Reached {
  memory.delete(key);
  memory.set(key, one);
  const [oldest] = memory.keys();
  if (memory.size > REMEMBERED && oldest !== undefined) memory.delete(oldest);
  return one;
}

const keyOf = (study: StudyId, step: number): string => `${study} ${step}`;

/** The steps from the first one to this one. Empty if there is none with that id. */
export function pathTo({ steps }: Study['body'], id: number): readonly StudyStep[] {
  const byId = new Map(steps.map(step => [step.id, step]));
  const path: StudyStep[] = [];
  for (let step = byId.get(id); step && path.length <= steps.length; step = step.after && byId.get(step.after.step)) path.push(step);
  return path.toReversed();
}

/**
 * Works out a position, by default the one that is shown, from the nearest one that is remembered. Yields to the event loop before each phase.
 * Faults: `no-such-study` for a step that is gone, `unknown-game`, `study-unreadable` if the rules of now cannot follow it.
 */
export async function studyPosition(
  hosting: HostingContext,
  study: Study,
  at: number = study.body.at,
): Promise<Result<StudyPosition, HostingFault>> {
  const game = hosting.games.get(study.game);
  if (!game) return refuse({ code: 'unknown-game', game: study.game });
  const path = pathTo(study.body, at);
  const step = path.at(-1);
  if (!step) return refuse({ code: 'no-such-study' });
  try {
    return ok(positionAt({ study, step, game, ...(await followed(hosting, game, study, path)) }));
  } catch (error) {
    hosting.log.warn({ study: study.id, step: at, why: error instanceof Error ? error.name : 'unknown' }, 'a study cannot be followed');
    return refuse({ code: 'study-unreadable' });
  }
}

async function followed(hosting: HostingContext, game: AnyGame, study: Study, path: readonly StudyStep[]): Promise<Reached> {
  const memory = memoryOf(hosting);
  const last = path.findLastIndex(({ id }) => memory.has(keyOf(study.id, id)));
  let now = last < 0 ? undefined : memory.get(keyOf(study.id, path[last]?.id ?? 0));
  for (const { id, after } of path.slice(last + 1)) {
    await yieldToEventLoop();
    const next =
      now === undefined || !after ? { state: game.state.parse(study.body.start) as unknown } : reached(game, now.state, after.by);
    now = remember(memory, keyOf(study.id, id), next);
  }
  if (!now) throw new Error('a study has no first position');
  return now;
}

/** Makes a position of a study out of its state. */
export function positionAt({
  study,
  game,
  state,
  ...rest
}: Pick<StudyPosition, 'study' | 'step' | 'game' | 'state' | 'before'>): StudyPosition {
  const name = game.phase(state);
  const called = game.called?.(state) ?? [];
  const { seats, options } = study.body;
  const dealt = seats.filter(seat => !called.some(({ id }) => id === seat)).length;
  const everybody = [...seatsFor(game, Object(options), dealt), ...called];
  const ending = game.ending(state);
  const may = ({ id }: Seat): boolean => !ending && (name.awaits.includes(id) || name.mayAct?.includes(id) === true);
  return {
    ...rest,
    study,
    game,
    state,
    name,
    everybody,
    seats: [...everybody.filter(may), ...(name.host && !ending ? [HOST_SEAT] : [])],
    ...(ending && { winners: ending.winners }),
  };
}
