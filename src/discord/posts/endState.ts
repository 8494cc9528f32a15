import type { Seat } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import type { MatchEnd, SeatHolder } from '../../matches/model/match.js';
import type { Words } from '../words/wordsIn.js';
import { markedName } from './postContext.js';

interface Ended {
  readonly end: MatchEnd | undefined;
  readonly seats: readonly Seat[];
  readonly seatHolders: readonly SeatHolder[];
}

/** Who won, or shares the draw, in the words of a list. */
export function endState({ gameList }: Words, { end, seats, seatHolders }: Ended, language: Language): string {
  const nameOf = (id: string): string => seats.find(seat => seat.id === id)?.name[language] ?? id;
  const names = (end?.seats ?? []).map(id => markedName({ seatHolders, language }, { id, name: nameOf(id) }));
  if (names.length === 0) return gameList.stateEnded;
  return end?.kind === 'draw' || end?.kind === 'draw-by-size' ? gameList.stateDrawn(names) : gameList.stateWon(names);
}
