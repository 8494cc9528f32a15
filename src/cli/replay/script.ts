import { z } from 'zod';
import type { CardsBoard } from '../../games/warring-states-cards/board/cardsBoard.js';
import { ARMIES, armyOwner, dynasty } from '../../games/warring-states-cards/board/dynasties.js';
import { DEALT } from '../../games/warring-states-cards/deal/setUpTable.js';
import { type Card, copiesOf } from '../../games/warring-states-cards/model/battleCards.js';
import { strictCard, strictWords } from '../../games/warring-states-cards/notation/strictMove.js';

const seats = z.array(dynasty).min(2).max(5);
const places = <Armies extends z.ZodType>(ids: readonly string[], armies: Armies) => z.partialRecord(z.enum(ids), armies).default({});

/** A card exactly as it is written in moves. */
const card = z.string().transform((text, ctx): Card => {
  const [word, ...more] = strictWords(text);
  const read = more.length === 0 ? strictCard(word) : undefined;
  if (read !== undefined) return read;
  ctx.addIssue(`there is no card “${text}”`);
  return z.NEVER;
});

/** One input line of `zongheng replay`: a whole game, with its deck in order and the moves made. */
export const scriptOn = (board: CardsBoard) =>
  z
    .object({
      game: z.literal('warring-states-cards'),
      seats,
      options: z.object({ skills: z.boolean().default(false) }).default({ skills: false }),
      start: dynasty,
      deck: z.array(card),
      board: z
        .object({
          states: places(board.states, z.array(armyOwner).min(1).max(2)),
          strongholds: places(board.holds, z.array(dynasty).max(2)),
        })
        .default({ states: {}, strongholds: {} }),
      moves: z.array(z.object({ seat: z.string(), text: z.string() })),
    })
    .superRefine((script, ctx) => {
      for (const wrong of misfits(script)) ctx.addIssue(wrong);
    });
export type Script = z.infer<ReturnType<typeof scriptOn>>;

type Parts = Pick<Script, 'seats' | 'start' | 'deck' | 'board'>;

/** Faults that the schemas of the parts cannot see. */
function misfits({ seats, start, deck, board }: Parts): readonly string[] {
  const standing = Object.values({ ...board.states, ...board.strongholds }).flat();
  return [
    ...(new Set(seats).size < seats.length ? ['a dynasty has two seats'] : []),
    ...(seats.includes(start) ? [] : ['the start player has no seat']),
    ...(deck.length < DEALT * seats.length ? ['the deck is too small to be dealt'] : []),
    ...[...new Set(deck)].filter(one => deck.filter(other => other === one).length > copiesOf(one)).map(one => `too many cards ${one}`),
    ...standing.filter(one => one !== undefined && one !== 'neutral' && !seats.includes(one)).map(one => `${one} has armies and no seat`),
    ...seats.filter(seat => standing.filter(one => one === seat).length > ARMIES).map(seat => `${seat} has too many armies`),
  ];
}
