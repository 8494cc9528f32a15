import { z } from 'zod';
import type { Phase } from '../../../games/game.js';
import type { Speech } from './cardReportText.js';

const turn = z.object({ round: z.number(), state: z.string().optional() });

/** "Round 3, Gu, battle". */
export function sayPhase(phase: Pick<Phase, 'kind' | 'turn'>, { tongue, names }: Speech): string {
  const { round, state } = turn.parse(phase.turn);
  return tongue.phase(round, state === undefined ? undefined : names.state(state), tongue.kinds[phase.kind]?.inName ?? phase.kind);
}
