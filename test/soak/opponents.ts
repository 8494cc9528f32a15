import { readCardsBoardFile, readOwnVariant } from '../../src/assets.js';
import { createComputeWorker } from '../../src/compute/computeWorker.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import type { AnyGame, OpponentLevel, SeatId } from '../../src/games/game.js';
import { compileCardsBoard } from '../../src/games/warring-states-cards/board/cardsBoard.js';
import { percentile } from './figures.js';

export interface OpponentsAsked {
  /** Of which game alone. Default: all. */
  readonly only?: string | undefined;
  readonly phases: number;
  /** Megabytes of heap that the worker may use. */
  readonly memory: number;
}

/** How much time of one core a General may take for a power and phase, in milliseconds. */
const MOST = 1_000;

/**
 * Has Generals play the first phases of every game, in the worker that the bot uses, and prints how much time of one core each answer took, and how
 * much by the clock: the two differ as far as the machine is busy with other things. Returns whether all of them kept to it and to the memory.
 */
export async function soakOpponents({ only, phases, memory }: OpponentsAsked): Promise<boolean> {
  let isWithin = true;
  for (const game of catalogue(variantsOn(readOwnVariant), compileCardsBoard(readCardsBoardFile())).values()) {
    if (only !== undefined && game.id !== only) continue;
    const compute = createComputeWorker({ memory });
    const asked = { compute, game, phases };
    const { begins, times, clock, lost } = await measured(asked).finally(() => compute.close());
    const most = Math.max(...times);
    isWithin &&= lost === 0 && most <= MOST;
    console.log(
      `${game.id}: the worker begins in ${begins} ms; ${times.length} answers, median ${percentile(times, 0.5)} ms of a core, the first ${times[0]} ms, longest ${most} ms; by the clock median ${percentile(clock, 0.5)} ms, longest ${Math.max(...clock)} ms; ${lost} over the limits of ${memory} MB and of the worker`,
    );
  }
  return isWithin;
}

interface Measured {
  readonly compute: ReturnType<typeof createComputeWorker>;
  readonly game: AnyGame;
  readonly phases: number;
}

async function measured({ compute, game, phases }: Measured): Promise<{
  readonly begins: number;
  readonly times: readonly number[];
  readonly clock: readonly number[];
  readonly lost: number;
}> {
  const times: number[] = [];
  const clock: number[] = [];
  const reports: string[] = [];
  let lost = 0;
  const answer = async (state: unknown, seat: SeatId, seed: number, level: OpponentLevel = 'general'): Promise<string> => {
    const [before, since] = [process.cpuUsage(), performance.now()];
    const text = await compute.run('opponentOrders', { game: game.id, state, seat, level, seed, reports: game.endsRound ? reports : [] });
    const { user, system } = process.cpuUsage(before);
    times.push(Math.round((user + system) / 1_000));
    clock.push(Math.round(performance.now() - since));
    if (text.ok) return text.value;
    lost += 1;
    return '';
  };
  const options = game.chosen?.parse({}) ?? {};
  const seats = game.seats(game.players.most, options);
  if (!seats.ok) throw new Error(`${game.id} has no seats`);
  let state: unknown = game.open({ seats: seats.value.map(({ id }) => id), seed: 1, options });
  const began = process.cpuUsage();
  await compute.run('opponentOrders', { ...nothingToDo(), level: 'general', seed: 1, reports: [] });
  await answer(state, seats.value[0]?.id ?? '', 1, 'recruit');
  const { user, system } = process.cpuUsage(began);
  const begins = Math.round((user + system) / 1_000);
  times.shift();
  clock.shift();
  for (let number = 1; number <= phases && !game.ending(state); number++) {
    const filed = new Map<SeatId, unknown>();
    for (const seat of game.phase(state).awaits)
      filed.set(seat, game.read(state, seat, await answer(state, seat, number), undefined, 'en', 0).submission);
    const closed = game.advance(state, filed);
    reports.push(JSON.stringify(closed.report));
    state = closed.state;
  }
  return { begins, times, clock, lost };
}

/** A winter of Classic in which nobody has anything to order: a General's worker starts for it, and there is nothing to answer. */
function nothingToDo(): { readonly game: string; readonly state: unknown; readonly seat: SeatId } {
  const [classic] = variantsOn(readOwnVariant)
    .filter(({ id }) => id === 'classic')
    .map(diplomacy);
  const dealt = classic?.seats(7);
  if (!classic || !dealt?.ok) throw new Error('there is no classic game');
  const start = classic.open({ seats: dealt.value.map(({ id }) => id), seed: 1, options: {} });
  const state = { ...start, phase: 'adjustments', turn: { ...start.turn, season: 'winter' } };
  return { game: classic.id, state, seat: dealt.value[0]?.id ?? '' };
}
