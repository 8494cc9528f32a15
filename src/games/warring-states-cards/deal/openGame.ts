import { z } from 'zod';
import type { Opening } from '../../game.js';
import { yesNo } from '../../yesNo.js';
import type { CardsBoard } from '../board/cardsBoard.js';
import { dynasty } from '../board/dynasties.js';
import { secretRandom, shuffledBy } from '../chance/secretRandom.js';
import { WHOLE_DECK } from '../model/battleCards.js';
import type { CardsState } from '../model/cardsState.js';
import { setUpTable } from './setUpTable.js';

/**
 * The host's options: whether dynasty cards are in play, the last battle round, and the start player (drawn by lot if not given or not in
 * the match).
 */
export const options = z.object({
  skills: yesNo,
  rounds: z.coerce.number().int().positive().default(30),
  start: dynasty.optional(),
});

/** Deals a match. The deal, the start player and each later shuffle use separate random streams, so that none reveals another. */
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
