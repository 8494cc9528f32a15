import { ok, type Result } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { type Grid, gapOf, nextOnGrid } from './grid.js';
import { looksLikeGrid, parseGrid } from './parseGrid.js';
import { parseLength } from './parseLength.js';

/** When a phase ends: so many milliseconds after it opened, or at a moment of a calendar. */
export type Pace = number | Grid;

/** A length (`24h`, `2d 12h`) or a calendar (`Mon Thu 19:00 Europe/Paris`); `zone`: that of who typed it. */
export function parsePace(typed: string, zone: string | undefined): Result<Pace, HostingFault> {
  return looksLikeGrid(typed) ? parseGrid(typed, zone) : parseLength(typed);
}

/** Milliseconds a phase of that pace lasts, of a calendar the least between two of its moments. */
export const lengthIn = (pace: Pace): number => (typeof pace === 'number' ? pace : gapOf(pace));

/** When a phase opened at a moment ends. A calendar leaves it half of its shortest gap at least, so that closing early never makes the next phase short. */
export const endOfPhase = (pace: Pace, openedAt: number): number =>
  typeof pace === 'number' ? openedAt + pace : nextOnGrid(pace, openedAt + Math.floor(gapOf(pace) / 2));

/** The same for a list of typed paces. */
export function parsePaces(
  typed: Readonly<Record<string, string>>,
  zone: string | undefined,
): Result<Readonly<Record<string, Pace>>, HostingFault> {
  const paces: Record<string, Pace> = {};
  for (const [kind, text] of Object.entries(typed)) {
    const pace = parsePace(text, zone);
    if (!pace.ok) return pace;
    paces[kind] = pace.value;
  }
  return ok(paces);
}
