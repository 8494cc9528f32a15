import { z } from 'zod';
import { declaration } from './declaration.js';

/** A granted declaration and its commander. */
export const grantedEntry = declaration.extend({ commander: z.string() });

export type GrantedEntry = Readonly<z.infer<typeof grantedEntry>>;

/** A commander called upon to defend the places of a battle. */
export const calledDefender = z.object({ at: z.array(z.string()).readonly(), power: z.string(), commander: z.string() });

export type CalledDefender = Readonly<z.infer<typeof calledDefender>>;

/** The outcome of all battle lists of a turn: declarations granted, declarations crossed off, and commanders called upon to defend. */
export const battleGrants = z.object({
  granted: z.array(grantedEntry).readonly(),
  crossedOff: z.array(grantedEntry).readonly(),
  defences: z.array(calledDefender).readonly(),
});

export type BattleGrants = Readonly<z.infer<typeof battleGrants>>;
