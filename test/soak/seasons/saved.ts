import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { z } from 'zod';
import { ARMS, type Arm, FIGURES, type SeasonFigures } from './season.js';

/** A season that was played, as a line of a file. */
export interface SavedSeason {
  readonly arm: Arm;
  readonly seed: number;
  readonly days: number;
  /** The commit it was played with, or `unknown`. */
  readonly commit: string;
  readonly seconds: number;
  readonly figures: SeasonFigures;
}

/** The seasons of the same people with and without what fills and finishes games, and without opponents of the bot. */
export type Seasons = Readonly<Record<Arm, SeasonFigures>>;

const count = z.number().int().nonnegative();
const figures = z.strictObject(Object.fromEntries(FIGURES.map(name => [name, count])));
const line = z.strictObject({
  ...{ arm: z.enum(ARMS), seed: count, days: count.positive(), commit: z.string(), seconds: count },
  figures: figures.transform(read => read as unknown as SeasonFigures),
});

/** Adds a season to the end of a file, which is made if it is not there. What a run that was killed left unfinished at its end goes. */
export function saveSeason(file: string, season: SavedSeason): void {
  const before = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const whole = before.lastIndexOf('\n') + 1;
  if (whole < before.length) truncateSync(file, whole);
  appendFileSync(file, `${JSON.stringify(season)}\n`);
}

/**
 * The seasons that stand in files. A last line without its end is one that was being written when a run was killed: it is passed over. Of a
 * season that stands there twice with the same figures one is kept; with others, that is an error, and so is any other line.
 */
export function savedSeasons(files: readonly string[]): readonly SavedSeason[] {
  const all = new Map<string, SavedSeason>();
  for (const file of files) {
    const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    for (const [i, text] of lines.entries()) {
      const season = readLine(text, `${file}:${i + 1}`);
      const key = `${season.seed} ${season.arm} ${season.days}`;
      const before = all.get(key);
      if (before && JSON.stringify(before.figures) !== JSON.stringify(season.figures))
        throw new Error(`${file}:${i + 1}: seed ${season.seed}, ${season.arm}, has other figures than before.`);
      if (!before) all.set(key, season);
    }
  }
  return [...all.values()];
}

/** Of the file into which a run saves: nothing if it is not there yet. */
export const savedIn = (file: string): readonly SavedSeason[] => (existsSync(file) ? savedSeasons([file]) : []);

function readLine(text: string, where: string): SavedSeason {
  try {
    return line.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${where} is not a season: ${error instanceof z.ZodError ? z.prettifyError(error) : error}`);
  }
}

/** The seeds of which all three seasons were played, in order, with their seasons; and those of which one is still to be played. */
export function wholeSeeds(saved: readonly SavedSeason[]): {
  readonly whole: readonly { readonly seed: number; readonly seasons: Seasons }[];
  readonly incomplete: readonly number[];
} {
  const seeds = [...new Set(saved.map(({ seed }) => seed))].sort((one, other) => one - other);
  const found = seeds.map(seed => {
    const [off, on, people] = ARMS.map(arm => saved.find(one => one.seed === seed && one.arm === arm)?.figures);
    return { seed, seasons: off && on && people ? { off, on, people } : undefined };
  });
  return {
    whole: found.flatMap(({ seed, seasons }) => (seasons ? [{ seed, seasons }] : [])),
    incomplete: found.flatMap(({ seed, seasons }) => (seasons ? [] : [seed])),
  };
}

/** The commit that is checked out, with `+` if something was changed since. */
export function commitNow(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--abbrev=10', '--dirty=+', '--exclude=*'], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return 'unknown';
  }
}
