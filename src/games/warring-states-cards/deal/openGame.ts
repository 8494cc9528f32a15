import { z } from 'zod';
import type { Opening } from '../../game.js';
import { yesNo } from '../../yesNo.js';
import type { CardsBoard } from '../board/cardsBoard.js';
import { dynasty } from '../board/dynasties.js';
import { secretRandom, shuffledBy } from '../chance/secretRandom.js';
import { WHOLE_DECK } from '../model/battleCards.js';
import type { CardsState } from '../model/cardsState.js';
import { setUpTable } from './setUpTable.js';

/** What the host may choose: dynasty cards in play, the battle round that is the last in any case, the start player; one who is not dealt is drawn by lot. */
export const options = z.object({
  skills: yesNo,
  rounds: z.coerce.number().int().positive().default(30),
  start: dynasty.optional(),
});

/** Deals a match. The deal, the start player and every later shuffle have streams of their own, so that none tells of another. */
export function openGame(board: CardsBoard, { seats, seed, secret = seed.toString(16), options: chosen }: Opening): CardsState {
  const { skills, rounds, start } = options.parse(chosen);
  const dynasties = seats.map(seat => dynasty.parse(seat));
  const [drawn] = shuffledBy(dynasties, secretRandom(secret, 'start'));
  const first = start !== undefined && dynasties.includes(start) ? start : drawn;
  if (first === undefined) throw new Error('a match has seats');
  const deck = shuffledBy(WHOLE_DECK, secretRandom(secret, 'deal'));
  return setUpTable(board, {
    seats: dynasties,
    skills,
    start: first,
    deck,
    chance: { kind: 'secret', secret, shuffles: 0 },
    lastRound: rounds,
  });
}
