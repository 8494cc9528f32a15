import { expect, test } from 'vitest';
import { z } from 'zod';
import { type ArenaProcess, type ArenaRequest, arena } from '../../src/cli/arena/arena.js';

const line = z.object({ game: z.number(), seat: z.string(), score: z.number().min(0).max(1), points: z.number(), msPerPhase: z.number() });
const last = z.object({
  games: z.number(),
  solo: z.number(),
  squares: z.number(),
  centres: z.number(),
  ci95: z.tuple([z.number(), z.number()]),
  msPerPhase: z.number(),
});

async function played(wish: Partial<ArenaRequest>, elsewhere?: ArenaProcess): Promise<readonly unknown[]> {
  const lines: string[] = [];
  const say = (text: string): void => void lines.push(text);
  const asked: ArenaRequest = { variant: 'classic', one: 'captain', others: 'recruit', games: 7, seed: 1, years: 2, budget: 50, say };
  expect(await arena({ ...asked, ...wish }, elsewhere)).toEqual({ ok: true, value: undefined });
  return lines.map(text => JSON.parse(text));
}

test('the seat goes round all powers, and the last line has the averages', async () => {
  const lines = await played({});
  const games = lines.slice(0, -1).map(one => line.parse(one));
  expect(games.map(({ seat }) => seat)).toEqual(['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey']);
  const total = last.parse(lines.at(-1));
  expect(total.games).toBe(7);
  expect(total.squares).toBeCloseTo(games.reduce((sum, { score }) => sum + score, 0) / 7, 3);
  expect(total.ci95[0]).toBeLessThan(total.squares);
});

test('the same seed gives the same games', async () => {
  const scores = async (seed: number) =>
    (await played({ seed, games: 3, one: 'general', others: 'captain' })).slice(0, -1).map(one => line.parse(one).score);
  expect(await scores(3)).toEqual(await scores(3));
});

test('the card game has an arena too, where the winner has the whole score', async () => {
  const [only] = await played({ variant: 'warring-states-cards', one: 'general', others: 'recruit', seats: 2, games: 1, budget: 20 });
  expect([0, 0.5, 1]).toContain(line.parse(only).score);
});

test('a portion of the games is played as all are', async () => {
  const asked = { games: 5, years: 1 };
  const scored = (lines: readonly unknown[]) => lines.slice(0, -1).map(one => line.parse(one));
  const all = scored(await played(asked)).map(({ score }) => score);
  const some = scored(await played({ ...asked, first: 2, every: 2 }));
  expect(some.map(({ game }) => game)).toEqual([2, 4]);
  expect(some.map(({ score }) => score)).toEqual([all[1], all[3]]);
});

test('several processes play portions, and the last line has the averages of all their games', async () => {
  const portions: unknown[] = [];
  const elsewhere: ArenaProcess = async (portion, say) => {
    portions.push(portion);
    say({
      game: portion.first,
      seat: 'italy',
      points: 4,
      winners: [],
      score: portion.first / 10,
      turns: 2,
      answers: 3,
      msPerPhase: 1,
      msAtMost: 2,
    });
  };
  const lines = await played({ jobs: 3 }, elsewhere);
  expect(portions).toEqual([1, 2, 3].map(first => ({ first, every: 3 })));
  expect(last.parse(lines.at(-1))).toMatchObject({ games: 3, squares: 0.2, centres: 4, msPerPhase: 1 });
});

test('an unknown game is refused with the names of those there are', async () => {
  const refused = await arena({
    variant: 'go',
    one: 'general',
    others: 'recruit',
    games: 1,
    seed: 1,
    years: 1,
    budget: 1,
    say: () => undefined,
  });
  expect(refused).toEqual({ ok: false, fault: expect.stringMatching(/^There is no game go\. Games: .*classic/) });
});
