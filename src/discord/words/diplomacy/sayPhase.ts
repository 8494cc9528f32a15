import { z } from 'zod';
import { shownYear } from '../../../games/diplomacy/board/shownYear.js';
import type { Phase } from '../../../games/game.js';
import type { DiplomacyStrings } from './diplomacyStrings.js';

const turn = z.object({ season: z.string(), year: z.number(), era: z.enum(['ad', 'bc', 'none']).default('none') });

/** "Spring 450 BC, movement". */
export function sayPhase(phase: Pick<Phase, 'kind' | 'turn'>, strings: DiplomacyStrings): string {
  return `${sayTurn(phase.turn, strings)}, ${strings.kinds[phase.kind]?.inName ?? phase.kind}`;
}

/** "Spring 450 BC". */
export function sayTurn(told: Phase['turn'], strings: DiplomacyStrings): string {
  const { season, year, era } = turn.parse(told);
  return `${strings.seasons[season] ?? season} ${strings.year(shownYear(year, era))}`;
}
