import type { MatchReader } from '../model/transaction.js';

/** Whether the phases of a match are decisions of a round: then it has one table, and is told by rounds. */
export const isToldByRounds = ({ game }: MatchReader): boolean => game.endsRound !== undefined;
