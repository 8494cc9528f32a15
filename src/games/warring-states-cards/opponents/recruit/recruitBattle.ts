import type { Random } from '../../../../lib/random.js';
import type { Dynasty } from '../../board/dynasties.js';
import { type Card, placesOf, SYMBOLS } from '../../model/battleCards.js';
import type { CardsState } from '../../model/cardsState.js';
import type { Move, MoveOf } from '../../model/move.js';
import { brightCards, playsWith } from '../../options/legalPlays.js';
import { leadsOf, type SymbolCounts } from '../../table/symbolCounts.js';
import { inBattle } from '../../table/tablePlayers.js';
import { worthiest } from './worthiest.js';

/** Lays the cards that bring most claims within reach. The more the seat can claim, the likelier it falls back. */
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

/** By how much a seat leads in each symbol. Symbols already claimed count as far behind. */
const openLeads = (state: CardsState, seat: Dynasty): SymbolCounts =>
  leadsOf(state, seat).map((lead, i) => (state.claimed[SYMBOLS[i] ?? 'Spy'] === undefined ? lead : FAR));
const FAR = -9;

/** The worth of a card's symbols: most for a symbol that brings a claim, less for one that comes near a claim. */
const worthOf = (card: Card, leads: SymbolCounts): number =>
  placesOf(card).reduce((sum, place) => sum + (WORTH.get(leads[place] ?? FAR) ?? 0), 0);
/** The worth of one more of a symbol, by the current lead in it. */
const WORTH: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [-1, 0.4],
  [-2, 0.2],
  [1, 0.3],
]);

/** The worth of what is laid with a bright card. Yan's taking back is avoided: it only pays for players who remember more of the game. */
const worthBeside = ({ advisor, skill }: MoveOf<'play'>, leads: SymbolCounts): number =>
  (advisor === undefined ? 0 : worthOf(advisor, leads)) - (skill?.of === 'yan' ? 1 : 0);
