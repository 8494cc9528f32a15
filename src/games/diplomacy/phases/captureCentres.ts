import { numberOfProvince } from '../board/board.js';
import { provinceOf } from '../board/location.js';
import type { Position } from '../board/position.js';
import type { Report } from '../model/report.js';
import type { Variant } from '../model/variant.js';
import { calendarPhase, type Moment } from './calendar.js';

/** Gives each centre with a unit in it to that unit's power. */
export function captureCentres(
  { board }: Variant,
  position: Position,
): { readonly position: Position; readonly captured: Report['captured'] } {
  const captured: Report['captured'][number][] = [];
  for (const { at, power: to } of position.units) {
    if (board.isCentre[numberOfProvince(board, at)] !== 1) continue;
    const centre = provinceOf(at);
    const from = position.centres[centre];
    if (from === to) continue;
    captured.push(from === undefined ? { centre, to } : { centre, from, to });
  }
  if (captured.length === 0) return { position, captured };
  const centres = { ...position.centres };
  for (const { centre, to } of captured) centres[centre] = to;
  return { position: { ...position, centres }, captured };
}

/** Whether centres change owners when this phase closes. */
export const takesCentres = (variant: Variant, moment: Moment): boolean => calendarPhase(variant, moment)?.captures === true;

/** Whether no dislodged unit can retreat. Until then centres do not change owners, because a unit could still retreat into one. */
export const isSettled = (position: Position): boolean => position.dislodged.every(d => d.retreats.length === 0);
