import { z } from 'zod';

export const pointScale = z.union([z.literal(1500), z.literal(2000), z.literal('linear')]);

export type PointScale = z.infer<typeof pointScale>;

/** How the decisive battles of a match are fought and judged. */
export const battleTerms = z.object({
  /** Whether the bot draws the results, or players fight the battles on the tabletop and report them. */
  mode: z.enum(['simulated', 'tabletop']),
  scale: pointScale,
  dependent: z.enum(['dislodge', 'join', 'schedule']),
  sides: z.enum(['coalition', 'separate']),
  cataclysmic: z.boolean(),
});

export type BattleTerms = Readonly<z.infer<typeof battleTerms>>;
