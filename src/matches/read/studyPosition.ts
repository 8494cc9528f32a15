import type { AnyGame, Phase, Seat, SeatId } from '../../games/game.js';
import { inTurns, yieldToEventLoop } from '../../lib/breath.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { seatsFor } from '../context/gameOf.js';
import type { HostingContext } from '../context/ports.js';
import { playedBy, type ReachedPosition, type ResolvedStep, reaching } from '../context/studySteps.js';
import { whereItBroke } from '../context/whereItBroke.js';
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
  /** Whether they share a draw by size. */
  readonly isDrawBySize?: true;
}

/** How many positions of all studies are remembered, and of how many it is remembered which phase they are. */
const REMEMBERED = { positions: 200, phases: 10_000 } as const;

/** Of the positions on the way to another one, every so many are remembered: many people who study at once do not push each other out. */
const MILESTONE = 10;

interface Memory {
  readonly positions: Map<string, ReachedPosition>;
  readonly phases: Map<string, Phase>;
}

/** What was worked out, what was used last at the end. A step stays what it is, and no id is used twice. */
const known = new WeakMap<object, Memory>();

function memoryOf({ store }: HostingContext): Memory {
  const memory = known.get(store) ?? { positions: new Map(), phases: new Map() };
  known.set(store, memory);
  return memory;
}

function remember<T>(memory: Map<string, T>, key: string, one: T, most: number): T {
  memory.delete(key);
  memory.set(key, one);
  const [oldest] = memory.keys();
  if (memory.size > most && oldest !== undefined) memory.delete(oldest);
  return one;
}

const keyOf = (study: StudyId, step: number): string => `${study} ${step}`;

/** The phase of a position, if the position was worked out lately: for lists, which do not wait for all of them. */
export const phaseRemembered = (hosting: HostingContext, { id }: Study, step: number): Phase | undefined =>
  memoryOf(hosting).phases.get(keyOf(id, step));

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
    hosting.log.warn({ study: study.id, step: at, ...whereItBroke(error) }, 'a study cannot be followed');
    return refuse({ code: 'study-unreadable' });
  }
}

async function followed(hosting: HostingContext, game: AnyGame, study: Study, path: readonly StudyStep[]): Promise<ReachedPosition> {
  const { positions, phases } = memoryOf(hosting);
  const key = ({ id }: StudyStep): string => keyOf(study.id, id);
  const last = path.findLastIndex(step => positions.has(key(step)));
  const milestone = path[last];
  let now = milestone && positions.get(key(milestone));
  if (now && milestone) remember(positions, key(milestone), now, REMEMBERED.positions);
  for (const [place, step] of [...path.entries()].slice(last + 1)) {
    await yieldToEventLoop();
    const { after } = step;
    now =
      now === undefined || !after
        ? { state: game.state.parse(study.body.start) as unknown }
        : await inTurns(reaching(game, now.state, after.by));
    remember(phases, key(step), game.phase(now.state), REMEMBERED.phases);
    // The one that is wanted, and the one to which "Step back" leads.
    if (place >= path.length - 2 || place % MILESTONE === 0) remember(positions, key(step), now, REMEMBERED.positions);
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
    ...(ending && { winners: ending.winners, ...(ending.isDrawBySize && { isDrawBySize: true as const }) }),
  };
}
