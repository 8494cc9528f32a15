import { fork } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { type Estimate, estimated } from './seasons/intervals.js';
import { commitNow, type SavedSeason, type Seasons, savedIn, savedSeasons, saveSeason, wholeSeeds } from './seasons/saved.js';
import { ARMS, type Arm, type SeasonFigures } from './seasons/season.js';
import type { SeasonWish } from './seasons/worker.js';

export interface SeasonsAsked {
  readonly seed: number;
  readonly seeds: number;
  readonly days: number;
  /** How many seasons are played at the same time, each in a process of its own. */
  readonly jobs: number;
  /** A file to which every season is added once it has been played. Those that stand in it already are not played again. */
  readonly into?: string;
}

/** By how much what goes wrong must become less, and how often anybody may be asked in 24 hours. */
const WANTED = { phasesMissing: 0.7, phasesMissingWithoutBots: 0.4, abandonedTogether: 0.8, mostAsked: 3 } as const;

/**
 * Plays a server of people who forget their orders, with the real commands, with and without the queue, lobbies that end, gates, substitutes
 * and opponents that stand in. Prints each season, and the figures with their intervals in the last line. Returns whether all were as wanted.
 */
export async function soakSeasons({ into, ...asked }: SeasonsAsked): Promise<boolean> {
  const began = performance.now();
  const commit = commitNow();
  const seeds = Array.from({ length: asked.seeds }, (_, i) => asked.seed + i);
  const played = (into === undefined ? [] : savedIn(into)).filter(({ seed, days }) => days === asked.days && seeds.includes(seed));
  const wishes = seeds
    .flatMap(seed => ARMS.map((arm): SeasonWish => ({ arm, seed, days: asked.days })))
    .filter(({ seed, arm }) => !played.some(one => one.seed === seed && one.arm === arm));
  let next = 0;
  let told = 0;
  /** The summary of the seeds that are finished: a run that is ended early says what it found. */
  const tellSoFar = (): void => {
    const { whole } = wholeSeeds(played);
    if (whole.length === told || whole.length === asked.seeds) return;
    told = whole.length;
    console.log(JSON.stringify({ soFar: told, days: asked.days, ...summaryOf(whole.map(({ seasons }) => seasons)) }));
  };
  const worker = async (): Promise<void> => {
    for (let wish = wishes[next++]; wish; wish = wishes[next++]) {
      const since = performance.now();
      const figures = await playedElsewhere(wish);
      const season: SavedSeason = { ...wish, commit, seconds: Math.round((performance.now() - since) / 1_000), figures };
      played.push(season);
      if (into !== undefined) saveSeason(into, season);
      console.log(JSON.stringify(season));
      tellSoFar();
    }
  };
  await Promise.all(Array.from({ length: asked.jobs }, worker));
  return tellTogether(played, { ...asked, seconds: Math.round((performance.now() - began) / 1_000) });
}

/** Prints the same last line for seasons that earlier runs saved. Returns whether all figures were as wanted. */
export function addSeasons(files: readonly string[]): boolean {
  const saved = savedSeasons(files);
  const lengths = [...new Set(saved.map(({ days }) => days))];
  if (lengths.length !== 1)
    throw new Error(`Seasons of one length can be added up, and these have ${lengths.join(' and ') || 'none'} days.`);
  return tellTogether(saved, { days: lengths[0] ?? 0 });
}

/** The last line: all seeds together of which the three seasons were played. */
function tellTogether(saved: readonly SavedSeason[], about: Readonly<Record<string, number>>): boolean {
  const { whole, incomplete } = wholeSeeds(saved);
  if (whole.length === 0) throw new Error('No seed has all of its three seasons.');
  const summary = summaryOf(whole.map(({ seasons }) => seasons));
  const commits = [...new Set(saved.filter(({ seed }) => !incomplete.includes(seed)).map(({ commit }) => commit))];
  console.log(JSON.stringify({ soak: 'seasons', ...about, played: whole.map(({ seed }) => seed), incomplete, commits, ...summary }));
  return summary.isAsWanted;
}

function playedElsewhere(wish: SeasonWish): Promise<SeasonFigures> {
  const child = fork(fileURLToPath(new URL('./seasons/worker.ts', import.meta.url)));
  return new Promise((resolve, reject) => {
    child.once('message', (figures: SeasonFigures) => resolve(figures));
    child.once('error', reject);
    child.once('exit', code => reject(new Error(`a season ended with code ${code}`)));
    child.send(wish);
  });
}

