import { z } from 'zod';

/** A seat of this game is a dynasty. */
export const DYNASTIES = ['chu', 'jin', 'qi', 'qin', 'yan'] as const;
export const dynasty = z.enum(DYNASTIES);
export type Dynasty = z.infer<typeof dynasty>;

/** Whose an army is. Neutral ones stand in states alone. */
export const armyOwner = z.enum([...DYNASTIES, 'neutral']);
export type ArmyOwner = z.infer<typeof armyOwner>;

/** How many armies each dynasty has, on the board and in its supply. */
export const ARMIES = 24;
