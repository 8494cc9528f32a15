import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { estimated } from './seasons/intervals.js';
import { type Population, readPopulation } from './seasons/population.js';
import { type SavedSeason, type Seasons, savedSeasons, saveSeason, wholeSeeds } from './seasons/saved.js';
import { type Arm, playSeason, type SeasonFigures } from './seasons/season.js';
import { addSeasons, summaryOf } from './seasons.js';

/** A small server of people who all forget their orders as often. */
const server = (probability: number): Population => ({
  ...readPopulation(),
  ...{ people: 9, newcomersPerDay: 0, queueEntriesPerDay: 12, afterTwoMissesLeaves: 1 },
  missing: [{ share: 1, probability, activity: 1 }],
});

const season = (arm: Arm, probability: number, days: number) => playSeason({ population: server(probability), arm, seed: 3, days });

describe('A season of a server', () => {
  test('of people who never forget has no missing sheet, nobody is asked for anything, and the games go on', async () => {
    const { begun, phases, phasesMissing, sheetsMissing, abandoned, asked, errors } = await season('off', 0, 5);
    expect(begun).toBeGreaterThan(0);
    expect(phases).toBeGreaterThan(begun);
    expect({ phasesMissing, sheetsMissing, abandoned, asked, errors }).toEqual({
      ...{ phasesMissing: 0, sheetsMissing: 0, abandoned: 0, asked: 0, errors: 0 },
    });
  });

  test('of people who forget half of their orders misses sheets; with opponents that stand in, fewer', async () => {
    const [off, on] = [await season('off', 0.5, 9), await season('on', 0.5, 9)];
    expect(off.phasesMissing / off.phases).toBeGreaterThan(0.6);
    expect([off.sheetsByBot, off.asked]).toEqual([0, 0]);
    expect(on.sheetsByBotInstead).toBeGreaterThan(0);
    expect(on.sheetsByBot).toBeGreaterThan(on.sheetsByBotInstead);
    expect(on.sheetsMissing / on.sheets).toBeLessThan(off.sheetsMissing / off.sheets);
    for (const { overLimit, errors, mostAsked } of [off, on]) {
      expect([overLimit, errors]).toEqual([0, 0]);
      expect(mostAsked).toBeLessThanOrEqual(3);
    }
  });
});

const NOTHING: SeasonFigures = {
  ...{
    wishes: 0,
    lobbies: 0,
    unfilled: 0,
    overLimit: 0,
    begun: 0,
    won: 0,
    drawn: 0,
    abandoned: 0,
    alone: 0,
    aloneOver: 0,
    aloneAbandoned: 0,
    halfEmpty: 0,
    halfEmptyOrBot: 0,
  },
  ...{ running: 0, phases: 0, phasesMissing: 0, phasesMissingOrBot: 0, sheets: 0, sheetsMissing: 0, sheetsNobody: 0, sheetsByBot: 0 },
  sheetsByBotInstead: 0,
  ...{ asked: 0, seated: 0, mostAsked: 0, errors: 0 },
};

/** A run in which so many of a hundred phases miss a sheet, and so many of ten games are abandoned. */
const run = (off: readonly [number, number], on: readonly [number, number], more: Partial<SeasonFigures> = {}): Seasons => {
  const figures = ([phasesMissing, abandoned]: readonly [number, number]): SeasonFigures => ({
    ...NOTHING,
    ...{ phases: 100, phasesMissing, abandoned, drawn: 10 - abandoned },
  });
  return { off: figures(off), on: { ...figures(on), ...more }, people: figures(on) };
};

