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
 * A picture of the card game: the table as a view shows it, or as it lay at the end of what a report tells; or a hand, from the view
 * of its seat. Of a seat's view the table alone is left when the table is asked for.
 */
export const cardsPicture = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('position'), view, language }),
  z.object({ kind: z.literal('results'), report: cardsReport, language }),
  z.object({ kind: z.literal('hand'), view: view.extend({ own }), language }),
]);
export type CardsPicture = Readonly<z.infer<typeof cardsPicture>>;

const ofCards = z.union([z.object({ view: z.object({ kind }) }), z.object({ report: z.object({ kind }) })]);
/** Whether the view or report in it is one of the card game. */
export const isOfCards = (picture: unknown): boolean => ofCards.safeParse(picture).success;
