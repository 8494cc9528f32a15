import type { CardsEnding } from '../../../games/warring-states-cards/model/cardsEnding.js';
import type { InEach } from '../../../lib/language.js';
import { capital, en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Why the game is over. */
const REASONS: Readonly<Record<CardsEnding['reason'], InEach>> = {
  states: { en: 'enough states have been won', fr: 'assez d’États sont gagnés' },
  neutrals: { en: 'no neutral army is left', fr: 'il ne reste aucune armée neutre' },
  armies: { en: 'every state has eight armies around it', fr: 'huit armées entourent chaque État' },
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
    en: (count: number) =>
      `${en.count(count, 'The discarded card becomes', 'The # discarded cards are shuffled and become')} the new deck.`,
    fr: count =>
      `${fr.count(count, 'La carte défaussée devient', 'Les # cartes défaussées sont mélangées et deviennent')} la nouvelle pioche.`,
  },
  row: {
    en: (cards: string | undefined) => (cards === undefined ? 'There are no cards left for a new row.' : `New row: ${cards}.`),
    fr: cards => (cards === undefined ? 'Il ne reste plus de cartes pour une nouvelle rangée.' : `Nouvelle rangée : ${cards}.`),
  },
  resistance: {
    en: (cards: string | undefined) =>
      cards === undefined ? 'There are no cards left for the local resistance.' : `Local resistance: ${cards}.`,
    fr: cards => (cards === undefined ? 'Il ne reste plus de cartes pour la résistance locale.' : `Résistance locale : ${cards}.`),
  },
  /** `from`: undefined if the state was neutral. `strengths`: "Yan 2, neutral 1"; unknown in rounds of earlier versions. */
  control: {
    en: (state: string, from: string | undefined, to: string, strengths: string | undefined) =>
      `**${to}** takes ${state} (${from === undefined ? 'it was neutral' : `from ${from}`})${strengths === undefined ? '' : `: ${strengths}`}.`,
    fr: (state, from, to, strengths) =>
      `**${capital(fr.the(to))}** s’empare ${fr.ofPlace(state)} (jusque-là ${from === undefined ? 'neutre' : fr.to(from)})${strengths === undefined ? '' : ` : ${strengths}`}.`,
  },
  /** A state was checked and stays with its controller, or neutral. `around`: the armies around it, if those are too few. */
  kept: {
    en: (state: string, by: string | undefined, strengths: string, around: number | undefined) =>
      `${state} stays ${by === undefined ? 'neutral' : `with ${by}`}: ${
        around === undefined
          ? strengths
          : `${around === 0 ? 'no army' : en.count(around, 'one army', '# armies')} around it, but it takes four`
      }.`,
    fr: (state, by, strengths, around) =>
      `${capital(fr.place(state))} reste ${by === undefined ? 'neutre' : fr.to(by)} : ${
        around === undefined
          ? strengths
          : `${around === 0 ? 'aucune armée' : fr.count(around, 'une armée', '# armées')} autour, mais il en faut quatre`
      }.`,
  },
  tied: {
    en: (seats: string) => `${seats} are tied. A tie round decides.`,
    fr: seats => `Égalité : ${seats}. Une manche de départage décidera.`,
  },
  ended: {
    en: (ending: CardsEnding, winners: string) =>
      `${capital(REASONS[ending.reason].en)}: **${winners}** ${ending.winners.length === 1 ? 'has' : 'have'} the most ${MOST[ending.by].en} and ${ending.winners.length === 1 ? 'unites' : 'unite'} China.`,
    fr: (ending, winners) =>
      `${capital(REASONS[ending.reason].fr)} : **${fr.the(winners)}** ${ending.winners.length === 1 ? 'a' : 'ont'} le plus ${MOST[ending.by].fr} et ${ending.winners.length === 1 ? 'unifie' : 'unifient'} la Chine.`,
  },
  states: {
    en: (count: number) => en.count(count, '# state', '# states'),
    fr: count => fr.count(count, '# État', '# États'),
  },
  standingsColumns: {
    en: 'states · armies',
    fr: 'États · armées',
  },
  missedOrders: {
    en: 'If you miss a turn in battle, you fall back, draw a card for each card you claim, and take cards from the left of the row. If you miss the choice of a state, the first open one is chosen.',
    fr: 'Si vous manquez un tour de bataille, vous vous repliez, piochez une carte pour chaque carte remportée et prenez les cartes les plus à gauche de la rangée. Si vous manquez le choix d’un État, c’est le premier État ouvert qui est pris.',
  },
  howToOrder: {
    en: [
      '`play Fire/Chariot/Cavalry + Chariot` a bright card and an advisor · `play Wild + dynasty` a card with your dynasty card · `fall back`',
      'Dynasty cards: `+ dynasty: cover Chariot` (Qi) · `+ dynasty: swap Wild for Chariot` (Qin, naming the card from the row first) · `+ dynasty: take Wild` (Yan)',
      'Claimed cards, one at a time: `Fire draw` · `Infantry 12` · `Spy Wild` · `Fire 12: Yan → 13` · `Forest Gu` · `Mountain 10` · `Wind 22 → 23`',
      'At the start: `show Wild, Chariot` · The row: `take Wild, Chariot` · Between rounds: `state Gu`, or with the Spy `start Yan, state Gu`',
      'English and French both work, and you can leave words out. If something is unclear, I ask instead of guessing.',
    ].join('\n'),
    fr: [
      '`jouer Feu/Char/Cavalerie + Char` une carte claire et un conseiller · `jouer Joker + dynastie` une carte avec votre carte de dynastie · `se replier`',
      'Cartes de dynastie : `+ dynastie, couvrir Char` (Qi) · `+ dynastie, échanger Joker contre Char` (Qin, en nommant d’abord la carte de la rangée) · `+ dynastie, reprendre Joker` (Yan)',
      'Cartes remportées, une à la fois : `Feu piocher` · `Infanterie 12` · `Espion Joker` · `Feu 12, Yan → 13` · `Forêt Gu` · `Montagne 10` · `Vent 22 → 23`',
      'Au début : `montrer Joker, Char` · La rangée : `prendre Joker, Char` · Entre les manches : `état Gu`, ou avec l’Espion `départ Yan, état Gu`',
      'Vous pouvez écrire en français ou en anglais, et abréger. Si quelque chose n’est pas clair, je vous pose la question au lieu de deviner.',
    ].join('\n'),
  },
});
