import type { AnyGame } from '../../src/games/game.js';
import { recruitText } from '../../src/games/opponent.js';
import { seededRandom } from '../../src/lib/random.js';

/** Which phase of which game is wanted. */
export interface PhaseWanted {
  readonly seed: number;
  /** Kinds of phase, e.g. "movement". */
  readonly kind: string;
  /** How many phases of this kind come before it. */
  readonly after: number;
}

/** The report of a phase between practice players; the same every time. Throws if the game ends before. */
export function playedReport(game: AnyGame, { seed, kind, after }: PhaseWanted): unknown {
  const random = seededRandom(seed);
  const options = game.chosen?.parse({}) ?? {};
  const seats = game.seats(game.players.most, options);
  if (!seats.ok) throw new Error(`${game.id} has no seats: ${seats.fault.code}`);
  let state: unknown = game.open({ seats: seats.value.map(({ id }) => id), seed, options });
  for (let left = after; !game.ending(state); ) {
    const phase = game.phase(state);
    const submissions = new Map<string, unknown>();
    for (const seat of new Set([...phase.awaits, ...(phase.mayAct ?? [])]))
      submissions.set(seat, game.read(state, seat, recruitText(game, state, seat, random), undefined, 'en').submission);
    const closed: { readonly state: unknown; readonly report: unknown } = game.advance(state, submissions);
    if (phase.kind === kind && left === 0) return closed.report;
    if (phase.kind === kind) left -= 1;
    state = closed.state;
  }
  throw new Error(`${game.id} ended before its ${kind} phase ${after}`);
}