/** All runs together, by arm, and by how much less goes wrong. */
export function summaryOf(runs: readonly Seasons[]) {
  const share = (arm: Arm, part: keyof SeasonFigures, whole: Whole) => rounded(estimated(runs, some => ratio(some, arm, part, whole)));
  const less = (arm: Arm, part: keyof SeasonFigures, whole: Whole) =>
    rounded(estimated(runs, some => 1 - ratio(some, arm, part, whole) / ratio(some, 'off', part, whole)));
  const lost = (arm: Arm, half: HalfEmpty = 'halfEmpty', among: Among = 'all') =>
    rounded(estimated(runs, some => 1 - lostOf(some, arm, half, among) / lostOf(some, 'off', half, among)));
  const each = (part: keyof SeasonFigures) => Object.fromEntries(ARMS.map(arm => [arm, total(runs, arm, part)]));
  const most = (arm: Arm): number => Math.max(...runs.map(run => run[arm].mostAsked));
  const reductions = {
    phasesMissing: less('on', 'phasesMissing', phasesOf),
    phasesMissingWithoutBots: less('people', 'phasesMissing', phasesOf),
    abandoned: lost('on'),
    abandonedTogether: lost('on', 'halfEmpty', 'together'),
    abandonedWithoutBots: lost('people'),
    abandonedBotAsNobody: lost('on', 'halfEmptyOrBot'),
  };
  const overLimit = total(runs, 'on', 'overLimit') + total(runs, 'people', 'overLimit');
  const mostAsked = Math.max(most('on'), most('people'));
  const errors = ARMS.reduce((sum, arm) => sum + total(runs, arm, 'errors'), 0);
  const isReached = (key: 'phasesMissing' | 'phasesMissingWithoutBots' | 'abandonedTogether'): boolean =>
    reductions[key].value >= WANTED[key];
  const isAsWanted =
    isReached('phasesMissing') &&
    isReached('phasesMissingWithoutBots') &&
    isReached('abandonedTogether') &&
    overLimit === 0 &&
    mostAsked <= WANTED.mostAsked &&
    errors === 0;
  return {
    reductions,
    wanted: WANTED,
    ...{ isAsWanted, overLimit, mostAsked, errors },
    phasesMissing: {
      off: share('off', 'phasesMissing', phasesOf),
      on: share('on', 'phasesMissing', phasesOf),
      people: share('people', 'phasesMissing', phasesOf),
    },
    sheetsMissing: {
      off: share('off', 'sheetsMissing', sheetsOf),
      on: share('on', 'sheetsMissing', sheetsOf),
      people: share('people', 'sheetsMissing', sheetsOf),
    },
    sheetsByBot: share('on', 'sheetsByBot', sheetsOf),
    sheetsByBotInstead: share('on', 'sheetsByBotInstead', sheetsOf),
    left: { off: share('off', 'abandoned', endedOf), on: share('on', 'abandoned', endedOf), people: share('people', 'abandoned', endedOf) },
    emptied: {
      off: share('off', 'halfEmpty', endedOf),
      on: share('on', 'halfEmpty', endedOf),
      people: share('people', 'halfEmpty', endedOf),
    },
    emptiedOrBot: { on: share('on', 'halfEmptyOrBot', endedOf) },
    phasesMissingOrBot: share('on', 'phasesMissingOrBot', phasesOf),
    games: {
      begun: each('begun'),
      won: each('won'),
      drawn: each('drawn'),
      abandoned: each('abandoned'),
      alone: each('alone'),
      aloneAbandoned: each('aloneAbandoned'),
      running: each('running'),
    },
    lobbies: { opened: each('lobbies'), unfilled: each('unfilled') },
    phases: each('phases'),
    substitutes: { asked: each('asked'), seated: each('seated') },
  };
}

type Whole = (figures: SeasonFigures) => number;
const phasesOf: Whole = ({ phases }) => phases;
const sheetsOf: Whole = ({ sheets }) => sheets;
const endedOf: Whole = ({ won, drawn, abandoned }) => won + drawn + abandoned;

const total = (runs: readonly Seasons[], arm: Arm, part: keyof SeasonFigures): number => runs.reduce((sum, run) => sum + run[arm][part], 0);

const ratio = (runs: readonly Seasons[], arm: Arm, part: keyof SeasonFigures, whole: Whole): number =>
  total(runs, arm, part) / runs.reduce((sum, run) => sum + whole(run[arm]), 0);

/**
 * The share of games that were abandoned: everybody had left, or nobody played half of the powers any more. `together`: without those that one
 * person had begun against the bot alone.
 */
function lostOf(runs: readonly Seasons[], arm: Arm, half: HalfEmpty, among: Among): number {
  const abandoned = total(runs, arm, 'abandoned') - (among === 'together' ? total(runs, arm, 'aloneAbandoned') : 0);
  const over = runs.reduce((sum, run) => sum + endedOf(run[arm]), 0) - (among === 'together' ? total(runs, arm, 'aloneOver') : 0);
  return (abandoned + total(runs, arm, half)) / over;
}
type Among = 'all' | 'together';
/** Whether a power that the bot plays counts as played. */
type HalfEmpty = 'halfEmpty' | 'halfEmptyOrBot';

const rounded = ({ value, low, high }: Estimate): Estimate => ({ value: to3(value), low: to3(low), high: to3(high) });
const to3 = (number: number): number => Math.round(number * 1_000) / 1_000;
