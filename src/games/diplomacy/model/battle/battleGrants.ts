import { z } from 'zod';
import { declaration } from './declaration.js';

/** A declaration granted to its player, and its commander. */
export const grantedEntry = declaration.extend({ commander: z.string() });

export type GrantedEntry = Readonly<z.infer<typeof grantedEntry>>;

/** A commander called upon to defend a place. */
export const calledDefender = z.object({ at: z.array(z.string()).readonly(), power: z.string(), commander: z.string() });

export type CalledDefender = Readonly<z.infer<typeof calledDefender>>;

/** What all lists led to. */
export const battleGrants = z.object({
  granted: z.array(grantedEntry).readonly(),
  crossedOff: z.array(grantedEntry).readonly(),
  defences: z.array(calledDefender).readonly(),
});

export type BattleGrants = Readonly<z.infer<typeof battleGrants>>;
