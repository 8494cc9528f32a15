import { atOnce } from '../../lib/breath.js';
import { memoise, memoiseByObject } from '../../lib/memoise.js';
import type { State } from '../diplomacy/model/state.js';
import { state as stateSchema } from '../diplomacy/model/state.js';
import type { AnyGame } from '../game.js';
import type { LessonResult, LessonStep } from './lesson.js';
import type { LessonPosition, OrdersBySeat } from './lessonPosition.js';

/** Lessons come out the same every time: what would be chance is drawn from these. */
const SEED = 1;
const SECRET = '0123456789abcdef0123456789abcdef';

/** The state in which a step begins. Throws if the lesson does not fit its game. Each is worked out once. */
export const lessonState = (game: AnyGame, position: LessonPosition): State => statesOf(game)(position);
const statesOf = memoiseByObject((game: AnyGame) => memoise((at: LessonPosition) => stateOf(game, at), { keyOf: at => at }));

/** The state of a position before the orders with which it begins (`after`), if there are any. */
const placedOn = memoiseByObject((game: AnyGame) => memoise((at: LessonPosition) => placed(game, at), { keyOf: at => at }));

function stateOf(game: AnyGame, at: LessonPosition): State {
  const begun = placedOn(game)(at);
  return at.after ? atOnce(resolving(game, begun, at.after)).state : begun;
}

function placed(game: AnyGame, { players = game.players.most, pieces, turn }: LessonPosition): State {
  const options = game.chosen?.parse({}) ?? {};
  const seats = game.seats(players, options);
  if (!seats.ok) throw new Error(`${game.id} has no seats: ${seats.fault.code}`);
  const opened = stateSchema.parse(game.open({ seats: seats.value.map(({ id }) => id), seed: SEED, secret: SECRET, options }));
  const begun = turn ? { ...opened, turn: { ...opened.turn, season: turn.season }, phase: turn.phase } : opened;
  return pieces ? withPieces(game, begun, pieces) : begun;
}

function withPieces(game: AnyGame, state: State, pieces: readonly string[]): State {
  const empty = { ...state, position: { units: [], dislodged: [], contested: [], centres: {} } };
  const corrected = game.correct?.(empty, pieces.join('\n'), 'en');
  const wrong = corrected?.lines.find(({ fault }) => fault);
  if (!corrected || wrong) throw new Error(`${game.id} does not place ${wrong?.typed ?? 'units'}: ${wrong?.fault?.code ?? ''}`);
  return stateSchema.parse(corrected.state);
}

/** Resolves a phase with these orders. */
function* resolving(game: AnyGame, from: State, orders: OrdersBySeat): Generator<undefined, LessonResult> {
  const submissions = new Map(
    Object.entries(orders).map(([seat, text]) => [seat, game.read(from, seat, text, undefined, 'en', 0).submission as unknown]),
  );
  yield;
  const { state, report } = game.advance(from, submissions);
  return { from, report, state };
}

/**
 * Resolves a step with the orders of its seat. In a puzzle whose aim they do not reach even unopposed, all other units hold; else the others
 * give the first of their answers that stops them, or the first of all if none does.
 */
export const resolvedStep = (game: AnyGame, step: LessonStep, orders: string): LessonResult => atOnce(resolvingStep(game, step, orders));

/** Does the work of `resolvedStep` in parts, in each of which at most one phase is resolved. */
export function* resolvingStep(
  game: AnyGame,
  { position, seat, others, puzzle, aim }: LessonStep,
  orders: string,
): Generator<undefined, LessonResult> {
  // Kept, so that the next part finds it.
  placedOn(game)(position);
  yield;
  const from = lessonState(game, position);
  yield;
  if (!puzzle) return yield* resolving(game, from, { ...others, [seat]: orders });
  const unopposed = yield* resolving(game, from, { [seat]: orders });
  if (!aim(unopposed)) return unopposed;
  let first: LessonResult | undefined;
  for (const answer of puzzle.refutations) {
    const resolved = yield* resolving(game, from, { ...answer, [seat]: orders });
    if (!aim(resolved)) return resolved;
    first ??= resolved;
  }
  return first ?? unopposed;
}
