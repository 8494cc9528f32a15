import type { AnyGame } from '../../games/game.js';
import { mostSeats, seatsDealt } from '../context/gameOf.js';
import type { HostingRules } from '../model/hostingRules.js';
import type { Match } from '../model/match.js';

/** How long a lobby stays open unless its host chose otherwise, ms. */
export const LOBBY_LENGTH = 14 * 24 * 60 * 60 * 1000;

/** When a lobby ends that is opened, or gets another length, at `now`. */
export const endOfLobby = ({ lobby = LOBBY_LENGTH }: HostingRules, now: number): number => now + lobby;

/** Whether fewer seats are dealt when fewer players join. Never in a match that continues another one. */
export const canBeSmaller = (game: AnyGame, match: Pick<Match, 'options' | 'from'>): boolean =>
  seatsDealt(game, match, game.players.least).length < mostSeats(game, match).length;

/** What happens when a lobby ends with empty seats. Usually a game for any number of players begins with those who have joined. */
export const whenUnfilled = (game: AnyGame, match: Pick<Match, 'plan' | 'options' | 'from'>): NonNullable<HostingRules['unfilled']> =>
  match.plan.unfilled ?? (canBeSmaller(game, match) ? 'smaller' : 'cancel');
