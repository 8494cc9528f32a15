import { z } from 'zod';

/** The dynasties; each seat plays one. */
export const DYNASTIES = ['chu', 'jin', 'qi', 'qin', 'yan'] as const;
export const dynasty = z.enum(DYNASTIES);
export type Dynasty = z.infer<typeof dynasty>;

/** The owner of an army. Neutral armies are in states only. */
export const armyOwner = z.enum([...DYNASTIES, 'neutral']);
export type ArmyOwner = z.infer<typeof armyOwner>;

/** The number of armies of each dynasty, on the board and in its supply. */
export const ARMIES = 24;
