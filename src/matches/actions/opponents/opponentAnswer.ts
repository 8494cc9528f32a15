import { computeOf } from '../../context/compute.js';
import type { HostingContext } from '../../context/ports.js';
import type { OpponentTask } from '../../context/tasks.js';
import { whereItBroke } from '../../context/whereItBroke.js';
import type { Shortfall } from '../../model/shortfall.js';

/** What is ordered for an opponent. */
export interface OpponentAnswer {
  readonly text: string;
  /** Set if it did not answer itself. */
  readonly shortfall?: Shortfall;
}

/** What an opponent orders; if it fails or takes too long, what a Recruit would; if that fails too, nothing. Undefined: try again later. */
export async function opponentAnswer(hosting: HostingContext, task: OpponentTask): Promise<OpponentAnswer | undefined> {
  for (const level of task.level === 'recruit' ? (['recruit'] as const) : ([task.level, 'recruit'] as const)) {
    try {
      const text = await computeOf(hosting).run('opponentOrders', { ...task, level });
      if (text.ok) return { text: text.value, ...(level !== task.level && { shortfall: 'recruit' }) };
      if (text.fault.code === 'too-busy') return undefined;
      hosting.log.warn({ game: task.game, level, fault: text.fault.code }, 'an opponent of the bot gave no answer');
    } catch (error) {
      hosting.log.error({ game: task.game, level, ...whereItBroke(error) }, 'an opponent of the bot failed');
    }
  }
  return UNANSWERED;
}

/** Nothing is ordered for an opponent. */
export const UNANSWERED: OpponentAnswer = { text: '', shortfall: 'nothing' };
