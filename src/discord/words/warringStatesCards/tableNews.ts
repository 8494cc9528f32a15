import type { CardsEnding } from '../../../games/warring-states-cards/model/cardsEnding.js';
import type { InEach } from '../../../lib/language.js';
import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Why the game is over. */
const REASONS: Readonly<Record<CardsEnding['reason'], InEach>> = {
  states: { en: 'enough states are won', fr: 'assez d’États sont gagnés' },
  neutrals: { en: 'no neutral army is left', fr: 'il ne reste aucune armée neutre' },
  armies: { en: 'eight armies stand around every state', fr: 'huit armées entourent chaque État' },
  rounds: { en: 'the last round is over', fr: 'la dernière manche est finie' },
};

/** What the winners have the most of. */
const MOST: Readonly<Record<CardsEnding['by'], InEach>> = {
  states: { en: 'states', fr: 'd’États' },
  superiorities: { en: 'superiorities in a tie round', fr: 'de supériorités dans une manche de départage' },
  strongholds: { en: 'strongholds', fr: 'de places fortes' },
};

/** What happens to everybody, and how the game is played. */
export const tableNews = messages({
  /** "Round 3, Gu, battle". Tie rounds have no state. */
  phase: {
    en: (round: number, state: string | undefined, kind: string) =>
      [`Round ${round}`, ...(state === undefined ? [] : [state]), kind].join(', '),
    fr: (round, state, kind) => [`Manche ${round}`, ...(state === undefined ? [] : [state]), kind].join(', '),
  },
  reshuffled: {
    en: (count: number) => `${en.count(count, 'One discarded card is', '# discarded cards are')} shuffled to be the deck.`,
    fr: count =>
      `${fr.count(count, 'Une carte défaussée est mélangée et redevient', '# cartes défaussées sont mélangées et redeviennent')} la pioche.`,
  },
  row: {
    en: (cards: string | undefined) => (cards === undefined ? 'No card is left for a new row.' : `New row: ${cards}.`),
    fr: cards => (cards === undefined ? 'Il ne reste aucune carte pour une nouvelle rangée.' : `Nouvelle rangée : ${cards}.`),
  },
  resistance: {
    en: (cards: string | undefined) => (cards === undefined ? 'No card is left for the local resistance.' : `Local resistance: ${cards}.`),
    fr: cards => (cards === undefined ? 'Il ne reste aucune carte pour la résistance locale.' : `Résistance locale : ${cards}.`),
  },
  control: {
    en: (state: string, from: string, to: string) => `**${to}** takes ${state} (until now ${from}).`,
    fr: (state, from, to) => `**${to}** s’empare de ${state} (jusque-là : ${from}).`,
  },
  tied: {
    en: (seats: string) => `${seats} are tied; a tie round decides.`,
    fr: seats => `${seats} sont à égalité ; une manche de départage décidera.`,
  },
  ended: {
    en: (ending: CardsEnding, winners: string) =>
      `**${winners}** ${ending.winners.length === 1 ? 'unites' : 'unite'} China with the most ${MOST[ending.by].en}: ${REASONS[ending.reason].en}.`,
    fr: (ending, winners) =>
      `**${winners}** ${ending.winners.length === 1 ? 'unifie' : 'unifient'} la Chine avec le plus ${MOST[ending.by].fr} : ${REASONS[ending.reason].fr}.`,
  },
  states: {
    en: (count: number) => en.count(count, '# state', '# states'),
    fr: count => fr.count(count, '# État', '# États'),
  },
  armies: {
    en: (count: number) => en.count(count, '# army', '# armies'),
    fr: count => fr.count(count, '# armée', '# armées'),
  },
  missedOrders: {
    en:
      'Who does not answer falls back, draws a card for everything claimed, and takes from the left of the row; who has to name a state names the first open one. ' +
      'Two turns missed in a row open the seat to whoever takes it.',
    fr:
      'Qui ne répond pas se replie, pioche une carte pour tout ce qu’il remporte et se sert à gauche de la rangée ; qui doit nommer un État nomme le premier qui soit ouvert. ' +
      'Deux tours manqués de suite ouvrent la place à qui la prend.',
  },
  howToOrder: {
    en: [
      '`play Fire/Chariot/Cavalry + Chariot` a bright card and an advisor · `play Wild + dynasty` with the dynasty card · `fall back`',
      'Dynasty cards: `+ dynasty: cover Chariot` (Qi) · `+ dynasty: swap Wild for Chariot` (Qin, the card of the row first) · `+ dynasty: take Wild` (Yan)',
      'Claimed cards, one by one: `Fire draw` · `Infantry 12` · `Spy Wild` · `Fire 12: Yan → 13` · `Forest Gu` · `Mountain 10` · `Wind 22 → 23`',
      'At the start: `show Wild, Chariot` · The row: `take Wild, Chariot` · Between rounds: `state Gu`, with the Spy `start Yan, state Gu`',
      'English and French are understood, and words may be missing. What is ambiguous is never guessed: you are asked.',
    ].join('\n'),
    fr: [
      '`jouer Feu/Char/Cavalerie + Char` une carte claire et un conseiller · `jouer Joker + dynastie` avec la carte de dynastie · `se replier`',
      'Cartes de dynastie : `+ dynastie, couvrir Char` (Qi) · `+ dynastie, échanger Joker contre Char` (Qin, d’abord la carte de la rangée) · `+ dynastie, reprendre Joker` (Yan)',
      'Cartes remportées, une à une : `Feu piocher` · `Infanterie 12` · `Espion Joker` · `Feu 12, Yan → 13` · `Forêt Gu` · `Montagne 10` · `Vent 22 → 23`',
      'Au début : `montrer Joker, Char` · La rangée : `prendre Joker, Char` · Entre les manches : `état Gu`, avec l’Espion `départ Yan, état Gu`',
      'Le français et l’anglais sont compris, et des mots peuvent manquer. Ce qui est ambigu n’est jamais deviné : on vous pose la question.',
    ].join('\n'),
  },
});
