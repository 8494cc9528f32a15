import { joinedList } from '../../lib/joinedList.js';
import type { InEach, Language } from '../../lib/language.js';

export const CARD_WORDS = {
  advisor: { en: 'advisor', fr: 'conseiller' },
  row: { en: 'Recruiting row', fr: 'Rangée' },
  battlefield: { en: 'Battlefield', fr: 'Champ de bataille' },
  hand: { en: 'hand', fr: 'main' },
  states: { en: 'states', fr: 'États' },
  left: { en: 'armies', fr: 'armées' },
  leads: { en: 'in the lead', fr: 'en tête' },
  begins: { en: 'begins the round', fr: 'commence la manche' },
  deck: { en: 'deck', fr: 'pioche' },
  discards: { en: 'discards', fr: 'défausse' },
  empty: { en: 'empty', fr: 'vide' },
  fallen: { en: 'has fallen back', fr: 'repli' },
  untied: { en: 'not in the tie', fr: 'hors du départage' },
  won: { en: 'victory', fr: 'victoire' },
  resistance: { en: 'Local resistance', fr: 'Résistance locale' },
  tieRound: { en: 'Tie round', fr: 'Manche de départage' },
  keep: { en: 'Everyone chooses two cards to show', fr: 'Choix de deux cartes à montrer' },
  drawn: { en: 'drawn', fr: 'piochée' },
  dynasty: { en: 'dynasty card', fr: 'carte de dynastie' },
  laid: { en: 'laid', fr: 'posée' },
} as const satisfies Readonly<Record<string, InEach>>;

export const roundWords = (round: number, language: Language): string => ({ en: `Round ${round}`, fr: `Manche ${round}` })[language];
export const battleWords = (state: string, language: Language): string =>
  ({ en: `Battle for ${state}`, fr: `Bataille pour ${state}` })[language];

/** What a seat has to do, by phase. */
export const TURN_WORDS = {
  state: (seat: string) => ({ en: `${seat} chooses the next state`, fr: `${seat} choisit le prochain État` }),
  battle: (seat: string) => ({ en: `${seat} to play`, fr: `À ${seat} de jouer` }),
  use: (seat: string) => ({ en: `${seat} uses claimed cards`, fr: `${seat} utilise ses cartes remportées` }),
} as const satisfies Readonly<Record<string, (seat: string) => InEach>>;

export const takeWords = (seat: string, due: number): InEach => ({
  en: `${seat} takes ${due === 1 ? 'a card' : `${due} cards`}`,
  fr: `${seat} prend ${due === 1 ? 'une carte' : `${due} cartes`}`,
});

export const wonWords = (winners: readonly string[], language: Language): string =>
  ({
    en: `${joinedList(winners, 'en', 'and')} ${winners.length === 1 ? 'unifies' : 'unify'} China`,
    fr: `${joinedList(winners, 'fr', 'and')} ${winners.length === 1 ? 'unifie' : 'unifient'} la Chine`,
  })[language];

export const handWords = (seat: string, cards: number, language: Language): string =>
  ({
    en: `${seat}: ${['no cards', 'one card'][cards] ?? `${cards} cards`} in hand`,
    fr: `${seat} : ${['aucune carte', 'une carte'][cards] ?? `${cards} cartes`} en main`,
  })[language];

/** What each dynasty card does, short enough for the card. */
export const SKILL_WORDS = {
  chu: { en: 'This card need share no symbol', fr: 'Cette carte se passe de symbole commun' },
  jin: { en: 'Counts one Spy', fr: 'Compte un Espion' },
  qi: { en: 'One tactic counts twice, the other not', fr: 'Une tactique compte double, l’autre non' },
  qin: { en: 'Swap a card with the row', fr: 'Échangez une carte avec la rangée' },
  yan: { en: 'Take back a card you laid', fr: 'Reprenez une carte posée' },
} as const satisfies Readonly<Record<string, InEach>>;
