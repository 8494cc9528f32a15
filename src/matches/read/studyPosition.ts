import type { AnyGame, Phase, Seat, SeatId } from '../../games/game.js';
import { inTurns, yieldToEventLoop } from '../../lib/breath.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { seatsFor } from '../context/gameOf.js';
import type { HostingContext } from '../context/ports.js';
import { playedBy, type ReachedPosition, type ResolvedStep, reaching } from '../context/studySteps.js';
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
  /** The seats that may decide something here; those that were called in, and wait for somebody to take them, too. */
  readonly seats: readonly Seat[];
  /** Everybody who plays. */
  readonly everybody: readonly Seat[];
  /** The phase that led here. Undefined if none did: it is the first position, or units were placed. */
  readonly before?: ResolvedStep;
  readonly winners?: readonly SeatId[];
}

/** How many positions of all studies are remembered. */
const REMEMBERED = 100;

/** Positions that were worked out, those used last at the end. A step stays what it is, and no id is used twice. */
const known = new WeakMap<object, Map<string, ReachedPosition>>();

function memoryOf({ store }: HostingContext): Map<string, ReachedPosition> {
  const memory = known.get(store) ?? new Map<string, ReachedPosition>();
  known.set(store, memory);
  return memory;
}

function remember(memory: Map<string, ReachedPosition>, key: string, one: ReachedPosition): ReachedPosition {
  memory.delete(key);
  memory.set(key, one);
  const [oldest] = memory.keys();
  if (memory.size > REMEMBERED && oldest !== undefined) memory.delete(oldest);
  return one;
}

const keyOf = (study: StudyId, step: number): string => `${study} ${step}`;

/** The phase of a position, if the position was worked out lately: for lists, which do not wait for all of them. */
export function phaseRemembered(hosting: HostingContext, { id, game }: Study, step: number): Phase | undefined {
  const found = memoryOf(hosting).get(keyOf(id, step));
  return found && hosting.games.get(game)?.phase(found.state);
}

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

async function followed(hosting: HostingContext, game: AnyGame, study: Study, path: readonly StudyStep[]): Promise<ReachedPosition> {
  const memory = memoryOf(hosting);
  const last = path.findLastIndex(({ id }) => memory.has(keyOf(study.id, id)));
  let now = last < 0 ? undefined : memory.get(keyOf(study.id, path[last]?.id ?? 0));
  if (now) remember(memory, keyOf(study.id, path[last]?.id ?? 0), now);
  for (const { id, after } of path.slice(last + 1)) {
    await yieldToEventLoop();
    const next =
      now === undefined || !after
        ? { state: game.state.parse(study.body.start) as unknown }
        : await inTurns(reaching(game, now.state, after.by));
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
  const { awaits, mayAct = [] } = name;
  const open = game.openSeats?.(state) ?? [];
  const filled = open.length > 0 ? game.phase(playedBy(game, state, open)) : name;
  const may = ({ id }: Seat): boolean => !ending && (open.includes(id) ? filled.awaits : [...awaits, ...mayAct]).includes(id);
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
