import type { CardGameFault } from '../../../games/warring-states-cards/model/moveFault.js';
import { en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { CardNames } from './cardNames.js';

const quoted = {
  en: (texts: readonly string[]): string => en.either(texts.map(text => `“${text}”`)),
  fr: (texts: readonly string[]): string => fr.either(texts.map(text => `« ${text} »`)),
};

/** Why a line is not a legal move of this seat. */
export const cardRefusals = {
  'not-understood': {
    en: 'I cannot make a move out of this.',
    fr: 'Je n’en tire aucun coup.',
  },
  ambiguous: {
    en: ({ candidates }) => `This may be read in more ways than one: ${quoted.en(candidates)}. Which one?`,
    fr: ({ candidates }) => `Cela peut se lire de plusieurs façons : ${quoted.fr(candidates)}. Laquelle ?`,
  },
  over: {
    en: 'The game is over.',
    fr: 'La partie est terminée.',
  },
  'not-your-turn': {
    en: 'It is not this seat’s turn.',
    fr: 'Ce n’est pas le tour de cette dynastie.',
  },
  'wrong-stage': {
    en: 'That is a move for another moment.',
    fr: 'Ce coup est pour un autre moment.',
  },
  'not-in-hand': {
    en: ({ card }, names) => (card === undefined ? 'Those cards are not in the hand.' : `${names.card(card)} is not in the hand.`),
    fr: ({ card }, names) =>
      card === undefined ? 'Ces cartes ne sont pas dans la main.' : `Cette carte n’est pas dans la main : ${names.card(card)}.`,
  },
  'no-spy': {
    en: 'Only who holds the Spy names the start player.',
    fr: 'Seul celui qui tient l’Espion nomme le premier joueur.',
  },
  'start-missing': {
    en: 'Who holds the Spy names the start player too.',
    fr: 'Celui qui tient l’Espion nomme aussi le premier joueur.',
  },
  'state-closed': {
    en: ({ state }, names) => `${names.state(state)} is controlled and has four armies or more around it: it is not battled for now.`,
    fr: ({ state }, names) => `${names.state(state)} est contrôlé et entouré d’au moins quatre armées : on ne s’y bat pas.`,
  },
  'not-bright': {
    en: ({ card }, names) => `The first card must be a bright one; ${names.card(card)} is an advisor.`,
    fr: ({ card }, names) => `La première carte doit être claire ; celle-ci est un conseiller : ${names.card(card)}.`,
  },
  'not-advisor': {
    en: ({ card }, names) => `The second card must be an advisor; ${names.card(card)} is a bright card.`,
    fr: ({ card }, names) => `La seconde carte doit être un conseiller ; celle-ci est claire : ${names.card(card)}.`,
  },
  'no-dynasty-card': {
    en: 'There is no dynasty card to lay: it lies already, or this game is played without.',
    fr: 'Aucune carte de dynastie à poser : elle l’est déjà, ou la partie se joue sans.',
  },
  'no-match': {
    en: ({ card, previous }, names) =>
      `${names.card(card)} shares no symbol with ${names.card(previous ?? '')}, the bright card before it.`,
    fr: ({ card, previous }, names) =>
      `${names.card(card)} n’a aucun symbole en commun avec la carte claire d’avant, ${names.card(previous ?? '')}.`,
  },
  'advisor-no-match': {
    en: ({ advisor, card }, names) => `The symbol of the advisor, ${names.card(advisor)}, is not on ${names.card(card)}.`,
    fr: ({ advisor, card }, names) => `Le symbole du conseiller (${names.card(advisor)}) n’est pas sur ${names.card(card)}.`,
  },
  'no-effect': {
    en: ({ symbol, card }, names) => `${names.card(symbol)} is not on ${names.card(card)}, so it cannot be covered.`,
    fr: ({ card, symbol }, names) => `Rien à couvrir : ${names.card(card)} ne porte pas ce symbole (${names.card(symbol)}).`,
  },
  'not-in-row': {
    en: ({ card }, names) => (card === undefined ? 'Those cards are not in the row.' : `${names.card(card)} is not in the row.`),
    fr: ({ card }, names) =>
      card === undefined ? 'Ces cartes ne sont pas dans la rangée.' : `Cette carte n’est pas dans la rangée : ${names.card(card)}.`,
  },
  'not-on-table': {
    en: ({ card }, names) => `${names.card(card)} does not lie before this seat.`,
    fr: ({ card }, names) => `Cette carte n’est pas posée devant cette dynastie : ${names.card(card)}.`,
  },
  'wrong-number': {
    en: ({ due }) => (due === 1 ? 'One card is due.' : 'Two cards are due.'),
    fr: ({ due }) => (due === 1 ? 'Une carte est due.' : 'Deux cartes sont dues.'),
  },
  'too-few-players': {
    en: ({ least }) => `The game is for ${least} players or more.`,
    fr: ({ least }) => `Il faut au moins ${least} joueurs.`,
  },
  'too-many-players': {
    en: ({ most }) => `The game is for ${most} players or fewer.`,
    fr: ({ most }) => `Il faut au plus ${most} joueurs.`,
  },
} satisfies Partial<SentencesByTag<CardGameFault, 'code', [CardNames]>>;
