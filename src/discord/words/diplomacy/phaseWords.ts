import { z } from 'zod';
import type { Phase } from '../../../games/game.js';
import type { Tongue } from './tongue.js';

const turn = z.object({ season: z.string(), year: z.number(), era: z.string().default('none') });

/** "Spring 450 BC, movement". */
export function sayPhase(phase: Pick<Phase, 'kind' | 'turn'>, tongue: Tongue): string {
  return `${sayTurn(phase.turn, tongue)}, ${tongue.kinds[phase.kind]?.inName ?? phase.kind}`;
}

/** "Spring 450 BC". */
export function sayTurn(told: Phase['turn'], tongue: Tongue): string {
  const { season, year, era } = turn.parse(told);
  return `${tongue.seasons[season] ?? season} ${tongue.year(year, era)}`;
}
