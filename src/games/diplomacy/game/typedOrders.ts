import type { PowerId } from '../board/location.js';
import type { Unit } from '../board/position.js';
import type { State } from '../model/state.js';
import { orderLines } from '../notation/parseOrder.js';
import { isAllHold } from '../notation/sentences.js';

/** Lines that are taken apart at their commas, at most, in one text: each part is read by itself. */
const MOST_PARTS = 60;

const ALL_HOLD =
  /^(?:all|every|tout(?:es)?|tous)(?:thing|\s+(?:my |mes |the |les )?(?:units?|unités|armies|armées))?\s+(?:h|holds?|tient|tiennent|tenir)[.!]?$/iu;

/**
 * The orders in a text, one by one. Orders may also be separated by commas, if each part can be read alone; "all hold" is an order to every
 * unit of the seat.
 */
export function typedOrders(now: State, seat: PowerId, text: string, isRead: (typed: string) => boolean): readonly string[] {
  let left = MOST_PARTS;
  return orderLines(text).flatMap(line => {
    if (now.phase === 'movement' && (ALL_HOLD.test(line) || isAllHold(line)))
      return now.position.units.filter(({ power }) => power === seat).map(holding);
    const parts = line.includes(',') ? line.split(',').flatMap(part => part.trim() || []) : [];
    if (parts.length < 2 || parts.length > left || isRead(line)) return [line];
    left -= parts.length;
    return parts.every(isRead) ? parts : [line];
  });
}

const holding = ({ type, at }: Unit): string => `${type} ${at} H`;
