import { z } from 'zod';
import { position, turn } from '../../games/diplomacy/board/position.js';
import { report } from '../../games/diplomacy/model/report.js';
import { phaseKind, submission, terms } from '../../games/diplomacy/model/state.js';
import { LANGUAGES } from '../../lib/language.js';
import { PALETTES } from '../../lib/look.js';

const view = z.object({
  kind: z.literal('diplomacy'),
  variant: z.string(),
  board: z.string(),
  powers: z.array(z.string()).readonly(),
  turn,
  phase: phaseKind,
  position,
  terms: terms.optional(),
  capitals: z.record(z.string(), z.string()).readonly().optional(),
});

const options = {
  game: z.string(),
  language: z.enum(LANGUAGES),
  look: z.object({ palette: z.enum(PALETTES), hatched: z.boolean() }).optional(),
  /**
   * The id of a theatre of the board, "busiest" for the part where most happened in the report, or "around rum sev" for the part around some
   * provinces. Default: the whole board.
   */
  theatre: z.string().optional(),
  /** `posted`: read at the size at which channels show it. `full`: to be opened. Default: posted. */
  page: z.enum(['posted', 'full']).optional(),
  /** Powers that the bot plays, whose names say so. */
  bots: z.array(z.string()).readonly().optional(),
};

/** Powers that a picture of a position points out: who won, who shares the draw, or (for that player alone) whom the reader plays. */
const marked = z.object({ as: z.enum(['victory', 'draw', 'you']), powers: z.array(z.string()).readonly() }).readonly();
export type MarkedPowers = z.infer<typeof marked>;

/** A picture of a map, on the board of the game it names. */
export const mapPicture = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('position'), view, marked: marked.optional(), ...options }),
  /** The orders of a phase, without their results. */
  z.object({ kind: z.literal('orders'), report, ...options }),
  /** The orders and their results. */
  z.object({ kind: z.literal('results'), report, ...options }),
  /** The centres gained and lost. */
  z.object({ kind: z.literal('changes'), report, ...options }),
  /** The orders that a seat has filed. Secret: only the player of that seat may see them. */
  z.object({ kind: z.literal('mine'), view, seat: z.string(), submission, ...options }),
]);
export type MapPicture = Readonly<z.infer<typeof mapPicture>>;

/** A report, or the JSON text of one. */
const reportOrJson = z.preprocess(value => (typeof value === 'string' ? JSON.parse(value) : value), report);

const series = {
  game: z.string(),
  reports: z.array(reportOrJson).min(1),
  language: z.enum(LANGUAGES),
  look: options.look,
  bots: options.bots,
};

/** One picture of several consecutive phases. */
const seriesPicture = z.discriminatedUnion('kind', [
  /** An animation. */
  z.object({ kind: z.literal('history'), ...series }),
  /** The powers' centres over the years. */
  z.object({
    kind: z.literal('chart'),
    /** Moments that it points out. */
    marks: z
      .array(z.object({ year: z.number().int(), part: z.number().min(0).max(1), label: z.string() }).readonly())
      .readonly()
      .optional(),
    ...series,
  }),
]);
export type SeriesPicture = Readonly<z.infer<typeof seriesPicture>>;
export type ChartPicture = Extract<SeriesPicture, { kind: 'chart' }>;
export type MarkOfChart = NonNullable<ChartPicture['marks']>[number];

/** Throws an error of one sentence if the input is no picture of Diplomacy. */
export function parseDiplomacyPicture(picture: unknown): MapPicture | SeriesPicture {
  const parsed = mapPicture.or(seriesPicture).safeParse(picture);
  if (parsed.success) return parsed.data;
  throw new Error(`This is no picture of Diplomacy: ${whatIsWrong(picture)}`);
}

/** The first fault that the schema of a map finds; the error of a union would name nothing in particular. */
function whatIsWrong(picture: unknown): string {
  const [first] = mapPicture.safeParse(picture).error?.issues ?? [];
  return `at ${first?.path.join('.') || 'its top'}, ${first?.message}`;
}
