import type { OpponentLevel } from '../../games/game.js';
import type { Match } from './match.js';

/** The opponent of the bot that plays a seat from when its player has left it. Undefined: its units hold. */
export const standInOf = ({ plan: { standIn } }: Pick<Match, 'plan'>): OpponentLevel | undefined =>
  standIn === 'substitutes' ? undefined : standIn;
