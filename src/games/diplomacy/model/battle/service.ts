import { z } from 'zod';
import type { PowerId } from '../../board/location.js';

/** Whom a conquered player fights for, and how many battles the player has won for that master. */
export const service = z.object({ as: z.enum(['sepoy', 'mercenary']), of: z.string(), won: z.number().int().min(0) });

export type Service = Readonly<z.infer<typeof service>>;

export type Services = Readonly<Record<PowerId, Service>>;
