import { z } from 'zod';

export const pointScale = z.union([z.literal(1500), z.literal(2000), z.literal('linear')]);

export type PointScale = z.infer<typeof pointScale>;

/** How the decisive battles of a match are fought and judged. */
export const battleTerms = z.object({
  /** Drawn by the bot, or fought on tables and reported. */
  mode: z.enum(['simulated', 'tabletop']),
  scale: pointScale,
  dependent: z.enum(['dislodge', 'join', 'schedule']),
  sides: z.enum(['coalition', 'separate']),
  cataclysmic: z.boolean(),
});

export type BattleTerms = Readonly<z.infer<typeof battleTerms>>;