describe('The figures of the seasons', () => {
  test('say by how much less goes wrong in all runs together, and whether that is as wanted', () => {
    const { reductions, isAsWanted, phasesMissing } = summaryOf([run([80, 5], [20, 1]), run([80, 5], [24, 0])]);
    expect(reductions.phasesMissing.value).toBe(0.725);
    expect(reductions.abandoned.value).toBe(0.9);
    expect(phasesMissing.on.value).toBe(0.22);
    expect(isAsWanted).toBe(true);
    expect(summaryOf([run([80, 5], [25, 1])]).isAsWanted).toBe(false);
    expect(summaryOf([run([80, 5], [20, 2])]).isAsWanted).toBe(false);
    for (const wrong of [{ overLimit: 1 }, { mostAsked: 4 }, { errors: 1 }])
      expect(summaryOf([run([80, 5], [20, 1], wrong)]).isAsWanted).toBe(false);
  });

  test('tell games that one person began against the bot alone from those that several began', () => {
    const alone = { alone: 3, aloneOver: 3, aloneAbandoned: 3 };
    const { reductions, isAsWanted } = summaryOf([run([80, 5], [20, 4], alone)]);
    expect(reductions.abandoned.value).toBe(0.2);
    expect(reductions.abandonedTogether.value).toBeCloseTo(1 - 1 / 7 / 0.5, 3);
    expect(isAsWanted).toBe(false);
    expect(summaryOf([run([80, 5], [20, 3], alone)]).isAsWanted).toBe(true);
  });

  test('have the interval of Student’s t for an average', () => {
    const average = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0) / some.length;
    const { value, low, high } = estimated([1, 2, 3, 4], average);
    // The standard error is √(5/3)/2, and t with three degrees of freedom 3.182.
    expect(value).toBe(2.5);
    expect(high - value).toBeCloseTo((3.182 * Math.sqrt(5 / 3)) / 2, 6);
    expect(value - low).toBeCloseTo(high - value, 9);
    expect(estimated([2], average)).toEqual({ value: 2, low: Number.NaN, high: Number.NaN });
  });
});

describe('Seasons that were saved', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'seasons-'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  /** The three seasons of a seed. */
  const seasonsOf = (seed: number, seasons: Seasons, days = 730): readonly SavedSeason[] =>
    (['off', 'on', 'people'] as const).map(arm => ({ arm, seed, days, commit: 'abc', seconds: 9, figures: seasons[arm] }));
  const file = (name: string, seasons: readonly SavedSeason[]): string => {
    const path = join(folder, name);
    for (const one of seasons) saveSeason(path, one);
    return path;
  };
  /** What adding up prints. */
  const added = (...files: readonly string[]): { readonly asWanted: boolean; readonly line: Record<string, unknown> } => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const asWanted = addSeasons(files);
    return { asWanted, line: JSON.parse(String(log.mock.lastCall?.[0])) };
  };
  const [good, better] = [run([80, 5], [20, 1]), run([80, 5], [24, 0])];

  test('are added up to the same figures as if they had been played in one run', () => {
    const { asWanted, line } = added(file('1', seasonsOf(1, good)), file('2', seasonsOf(2, better)));
    expect(asWanted).toBe(true);
    expect(line).toMatchObject(JSON.parse(JSON.stringify(summaryOf([good, better]))));
    expect(line).toMatchObject({ soak: 'seasons', days: 730, played: [1, 2], incomplete: [], commits: ['abc'] });
    expect(added(file('3', seasonsOf(3, run([80, 5], [80, 5])))).asWanted).toBe(false);
  });

  test('count once if they stand there twice, and a seed that was not played to its end is named and left out', () => {
    const twice = file('1', [...seasonsOf(1, good), ...seasonsOf(1, good)]);
    const { line } = added(twice, file('2', seasonsOf(2, better).slice(0, 2)));
    expect(line).toMatchObject({ ...JSON.parse(JSON.stringify(summaryOf([good]))), played: [1], incomplete: [2] });
  });

  test('may end in a line that was being written when the run was killed', () => {
    const path = file('1', seasonsOf(1, good));
    appendFileSync(path, '{"arm":"off","seed":2,"da');
    expect(wholeSeeds(savedSeasons([path])).whole).toEqual([{ seed: 1, seasons: good }]);
    for (const season of seasonsOf(2, better)) saveSeason(path, season);
    expect(wholeSeeds(savedSeasons([path])).whole.map(({ seed }) => seed)).toEqual([1, 2]);
  });

  test('are not added up with others that cannot be compared, and nothing else is taken for a season', () => {
    const one = file('1', seasonsOf(1, good));
    expect(() => addSeasons([one, file('2', seasonsOf(2, good, 150))])).toThrow('730 and 150 days');
    expect(() => addSeasons([one, file('3', seasonsOf(1, better))])).toThrow('3:2: seed 1, on, has other figures than before');
    expect(() => addSeasons([file('4', seasonsOf(1, good).slice(1))])).toThrow('No seed has all');
    const odd = join(folder, '5');
    for (const text of ['nothing', '{}', JSON.stringify({ ...seasonsOf(1, good)[0], figures: { ...good.off, phases: -1 } })]) {
      appendFileSync(odd, `${text}\n`);
      expect(() => addSeasons([odd])).toThrow('5:1 is not a season');
      rmSync(odd);
    }
  });
});
