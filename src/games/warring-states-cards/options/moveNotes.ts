import type { InEach, Language } from '../../../lib/language.js';
import type { CardsBoard, StrongholdId } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import { type CardSymbol, SYMBOLS } from '../model/battleCards.js';
import type { CardsState } from '../model/cardsState.js';
import type { Move, MoveOf } from '../model/move.js';
import { cardName, ownerName, SYMBOL_NAMES, stateName } from '../notation/cardNames.js';
import { mustApply } from '../rules/applyMove.js';
import { armiesAround, armiesOn } from '../table/armiesOnBoard.js';
import { controllerOf } from '../table/stateControl.js';
import { claimsOf, countsOf } from '../table/symbolCounts.js';
import { playerOf } from '../table/tablePlayers.js';
import { playsWith } from './legalPlays.js';

const COUNTS: InEach = { en: 'counts', fr: 'compte' };
/** `symbols` is undefined if there is nothing to claim. */
const CLAIMS = {
  en: (symbols: string | undefined) => `claims ${symbols ?? 'nothing'}`,
  fr: (symbols: string | undefined) => (symbols === undefined ? 'ne remporte rien' : `remporte ${symbols}`),
} as const;
const COULD_CLAIM = {
  en: (symbols: string | undefined) => `could claim ${symbols ?? 'nothing'}`,
  fr: (symbols: string | undefined) => (symbols === undefined ? 'ne pourrait rien remporter' : `pourrait remporter ${symbols}`),
} as const;
/** A card that claims nothing by itself, but would with an advisor. */
const COULD_CLAIM_WITH = {
  en: (advisor: string, symbols: string) => `nothing by itself; with ${advisor}: could claim ${symbols}`,
  fr: (advisor: string, symbols: string) => `seule : rien ; avec ${advisor} : pourrait remporter ${symbols}`,
} as const;
const SWAP = {
  en: (take: string, give: string) => `you take ${take} from the row; ${give} goes there`,
  fr: (take: string, give: string) => `vous prenez ${take} dans la rangée ; ${give} y va`,
} as const;

const FROM_ROW: InEach = { en: 'you take it from the row', fr: 'vous la prenez dans la rangée' };

const AROUND = {
  en: (owner: string, armies: number) => `${owner} · ${armies === 1 ? 'one army' : `${armies} armies`} around`,
  fr: (owner: string, armies: number) => `${owner} · ${armies} ${armies > 1 ? 'armées' : 'armée'} autour`,
} as const;

/** What is known of the stronghold that an army comes to: the states around it, and the armies there. */
const HOLD = {
  en: (states: string, armies: string | undefined) => `around: ${states} · ${armies === undefined ? 'no army' : `there: ${armies}`}`,
  fr: (states: string, armies: string | undefined) =>
    `autour : ${states} · ${armies === undefined ? 'aucune armée' : `sur place : ${armies}`}`,
} as const;

/**
 * What a move would lead to. Naming a state: its owner and the armies around it; falling back: the claims; laying cards: the possible
 * claims and the counts; using Qin's dynasty card: the swap; an army's stronghold: the states around it and who is there; a spy: where the
 * card comes from. Undefined for other moves.
 */
export function noteOn(board: CardsBoard, state: CardsState, seat: Dynasty, move: Move, language: Language): string | undefined {
  if (move.kind === 'fall-back') return CLAIMS[language](namesOf(claimsOf(state, seat), language));
  if (move.kind === 'state') {
    const owner = ownerName(board, controllerOf(state, move.state), language);
    return AROUND[language](owner, armiesAround(board, state, move.state));
  }
  if (move.kind === 'place' || move.kind === 'mountain') return holdNote(board, state, move.at, language);
  if (move.kind === 'wind') return holdNote(board, state, move.to, language);
  if (move.kind === 'spy') return FROM_ROW[language];
  if (move.kind !== 'play') return undefined;
  const { skill } = move;
  if (skill?.of === 'qin') return SWAP[language](cardName(skill.take, language), cardName(skill.give, language));
  const after = mustApply(board, state, seat, move);
  const counts = countsOf(playerOf(after, seat).table).flatMap((count, i) => {
    const symbol = SYMBOLS[i];
    return symbol === undefined || count <= 0 ? [] : [`${SYMBOL_NAMES[symbol][language]} ${count}`];
  });
  const could = withAdvisor(board, state, seat, move, language) ?? COULD_CLAIM[language](namesOf(claimsOf(after, seat), language));
  return counts.length === 0 ? could : `${could} · ${COUNTS[language]} ${counts.join(', ')}`;
}

/** What a card that claims nothing by itself could claim with the best of the advisors in the hand. Undefined if no advisor helps. */
function withAdvisor(board: CardsBoard, state: CardsState, seat: Dynasty, move: MoveOf<'play'>, language: Language): string | undefined {
  const claims = (play: MoveOf<'play'>): readonly CardSymbol[] => claimsOf(mustApply(board, state, seat, play), seat);
  if (move.advisor !== undefined || move.skill !== undefined || claims(move).length > 0) return undefined;
  const [best] = playsWith(state, seat, move.card)
    .flatMap(play => (play.advisor === undefined ? [] : [{ advisor: play.advisor, symbols: claims(play) }]))
    .sort((a, b) => b.symbols.length - a.symbols.length);
  const symbols = best && namesOf(best.symbols, language);
  return best === undefined || symbols === undefined ? undefined : COULD_CLAIM_WITH[language](cardName(best.advisor, language), symbols);
}

function holdNote(board: CardsBoard, state: CardsState, hold: StrongholdId, language: Language): string {
  const armies = armiesOn(state, hold).map(of => ownerName(board, of, language));
  const states = board.statesAt(hold).map(id => stateName(board, id, language));
  return HOLD[language](states.join(', '), armies.length === 0 ? undefined : armies.join(', '));
}

const namesOf = (symbols: readonly CardSymbol[], language: Language): string | undefined =>
  symbols.length === 0 ? undefined : symbols.map(symbol => SYMBOL_NAMES[symbol][language]).join(', ');
