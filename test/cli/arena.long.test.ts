import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { exampleFolder } from '../../src/authoring/example/exampleFolder.js';
import { type ArenaProcess, type ArenaRequest, arena } from '../../src/cli/arena/arena.js';
import { writeFolder } from '../../src/cli/variant/folderOnDisk.js';

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
      scores: { italy: portion.first / 10 },
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
  expect(refused).toEqual({ ok: false, fault: expect.stringMatching(/^There is no game go, and no folder\. Games: .*classic/) });
});

describe('A variant of one’s own has an arena', () => {
  const place = mkdtempSync(join(tmpdir(), 'arena-'));
  const variant = join(place, 'shores');
  writeFolder(variant, exampleFolder('shores'));
  const asked = { variant, one: 'recruit', others: 'recruit', games: 6, years: 4 } as const;
  const seatsOf = (lines: readonly unknown[]) => shares.parse(lines.at(-1)).seats;
  const numbersOf = (lines: readonly unknown[]) => lines.slice(0, -1).map(one => line.parse(one).game);
  const shares = z.object({ seats: z.record(z.string(), z.object({ score: z.number(), ci95: z.tuple([z.number(), z.number()]) })) });

  test('by its folder: where all are played at one level, the last line tells how each seat fared', async () => {
    const seats = seatsOf(await played(asked));
    expect(Object.keys(seats)).toEqual(['north', 'west', 'east']);
    expect(Object.values(seats).reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1, 2);
    for (const { score, ci95 } of Object.values(seats)) {
      expect(score).toBeGreaterThan(ci95[0]);
      expect(score).toBeLessThan(ci95[1]);
    }
  });

  test('in parts, with a file of results: what is in it is not played again, and counts', async () => {
    const results = join(place, 'parts.jsonl');
    expect(numbersOf(await played({ ...asked, games: 2, results }))).toEqual([1, 2]);
    expect(numbersOf(await played({ ...asked, first: 4, results }))).toEqual([4, 5, 6]);
    const last = await played({ ...asked, results });
    expect(numbersOf(last)).toEqual([3]);
    expect(seatsOf(last)).toEqual(seatsOf(await played(asked)));
    expect(readFileSync(results, 'utf8').trimEnd().split('\n')).toHaveLength(7);
  });

  test('a game whose line was cut short is played again', async () => {
    const results = join(place, 'cut.jsonl');
    await played({ ...asked, games: 2, results });
    writeFileSync(results, readFileSync(results, 'utf8').slice(0, -40));
    expect(numbersOf(await played({ ...asked, games: 2, results }))).toEqual([2]);
    expect(numbersOf(await played({ ...asked, games: 2, results }))).toEqual([]);
  });

  test('results of another seed, or of a board that was changed, are not added up; new names change nothing', async () => {
    const results = join(place, 'other.jsonl');
    const say = (): void => undefined;
    const again = { ...asked, games: 1, seed: 1, years: 4, budget: 50, results, say };
    await played({ ...asked, games: 1, results });
    expect(await arena({ ...again, seed: 2 })).toEqual({ ok: false, fault: expect.stringContaining('has the games of another arena') });
    const shown = (from: string, to: string): void => {
      const texts = exampleFolder('shores');
      writeFolder(variant, new Map([...texts].map(([file, text]) => [file, text.replaceAll(from, to)])));
    };
    shown('Northmark', 'Norland');
    expect(await arena(again)).toEqual({ ok: true, value: undefined });
    shown('"centres": 7', '"centres": 6');
    expect(await arena(again)).toEqual({ ok: false, fault: expect.stringContaining('has the games of another arena') });
    shown('', '');
  });

  test('no game is begun after the time that is given', async () => {
    expect(numbersOf(await played({ ...asked, within: 0 }))).toEqual([]);
  });

  test('a folder with faults is refused with all of them', async () => {
    const broken = join(place, 'broken');
    const texts = exampleFolder('shores');
    writeFolder(broken, new Map([...texts].map(([file, text]) => [file, text.replace('A mar', 'A wba')])));
    const refused = await arena({ ...asked, variant: broken, seed: 1, budget: 50, say: () => undefined });
    expect(refused).toEqual({ ok: false, fault: expect.stringMatching(/variant\.json:\d+.*A wba/) });
  });
});
