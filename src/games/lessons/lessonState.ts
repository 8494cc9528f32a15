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

function stateOf(game: AnyGame, { players = game.players.most, pieces, turn, after }: LessonPosition): State {
  const options = game.chosen?.parse({}) ?? {};
  const seats = game.seats(players, options);
  if (!seats.ok) throw new Error(`${game.id} has no seats: ${seats.fault.code}`);
  const opened = stateSchema.parse(game.open({ seats: seats.value.map(({ id }) => id), seed: SEED, secret: SECRET, options }));
  const begun = turn ? { ...opened, turn: { ...opened.turn, season: turn.season }, phase: turn.phase } : opened;
  const placed = pieces ? withPieces(game, begun, pieces) : begun;
  return after ? resolvedLesson(game, placed, after).state : placed;
}

function withPieces(game: AnyGame, state: State, pieces: readonly string[]): State {
  const empty = { ...state, position: { units: [], dislodged: [], contested: [], centres: {} } };
  const corrected = game.correct?.(empty, pieces.join('\n'), 'en');
  const wrong = corrected?.lines.find(({ fault }) => fault);
  if (!corrected || wrong) throw new Error(`${game.id} does not place ${wrong?.typed ?? 'units'}: ${wrong?.fault?.code ?? ''}`);
  return stateSchema.parse(corrected.state);
}

/** Resolves a phase with these orders. */
function resolvedLesson(game: AnyGame, from: State, orders: OrdersBySeat): LessonResult {
  const submissions = new Map(
    Object.entries(orders).map(([seat, text]) => [seat, game.read(from, seat, text, undefined, 'en', 0).submission as unknown]),
  );
  const { state, report } = game.advance(from, submissions);
  return { from, report, state };
}

/**
 * Resolves a step with the orders of its seat. In a puzzle whose aim they do not reach even unopposed, all other units hold; else the others
 * give the first of their answers that stops them, or the first of all if none does.
 */
export function resolvedStep(game: AnyGame, { position, seat, others, puzzle, aim }: LessonStep, orders: string): LessonResult {
  const from = lessonState(game, position);
  if (!puzzle) return resolvedLesson(game, from, { ...others, [seat]: orders });
  const unopposed = resolvedLesson(game, from, { [seat]: orders });
  if (!aim(unopposed)) return unopposed;
  let first: LessonResult | undefined;
  for (const answer of puzzle.refutations) {
    const resolved = resolvedLesson(game, from, { ...answer, [seat]: orders });
    if (!aim(resolved)) return resolved;
    first ??= resolved;
  }
  return first ?? unopposed;
}
