import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { ok, type Result, refuse } from '../../lib/result.js';
import { type ArenaLine, arenaLine } from './arenaLine.js';

/** A file of games that were played, so that an arena can be played in parts: a line with what was asked, then one for each game. */
export interface ArenaResults {
  readonly played: readonly ArenaLine[];
  readonly add: (line: ArenaLine) => void;
}

/**
 * Opens the file, or begins it. `asked`: all that a game depends on besides its number. A file of another arena is refused, so that nothing
 * is added up that does not belong together. The fault is a sentence.
 */
export function arenaResults(file: string, asked: Readonly<Record<string, unknown>>): Result<ArenaResults, string> {
  const heading = JSON.stringify({ arena: asked });
  if (!existsSync(file)) appendFileSync(file, `${heading}\n`);
  const text = readFileSync(file, 'utf8');
  const [first, ...rest] = text.split('\n');
  if (first !== heading) return refuse(`${file} has the games of another arena: ${first}. Asked: ${heading}.`);
  // A line that a crash cut short is not counted: its game is played again.
  if (!text.endsWith('\n')) appendFileSync(file, '\n');
  const byNumber = new Map(rest.flatMap(lineIn).map(line => [line.game, line]));
  return ok({ played: [...byNumber.values()], add: line => appendFileSync(file, `${JSON.stringify(line)}\n`) });
}

function lineIn(text: string): readonly ArenaLine[] {
  try {
    return [arenaLine.parse(JSON.parse(text))];
  } catch {
    return [];
  }
}
