import { z } from 'zod';
import type { Phase } from '../../../games/game.js';
import type { CardGameLocale } from './cardReportText.js';

const turn = z.object({ round: z.number(), state: z.string().optional() });

/** "Round 3, Gu, battle". */
export function sayPhase(phase: Pick<Phase, 'kind' | 'turn'>, { strings, names }: CardGameLocale): string {
  const { round, state } = turn.parse(phase.turn);
  return strings.phase(round, state === undefined ? undefined : names.state(state), strings.kinds[phase.kind]?.inName ?? phase.kind);
}
