import { OPPONENT_LEVELS, type OpponentLevel } from '../../games/game.js';
import type { HostingRules } from './hostingRules.js';
import type { Match } from './match.js';

/** Stands as the author of orders that the bot gave in place of a player who sent none. No user is called that. */
export const STAND_IN = 'bot';

/**
 * The opponent of the bot that orders for a player who sent nothing, where it does, and plays a seat from when its player has left it.
 * Undefined: its units hold.
 */
export const standInOf = ({ plan: { standIn } }: Pick<Match, 'plan'>): OpponentLevel | undefined =>
  OPPONENT_LEVELS.find(level => level === standIn);

/** Whether a seat that misses, or that nobody holds, plays the orders that were last saved for it, where they are still legal. */
export const repeatsOrders = ({ plan: { standIn, covers } }: Pick<Match, 'plan'>): boolean => standIn === 'last-orders' && covers === true;

/**
 * Whether orders are given for players who sent nothing. Not in matches that began before there was such a rule: they keep the one they began
 * with.
 */
export const coversSilence = (match: Pick<Match, 'plan'>): boolean =>
  match.plan.covers === true && (standInOf(match) !== undefined || repeatsOrders(match));

/** Whether the bot asks substitutes to take seats that players have left, also those that an opponent of the bot plays meanwhile. */
export const asksForSeats = (match: Pick<Match, 'plan'>): boolean => match.plan.standIn === 'substitutes' || standInOf(match) !== undefined;

/** The rules of a match that begins. */
export const asBegun = (plan: HostingRules): HostingRules => {
  const { covers: _, ...chosen } = plan;
  return plan.standIn === 'last-orders' || standInOf({ plan }) !== undefined ? { ...chosen, covers: true } : chosen;
};

/** Whether opponents of the bot may play in a match with these rules: otherwise nobody looks for them. */
export const mayHaveOpponents = ({ fill, standIn, unfilled }: HostingRules): boolean =>
  fill !== undefined || unfilled === 'opponents' || standInOf({ plan: { standIn } }) !== undefined;
