import type { OpponentLevel } from '../../games/game.js';
import type { HostingRules } from './hostingRules.js';
import type { Match } from './match.js';

/** Stands as the author of orders that the bot gave in place of a player who sent none. No user is called that. */
export const STAND_IN = 'bot';

/**
 * The opponent of the bot that orders for a player who sent nothing, where it does, and plays a seat from when its player has left it.
 * Undefined: its units hold.
 */
export const standInOf = ({ plan: { standIn } }: Pick<Match, 'plan'>): OpponentLevel | undefined =>
  standIn === 'substitutes' ? undefined : standIn;

/** Whether it orders for players who sent nothing. Not in matches that began before it did: they keep the rules they began with. */
export const coversSilence = (match: Pick<Match, 'plan'>): boolean => standInOf(match) !== undefined && match.plan.covers === true;

/** The rules of a match that begins. */
export const asBegun = (plan: HostingRules): HostingRules => {
  const { covers: _, ...chosen } = plan;
  return standInOf({ plan }) === undefined ? chosen : { ...chosen, covers: true };
};

/** Whether opponents of the bot may play in a match with these rules: otherwise nobody looks for them. */
export const mayHaveOpponents = ({ fill, standIn, unfilled }: HostingRules): boolean =>
  fill !== undefined || unfilled === 'opponents' || (standIn !== undefined && standIn !== 'substitutes');
