import { provinceOf } from '../board/location.js';
import type { Position } from '../board/position.js';
import type { Report } from '../model/report.js';
import type { Variant } from '../model/variant.js';
import { calendarPhase, type Moment } from './calendar.js';

/** Centres pass to the power whose unit stands in them. */
export function captureCentres(
  { board }: Variant,
  position: Position,
): { readonly position: Position; readonly captured: Report['captured'] } {
  const captured: Report['captured'][number][] = [];
  for (const { at, power: to } of position.units) {
    const centre = provinceOf(at);
    if (!board.centres.has(centre)) continue;
    const from = position.centres[centre];
    if (from === to) continue;
    captured.push(from === undefined ? { centre, to } : { centre, from, to });
  }
  if (captured.length === 0) return { position, captured };
  const centres = { ...position.centres };
  for (const { centre, to } of captured) centres[centre] = to;
  return { position: { ...position, centres }, captured };
}

/** Whether it is a time of the year at which centres change hands. */
export const takesCentres = (variant: Variant, moment: Moment): boolean => calendarPhase(variant, moment)?.captures === true;

/** Ownership is counted at once when no dislodged unit can still retreat into a centre. */
export const isSettled = (position: Position): boolean => position.dislodged.every(d => d.retreats.length === 0);
