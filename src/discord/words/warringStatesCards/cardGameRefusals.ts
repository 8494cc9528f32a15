import type { Fault } from '../../../games/game.js';
import type { CardsStake } from '../../../games/warring-states-cards/model/cardsStake.js';
import type { CardGameFault } from '../../../games/warring-states-cards/model/moveFault.js';
import type { Language } from '../../../lib/language.js';
import { type SentencesByTag, sentenceByCode } from '../language/sentencesByTag.js';
import type { CardNames } from './cardNames.js';
import { cardRefusals } from './cardRefusals.js';
import { cardStakeNotes } from './cardStakeNotes.js';
import { claimRefusals } from './claimRefusals.js';

/** A sentence for every fault code of the card game. A missing one is a type error. */
export const CARD_GAME_REFUSALS: SentencesByTag<CardGameFault | CardsStake, 'code', [CardNames]> = {
  ...cardRefusals,
  ...claimRefusals,
  ...cardStakeNotes,
};

const isCardGameFault = (fault: Fault): fault is CardGameFault | CardsStake => Object.hasOwn(CARD_GAME_REFUSALS, fault.code);

/** Undefined if it is not a fault code of the card game. */
export const sayCardGameFault = (fault: Fault, language: Language, names: CardNames): string | undefined =>
  isCardGameFault(fault) ? sentenceByCode(CARD_GAME_REFUSALS, fault, language, names) : undefined;
