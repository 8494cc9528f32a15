import type { BoardFile } from './boardFile.js';

type Era = BoardFile['year']['era'];

export interface ShownYear {
  readonly year: number;
  readonly era: Era;
  /** Whether the era is the other one than the board's: then it is named even where it usually is not. */
  readonly isOther: boolean;
}

/**
 * A year of a game as people write it. Games number their years on without a gap; history has no year 0: the year before AD 1 is 1 BC. A board
 * that counts down from 2 BC comes to 1 BC, then AD 1 and AD 2; one of AD that counts down comes to 1 BC. Without an era, years go on to 0 and below.
 */
export function shownYear(year: number, era: Era): ShownYear {
  if (era === 'none' || year > 0) return { year, era, isOther: false };
  return { year: 1 - year, era: era === 'bc' ? 'ad' : 'bc', isOther: true };
}
