import { z } from 'zod';
import { position, turn } from '../games/diplomacy/board/position.js';
import { report } from '../games/diplomacy/model/report.js';
import { phaseKind, submission, terms } from '../games/diplomacy/model/state.js';
import { LANGUAGES } from '../lib/language.js';
import { PALETTES } from '../lib/look.js';

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

/** What every picture of a board may ask for. */
const asked = {
  game: z.string(),
  language: z.enum(LANGUAGES),
  look: z.object({ palette: z.enum(PALETTES), hatched: z.boolean() }).optional(),
  /** The id of one of the board's, or "busiest" for the one in which most happened in a report; none: the whole board. */
  theatre: z.string().optional(),
};

/** A picture that can be drawn: one of Diplomacy, on the board of the game it names. */
export const drawnPicture = z.discriminatedUnion('kind', [
  /** How things stand. */
  z.object({ kind: z.literal('position'), view, ...asked }),
  /** What was ordered, and not what became of it. */
  z.object({ kind: z.literal('orders'), report, ...asked }),
  /** What became of it. */
  z.object({ kind: z.literal('results'), report, ...asked }),
  /** The centres gained and lost. */
  z.object({ kind: z.literal('changes'), report, ...asked }),
  /** What a seat has on file, for its eyes alone. */
  z.object({ kind: z.literal('mine'), view, seat: z.string(), submission, ...asked }),
]);
export type DrawnPicture = Readonly<z.infer<typeof drawnPicture>>;

/** A report, or the JSON of one. */
const read = z.preprocess(one => (typeof one === 'string' ? JSON.parse(one) : one), report);

/** Several phases in one, as they followed one another. */
const told = { game: z.string(), reports: z.array(read).min(1), language: z.enum(LANGUAGES), look: asked.look };
export const story = z.discriminatedUnion('kind', [
  /** Moving. */
  z.object({ kind: z.literal('history'), ...told }),
  /** The powers' centres over the years. */
  z.object({ kind: z.literal('chart'), ...told }),
]);
export type Story = Readonly<z.infer<typeof story>>;
