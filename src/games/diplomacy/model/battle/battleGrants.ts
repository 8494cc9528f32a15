import { z } from 'zod';
import { declaration } from './declaration.js';

/** A declaration that its player got, and who commands it. */
export const granted = declaration.extend({ commander: z.string() });

export type Granted = Readonly<z.infer<typeof granted>>;

/** A commander whom the defence of a place has called upon. */
export const defence = z.object({ at: z.array(z.string()).readonly(), power: z.string(), commander: z.string() });

export type Defence = Readonly<z.infer<typeof defence>>;

/** What came of all lists. */
export const grants = z.object({
  granted: z.array(granted).readonly(),
  crossedOff: z.array(granted).readonly(),
  defences: z.array(defence).readonly(),
});

export type Grants = Readonly<z.infer<typeof grants>>;
