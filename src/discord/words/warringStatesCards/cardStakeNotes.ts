import type { CardSymbol } from '../../../games/warring-states-cards/model/battleCards.js';
import type { CardsStake } from '../../../games/warring-states-cards/model/cardsStake.js';
import type { InEach } from '../../../lib/language.js';
import { capital } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { CardNames } from './cardNames.js';

const ARMY: InEach = {
  en: 'an army on an empty stronghold around the current state; if none is empty, on one with a single army',
  fr: 'une armée sur une place forte vide autour de l’État en jeu ; s’il n’y en a pas, sur une place qui n’en a qu’une',
};

/** What each claimed card can be used for. */
const USES: Readonly<Record<CardSymbol, InEach>> = {
  Infantry: ARMY,
  Chariot: ARMY,
  Cavalry: ARMY,
  Crossbow: ARMY,
  Spy: {
    en: 'any card from the row, and you choose who starts the next round',
    fr: 'une carte de la rangée, au choix, et vous choisissez qui commence la prochaine manche',
  },
  Fire: {
    en: 'each opponent with a single army on the stronghold that you choose moves it to a neighbouring stronghold that you name',
    fr: 'sur une place forte de votre choix, chaque adversaire qui n’a qu’une armée la déplace vers une place voisine que vous désignez',
  },
  Forest: {
    en: 'an army beneath the only army in a state of your choice, if that army is neutral or an opponent’s',
    fr: 'une armée sous l’unique armée, neutre ou adverse, d’un État au choix',
  },
  Mountain: { en: 'a second army on a stronghold where you have one', fr: 'une deuxième armée sur une place forte où vous en avez une' },
  Wind: {
    en: 'one of your armies moves by road to another stronghold',
    fr: 'une de vos armées rejoint par les routes une autre place forte',
  },
};

const orDraw: InEach = { en: 'Or draw a card instead.', fr: 'Ou piochez une carte à la place.' };

/** Tells players what a choice will cost or do, before they make it. */
export const cardStakeNotes: SentencesByTag<CardsStake, 'code', [CardNames]> = {
  'shown-cards-leave': {
    en: 'The two cards you show leave your hand: they go face up into the recruiting row, where anyone can take them later.',
    fr: 'Les deux cartes que vous montrez quittent votre main : elles vont face visible dans la rangée de recrutement, où tout le monde pourra les prendre.',
  },
  'claim-does': {
    en: ({ symbol }, names) => `${capital(names.symbol(symbol))}: ${USES[symbol].en}. ${orDraw.en}`,
    fr: ({ symbol }, names) => `${capital(names.symbol(symbol))} : ${USES[symbol].fr}. ${orDraw.fr}`,
  },
};
