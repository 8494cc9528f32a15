import { expect, test } from 'vitest';
import { z } from 'zod';
import { type ArenaRequest, arena } from '../../src/cli/arena/arena.js';

const line = z.object({ game: z.number(), seat: z.string(), score: z.number().min(0).max(1), points: z.number(), msPerPhase: z.number() });
const last = z.object({
  games: z.number(),
  solo: z.number(),
  squares: z.number(),
  centres: z.number(),
  ci95: z.tuple([z.number(), z.number()]),
  msPerPhase: z.number(),
});

function played(wish: Partial<ArenaRequest>): readonly unknown[] {
  const lines: string[] = [];
  const say = (text: string): void => void lines.push(text);
  const asked: ArenaRequest = { variant: 'classic', one: 'captain', others: 'recruit', games: 7, seed: 1, years: 2, budget: 50, say };
  expect(arena({ ...asked, ...wish })).toEqual({ ok: true, value: undefined });
  return lines.map(text => JSON.parse(text));
}

test('the seat goes round all powers, and the last line has the averages', () => {
  const lines = played({});
  const games = lines.slice(0, -1).map(one => line.parse(one));
  expect(games.map(({ seat }) => seat)).toEqual(['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey']);
  const total = last.parse(lines.at(-1));
  expect(total.games).toBe(7);
  expect(total.squares).toBeCloseTo(games.reduce((sum, { score }) => sum + score, 0) / 7, 3);
  expect(total.ci95[0]).toBeLessThan(total.squares);
});

test('the same seed gives the same games', () => {
  const scores = (seed: number) =>
    played({ seed, games: 3, one: 'general', others: 'captain' })
      .slice(0, -1)
      .map(one => line.parse(one).score);
  expect(scores(3)).toEqual(scores(3));
});

test('the card game has an arena too, where the winner has the whole score', () => {
  const [only] = played({ variant: 'warring-states-cards', one: 'general', others: 'recruit', seats: 2, games: 1, budget: 20 });
  expect([0, 0.5, 1]).toContain(line.parse(only).score);
});

test('an unknown game is refused with the names of those there are', () => {
  const refused = arena({ variant: 'go', one: 'general', others: 'recruit', games: 1, seed: 1, years: 1, budget: 1, say: () => undefined });
  expect(refused).toEqual({ ok: false, fault: expect.stringMatching(/^There is no game go\. Games: .*classic/) });
});
