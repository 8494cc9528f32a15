import type { AnyGame } from '../../games/game.js';
import { mostSeats, seatsDealt } from '../context/gameOf.js';
import { countedIn, takesRest } from '../model/fill.js';
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

/** What a lobby says about its end. */
export interface LobbyOutlook {
  /** What happens with empty seats: with opponents of the bot for all of them there are none. */
  readonly unfilled: NonNullable<HostingRules['unfilled']>;
  /** Whether opponents of the bot count among those who are there. */
  readonly withBots: boolean;
}

export function lobbyOutlook(game: AnyGame, match: Pick<Match, 'plan' | 'options' | 'from'>): LobbyOutlook {
  const fill = match.plan.fill ?? {};
  return { unfilled: takesRest(fill) ? 'opponents' : whenUnfilled(game, match), withBots: countedIn(fill) > 0 };
}
