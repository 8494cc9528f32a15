import type { CardsState } from '../../src/games/warring-states-cards/model/cardsState.js';
import { breaches, isWhole } from '../games/warring-states-cards/laws.js';
import { game, statesOf } from '../games/warring-states-cards/table.js';

const EVERY = 1000;
const SLACK_ROUNDS = 10;

/**
 * Plays `games` matches of 2 to 5 practice players, each with its own seed. Moves are written as text and read back. Cards and armies are
 * counted after every move, and checked one by one at the end. Prints every breach and how to see it again. Returns the number of breaches.
 */
export function soakCards(first: number, games: number): number {
  const start = performance.now();
  const tally: Tally = { moves: 0, rounds: 0, endings: new Map() };
  let faults = 0;
  for (let seed = first; seed < first + games; seed++) {
    for (const fault of play(seed, tally)) {
      faults++;
      console.log(`✗ seed ${seed}: ${fault}\n  again: npm run soak -- cards --games 1 --seed ${seed}`);
    }
    const done = seed - first + 1;
    if (done % EVERY === 0 || done === games)
      console.log(`${done} games, ${told(done, tally, performance.now() - start)}, ${faults} breaches`);
  }
  for (const [ending, count] of [...tally.endings].sort()) console.log(`  ${ending}: ${count}`);
  return faults;
}

interface Tally {
  moves: number;
  rounds: number;
  readonly endings: Map<string, number>;
}

const told = (done: number, { moves, rounds }: Tally, ms: number): string =>
  `${(ms / 1000).toFixed(1)} s, ${(ms / done).toFixed(2)} ms a game, ${Math.round(moves / done)} decisions and ${(rounds / done).toFixed(1)} rounds a game`;

function play(seed: number, tally: Tally): readonly string[] {
  try {
    let last: CardsState | undefined;
    for (const state of statesOf(seed)) {
      if (!isWhole(state)) return breaches(state);
      last = state;
      tally.moves++;
    }
    return last ? concluded(last, tally) : ['a match without a state'];
  } catch (cause) {
    return [cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)];
  }
}

function concluded(last: CardsState, tally: Tally): readonly string[] {
  if (last.stage.kind !== 'over') return ['a match that did not end'];
  const { reason, by, winners } = last.stage.ending;
  const ending = `${last.players.length} players, ${reason}, by ${by}${winners.length > 1 ? ', shared' : ''}`;
  tally.endings.set(ending, (tally.endings.get(ending) ?? 0) + 1);
  tally.rounds += last.round;
  const overlong = last.round > (last.lastRound ?? 0) + SLACK_ROUNDS ? [`${last.round} rounds`] : [];
  return [...breaches(last), ...overlong, ...(game.ending(last)?.winners.length === 0 ? ['nobody won'] : [])];
}
