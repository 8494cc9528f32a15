import { ok, type Result } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { type DeadlineCalendar, gapOf, nextOnCalendar } from './deadlineCalendar.js';
import { looksLikeCalendar, parseDeadlineCalendar } from './parseDeadlineCalendar.js';
import { parseLength } from './parseLength.js';

/** When a phase ends: so many milliseconds after it opened, or at a moment of a calendar. */
export type PhaseDuration = number | DeadlineCalendar;

/** A length (`24h`, `2d 12h`) or a calendar (`Mon Thu 19:00 Europe/Paris`); `zone`: that of who typed it. */
export function parsePhaseDuration(typed: string, zone: string | undefined): Result<PhaseDuration, HostingFault> {
  return looksLikeCalendar(typed) ? parseDeadlineCalendar(typed, zone) : parseLength(typed);
}

/** Milliseconds a phase of that pace lasts, of a calendar the least between two of its moments. */
export const lengthIn = (phaseDuration: PhaseDuration): number => (typeof phaseDuration === 'number' ? phaseDuration : gapOf(phaseDuration));

/** When a phase opened at a moment ends. A calendar leaves it half of its shortest gap at least, so that closing early never makes the next phase short. */
export const endOfPhase = (phaseDuration: PhaseDuration, openedAt: number): number =>
  typeof phaseDuration === 'number' ? openedAt + phaseDuration : nextOnCalendar(phaseDuration, openedAt + Math.floor(gapOf(phaseDuration) / 2));

/** The same for a list of typed paces. */
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
