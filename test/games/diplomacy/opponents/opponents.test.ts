import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOwnVariant } from '../../../../src/assets.js';
import { variantsOn } from '../../../../src/games/catalogue/diplomacyVariants.js';
import { ordererOf } from '../../../../src/games/diplomacy/board/duchies.js';
import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import { type Diplomacy, diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import type { BattleStatement } from '../../../../src/games/diplomacy/model/battle/battleStatement.js';
import type { Report } from '../../../../src/games/diplomacy/model/report.js';
import type { State, Submission } from '../../../../src/games/diplomacy/model/state.js';
import { OPPONENT_LEVELS, type OpponentLevel } from '../../../../src/games/game.js';
import { opponentText, sightOf } from '../../../../src/games/opponent.js';
import { seededRandom, shuffled } from '../../../../src/lib/random.js';

const games = variantsOn(readOwnVariant).map(diplomacy);
const PHASES = 14;
const BUDGET = 60;

/** What powers may wish for in secret, where there are battles. */
const WISHES: readonly BattleStatement[] = [
  { kind: 'wish', first: 'move', units: [] },
  { kind: 'wish', first: 'hold', units: [] },
];
const refusalOf = (power: string): BattleStatement => ({ kind: 'refuse', powers: [power] });

const answer = (game: Diplomacy, state: State, seat: string, level: OpponentLevel, seed: number, reports: readonly Report[] = []): string =>
  opponentText(game, level, sightOf(game, state, seat, reports), { random: seededRandom(seed), budget: BUDGET });

/** A game in which seats of all levels take turns. */
interface Played {
  readonly states: readonly State[];
  /** The reports of the phases before each state. */
  readonly told: ReadonlyMap<State, readonly Report[]>;
  /** The lines that were refused. */
  readonly refused: readonly string[];
}

function played(game: Diplomacy, seed: number): Played {
  const options = game.chosen?.parse({}) ?? {};
  const seats = game.seats(Math.min(game.players.most, 8), options);
  const dealt = seats.ok ? seats : game.seats(7, options);
  if (!dealt.ok) throw new Error(dealt.fault.code);
  const states = [game.open({ seats: dealt.value.map(({ id }) => id), seed, options, secret: `${seed}` })];
  const refused: string[] = [];
  const reports: Report[] = [];
  const told = new Map<State, readonly Report[]>();
  for (let now = states[0]; now && states.length < PHASES && !game.ending(now); now = states.at(-1)) {
    told.set(now, [...reports]);
    const { awaits, mayAct = [] } = game.phase(now);
    const submissions = new Map<string, Submission>();
    for (const [i, seat] of [...new Set([...awaits, ...mayAct])].entries()) {
      const level = OPPONENT_LEVELS[(i + states.length) % OPPONENT_LEVELS.length] ?? 'recruit';
      const { submission, lines } = game.read(now, seat, answer(game, now, seat, level, seed + i, reports), undefined, 'en');
      refused.push(...lines.flatMap(({ typed, fault }) => (fault ? [`${level} ${seat} ${typed}: ${fault.code}`] : [])));
      submissions.set(seat, submission);
    }
    const closed = game.advance(now, submissions);
    reports.push(closed.report);
    states.push(closed.state);
  }
  return { states, told, refused };
}

describe.each(games.map(game => ({ id: game.id, game, ...played(game, 5) })))('The opponents of $id', ({ game, states, told, refused }) => {
  test('write what their game reads', () => {
    expect(states.length).toBe(PHASES);
    expect(refused).toEqual([]);
  });

  test('never send two units of a captain or general to one place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.nat(), (now, seed) => {
        if (now.phase !== 'movement' || now.fight) return;
        for (const level of ['captain', 'general'] as const)
          for (const seat of game.phase(now).awaits.slice(0, 2)) {
            const { submission } = game.read(now, seat, answer(game, now, seat, level, seed), undefined, 'en');
            const own = new Set(now.position.units.filter(unit => ordererOf(unit) === seat).map(({ at }) => provinceOf(at)));
            const targets = submission.orders.flatMap(order =>
              order.kind === 'move' && own.has(provinceOf(order.at)) ? [provinceOf(order.to)] : [],
            );
            expect(new Set(targets).size, `${level} ${seat}`).toBe(targets.length);
          }
      }),
      { numRuns: 6 },
    );
  });

  test('answer the same whatever is hidden from them: chance, secrets, and the wishes of others', () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.nat(), (now, seed) => {
        const { awaits, mayAct = [] } = game.phase(now);
        const reports = told.get(now);
        for (const seat of shuffled([...awaits, ...mayAct], seededRandom(seed)).slice(0, 2)) {
          const { [seat]: own } = now.wishes ?? {};
          const others = now.powers.filter(power => power !== seat);
          const drawn = others.map(
            (power, i) => [power, [...WISHES.slice((seed + i) % 2, ((seed + i) % 2) + 1), refusalOf(seat)]] as const,
          );
          const wishes = { ...(own && { [seat]: own }), ...Object.fromEntries(drawn) };
          const other: State = { ...now, seed, secret: `${seed}`, wishes };
          for (const level of OPPONENT_LEVELS)
            expect(answer(game, other, seat, level, 1, reports)).toBe(answer(game, now, seat, level, 1, reports));
        }
      }),
      { numRuns: 12 },
    );
  });
});
