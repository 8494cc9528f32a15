import { ok, type Result } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { type DeadlineCalendar, gapOf, nextOnCalendar } from './deadlineCalendar.js';
import { looksLikeCalendar, parseDeadlineCalendar } from './parseDeadlineCalendar.js';
import { parseLength } from './parseLength.js';

/** How long a phase lasts: ms, or until a moment of a calendar. */
export type PhaseDuration = number | DeadlineCalendar;

/** Parses a length (`24h`, `2d 12h`) or a calendar (`Mon Thu 19:00 Europe/Paris`). `zone`: used if a calendar names none. */
export function parsePhaseDuration(typed: string, zone: string | undefined): Result<PhaseDuration, HostingFault> {
  return looksLikeCalendar(typed) ? parseDeadlineCalendar(typed, zone) : parseLength(typed);
}

/** The length in ms; of a calendar, its shortest gap. */
export const lengthIn = (phaseDuration: PhaseDuration): number =>
  typeof phaseDuration === 'number' ? phaseDuration : gapOf(phaseDuration);

/**
 * The deadline of a phase opened at `openedAt`, UTC ms. On a calendar a phase lasts at least half of the shortest gap, so that closing one
 * early never makes the next one short.
 */
export const endOfPhase = (phaseDuration: PhaseDuration, openedAt: number): number =>
  typeof phaseDuration === 'number'
    ? openedAt + phaseDuration
    : nextOnCalendar(phaseDuration, openedAt + Math.floor(gapOf(phaseDuration) / 2));

/** Parses typed durations by kind of phase. Stops at the first fault. */
export function parsePhaseDurations(
  typed: Readonly<Record<string, string>>,
  zone: string | undefined,
): Result<Readonly<Record<string, PhaseDuration>>, HostingFault> {
  const phaseDurations: Record<string, PhaseDuration> = {};
  for (const [kind, text] of Object.entries(typed)) {
    const phaseDuration = parsePhaseDuration(text, zone);
    if (!phaseDuration.ok) return phaseDuration;
    phaseDurations[kind] = phaseDuration.value;
  }
  return ok(phaseDurations);
}
