import type { Random } from '../../../lib/random.js';
import type { Dynasty } from '../board/dynasties.js';
import { type Card, placesOf, SYMBOLS } from '../model/battleCards.js';
import type { CardsState } from '../model/cardsState.js';
import type { Move, MoveOf } from '../model/move.js';
import { brightCards, playsWith } from '../options/legalPlays.js';
import { leadsOf, type SymbolCounts } from '../table/symbolCounts.js';
import { inBattle } from '../table/tablePlayers.js';
import { worthiest } from './worthiest.js';

/** Lays what brings most claims within reach, and falls back the sooner the more it can claim. */
export function battle(state: CardsState, seat: Dynasty, random: Random): Move {
  const leads = openLeads(state, seat);
  const claims = leads.filter(lead => lead > 0).length;
  const isAlone = inBattle(state).length === 1;
  const isContent = claims > 0 && random() < (isAlone ? CONTENT_ALONE : CONTENT * claims);
  const card = isContent ? undefined : worthiest(brightCards(state, seat), random, one => worthOf(one, leads));
  const play = card && worthiest(playsWith(state, seat, card), random, one => worthBeside(one, leads));
  return play ?? { kind: 'fall-back' };
}
const CONTENT = 0.15;
const CONTENT_ALONE = 0.5;

/** By how much a seat leads in each symbol; far behind in those that are claimed. */
const openLeads = (state: CardsState, seat: Dynasty): SymbolCounts =>
  leadsOf(state, seat).map((lead, i) => (state.claimed[SYMBOLS[i] ?? 'Spy'] === undefined ? lead : FAR));
const FAR = -9;

/** What a card's symbols bring: claims first, then coming near one. */
const worthOf = (card: Card, leads: SymbolCounts): number =>
  placesOf(card).reduce((sum, place) => sum + (WORTH.get(leads[place] ?? FAR) ?? 0), 0);
/** By the lead there is. */
const WORTH: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [-1, 0.4],
  [-2, 0.2],
  [1, 0.3],
]);

/** What goes with a bright card; taking cards back is for those who remember more of the game. */
const worthBeside = ({ advisor, skill }: MoveOf<'play'>, leads: SymbolCounts): number =>
  (advisor === undefined ? 0 : worthOf(advisor, leads)) - (skill?.of === 'yan' ? 1 : 0);
