import type { MatchReader } from '../model/transaction.js';

/** Whether the phases of a match are single decisions of a round: it then has one card table, and reports rounds instead of phases. */
export const isToldByRounds = ({ game }: MatchReader): boolean => game.endsRound !== undefined;
