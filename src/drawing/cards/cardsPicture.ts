import { z } from 'zod';
import { dynasty } from '../../games/warring-states-cards/board/dynasties.js';
import { card, symbol } from '../../games/warring-states-cards/model/battleCards.js';
import { cardsReport } from '../../games/warring-states-cards/view/cardsReport.js';
import { publicView } from '../../games/warring-states-cards/view/publicView.js';
import { LANGUAGES } from '../../lib/language.js';

const kind = z.literal('warring-states-cards');
const language = z.enum(LANGUAGES);
const view = z.object({ kind, skills: z.boolean(), table: publicView });
const own = z.object({ seat: dynasty, hand: z.array(card), drawn: z.array(card), claims: z.array(symbol) });

/**
 * A picture of the card game: the table in a view, the table at the end of a report, or a hand from its seat's view. Parsing a `position`
 * strips the seat's secret hand from the view.
 */
export const cardsPicture = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('position'), view, language }),
  z.object({ kind: z.literal('results'), report: cardsReport, language }),
  z.object({ kind: z.literal('hand'), view: view.extend({ own }), language }),
]);
export type CardsPicture = Readonly<z.infer<typeof cardsPicture>>;

const ofCards = z.union([z.object({ view: z.object({ kind }) }), z.object({ report: z.object({ kind }) })]);
/** Whether the picture's view or report belongs to the card game. */
export const isCardsPicture = (picture: unknown): boolean => ofCards.safeParse(picture).success;
