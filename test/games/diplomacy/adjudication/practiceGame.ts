import type { Diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import type { State, Submission } from '../../../../src/games/diplomacy/model/state.js';
import { recruitText } from '../../../../src/games/opponent.js';
import { type Random, seededRandom } from '../../../../src/lib/random.js';
import type { Agreed, Played } from './randomGame.js';

/** Yields the phases of a game between practice players, for `years` years at most. Seats that the game calls for are filled. */
export function* practiceGame(game: Diplomacy, seed: number, years: number, agreed: Agreed = {}): Generator<Played, State> {
  const random = seededRandom(seed);
  const options = game.chosen?.parse(agreed.options ?? {}) ?? {};
  const seats = game.seats(agreed.players ?? game.players.most, options);
  if (!seats.ok) throw new Error(seats.fault.code);
  let now = game.open({ seats: seats.value.map(seat => seat.id), seed, options });
  const seen = new Set<number>();
  while (!game.ending(now)) {
    seen.add(now.turn.year);
    if (seen.size > years) break;
    const played = playPhase(game, now, random);
    yield played;
    now = seated(game, played.after);
  }
  return now;
}

function playPhase(game: Diplomacy, before: State, random: Random): Played {
  const { awaits, mayAct = [] } = game.phase(before);
  const refused: string[] = [];
  const submissions = new Map<string, Submission>();
  for (const seat of new Set([...awaits, ...mayAct])) {
    const { submission, lines } = game.read(before, seat, recruitText(game, before, seat, random), undefined, 'en');
    refused.push(...lines.flatMap(({ typed, fault }) => (fault ? [`${seat} ${typed}: ${fault.code}`] : [])));
    submissions.set(seat, submission);
  }
  const { state, report } = game.advance(before, submissions);
  return { before, submissions, after: state, report, refused };
}

function seated(game: Diplomacy, state: State): State {
  const called = game.called?.(state) ?? [];
  if (called.length === 0 || !game.attend) return state;
  return game.attend(state, { seats: [...state.powers, ...called.map(({ id }) => id)], vacant: state.vacant ?? [] });
}
