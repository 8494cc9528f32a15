import { z } from 'zod';
import { PALETTES } from '../../lib/look.js';

const outcomes = <Of extends z.ZodType>(of: Of) => z.object({ won: of, drew: of, lost: of, left: of }).readonly();

/** How a player's games ended. All words are in it: it is drawn for every game alike. */
export const statisticsPicture = z.object({
  kind: z.literal('statistics'),
  look: z.object({ palette: z.enum(PALETTES), hatched: z.boolean() }).optional(),
  title: z.string(),
  subtitle: z.string(),
  legend: outcomes(z.string()),
  rows: z
    .array(
      z
        .object({
          name: z.string(),
          game: z.string(),
          seat: z.string().optional(),
          outcomes: outcomes(z.number().int().nonnegative()),
          note: z.string().optional(),
        })
        .readonly(),
    )
    .min(1)
    .readonly(),
});
export type StatisticsPictureRead = Readonly<z.infer<typeof statisticsPicture>>;

const ofStatistics = statisticsPicture.pick({ kind: true });
export const isStatisticsPicture = (picture: unknown): boolean => ofStatistics.safeParse(picture).success;
