import type { Seat } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import type { MatchEnd } from '../../matches/model/match.js';
import type { Words } from '../words/wordsIn.js';

/** Who won, or shares the draw, in the words of a list. */
export function endState({ gameList }: Words, end: MatchEnd | undefined, seats: readonly Seat[], language: Language): string {
  const names = (end?.seats ?? []).map(id => seats.find(seat => seat.id === id)?.name[language] ?? id);
  if (names.length === 0) return gameList.stateEnded;
  return end?.kind === 'draw' ? gameList.stateDrawn(names) : gameList.stateWon(names);
}
